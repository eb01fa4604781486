// Package archtest holds the plan of the house as tests: which package may import which, where the clock may be
// read, where the specification's own spellings may stand, and how long a file may get.
//
// A failing test names the file, the rule and what to do instead. To move a wall, change the tables in plan.go
// and write down why in docs/decisions.
package archtest
