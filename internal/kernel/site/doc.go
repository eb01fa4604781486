// Package site holds the rules of the shop's addresses: what a path means, and what a page says about
// itself to search engines. It knows no requests; the edge packages ask it.
package site
