// Package search finds things by words, however a parent in India types them: in Hindi, in English, in Hindi with Latin
// letters, half typed or misspelled.
//
// Everything that can be found is a Document. An Index over documents is built whole, held in memory and never changed,
// so any number of readers may share it; the Service swaps in a new one when one of its sources has changed. A word of
// a query meets the words of the documents by its letters, by its sound (Key), by a table of synonyms, by its
// beginning and, when all of that finds nothing, by a small number of typing errors.
//
// Two laws are kept here. Queries about the sex of an unborn child find nothing but the reason why (Forbidden). Goods
// that may not be promoted are found by their own name only, and are never suggested.
package search
