// Package vectors runs the acceptance cases of the business rules against the code that implements them.
//
// The cases come from the file named by VECTORS, a path from the root of the repository; without it, from the
// product folder beside the repository, or else from the copy in testdata. Each rule stands in exactly one
// place: in rules (Go implements it), in browser.txt (only TypeScript does, see web/storefront/src/lib/rules),
// or in pending.txt (nobody does yet). A rule that both implement stands in rules and in browser.txt and runs
// in both. Run it with
//
//	go test -count=1 -v ./internal/vectors
//
// where -count=1 matters: the go command does not notice that a file outside the repository has changed.
package vectors
