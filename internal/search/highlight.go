package search

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Span is a piece of a text, in bytes.
type Span struct{ From, To int }

// Highlight gives the pieces of a title that the query asked for, in their order. The last word may be unfinished: of a
// word that begins with it, in the same letters, only that much is marked.
func Highlight(title string, q Query) []Span {
	var spans []Span
	for _, w := range words(title, maxFieldWords) {
		if isStopWord(w.text) && len(q.words) > 0 && !isStopWord(q.words[0].text) {
			continue
		}
		if to := markedTo(title, w, q); to > w.from {
			spans = append(spans, Span{w.from, to})
		}
	}
	return spans
}

// markedTo tells up to where a word of the title is marked; its own beginning when it is not.
func markedTo(title string, w word, q Query) int {
	key := keyOf(w.text)
	to := w.from
	for _, asked := range q.words {
		askedKey := keyOf(asked.text)
		switch {
		case asked.text == w.text, len(key) > 1 && key == askedKey, slices.Contains(known.of(asked.text, askedKey), w.text):
			return w.to
		case strings.HasPrefix(w.text, asked.text):
			to = max(to, prefixEnd(title, w, asked.text))
		case len(askedKey) > 1 && utf8.RuneCountInString(asked.text) >= minBeginning && strings.HasPrefix(key, askedKey),
			misspells(asked.text, w.text):
			to = w.to
		}
	}
	return to
}

// prefixEnd is where the letters of prefix end in the title, or the end of the word when folding has changed its length.
func prefixEnd(title string, w word, prefix string) int {
	if scriptOf(w.text) != latin || len(w.text) != w.to-w.from || !utf8.ValidString(title[w.from:w.from+len(prefix)]) {
		return w.to
	}
	return w.from + len(prefix)
}

func misspells(typed, meant string) bool {
	most := budget(utf8.RuneCountInString(typed))
	if most == 0 || scriptOf(typed) != scriptOf(meant) {
		return false
	}
	a, b := []rune(typed), []rune(meant)
	return distance(a, b, most, make([]int, 3*(len(b)+1))) <= most
}
