// Package content holds what the shop has written: today the landing pages, each a list of blocks in one or both
// languages. Adding a page is adding rows; nothing in the program names one.
package content
