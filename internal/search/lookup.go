package search

import (
	"cmp"
	"slices"
	"unicode/utf8"
)

// match is a term that a word of the query may mean, and how surely.
type match struct {
	term    int32
	quality float32
}

// How sure a match is, by the way it was found.
const (
	sameLetters  = 1
	sameSound    = 0.9
	sameMeaning  = 0.8
	oneBeginning = 0.7
	oneError     = 0.55
	twoErrors    = 0.4
)

// Bounds on how far one word may reach.
const (
	maxBeginnings   = 64
	maxReach        = 50_000 // documents that half a word may lead to, counted with each of its endings
	maxMisspellings = 24
	minBeginning    = 3 // letters that must be there before a word counts as half typed, unless somebody is typing it
)

// asked is a word of the query with everything it may mean.
type asked struct {
	word    word
	key     string
	matches []match // the surest first
	guessed string  // what was probably meant, when the word itself is not known
}

// look finds what a word may mean. typing says that it may be unfinished, however short.
func (ix *Index) look(w word, typing bool) asked {
	a := asked{word: w, key: keyOf(w.text)}
	ix.addWord(&a, w.text, a.key, sameLetters, sameSound)
	for _, synonym := range known.of(w.text, a.key) {
		ix.addWord(&a, synonym, keyOf(synonym), sameMeaning, sameMeaning)
	}
	letters := utf8.RuneCountInString(w.text)
	if typing || letters >= minBeginning {
		ix.addBeginnings(&a, letters)
	}
	if len(a.matches) == 0 {
		ix.addMisspellings(&a, letters)
	}
	return a
}

// addWord adds the term with those letters and the terms with that sound. A single sound is shared by too much to mean
// anything.
func (ix *Index) addWord(a *asked, folded, key string, letters, sound float32) {
	if t, ok := ix.exact(folded); ok {
		a.add(t, letters)
	}
	if len(key) > 1 {
		for _, t := range ix.sounding(key, false) {
			a.add(t, sound)
		}
	}
}

// add notes a term once, at its surest; matches come surest first.
func (a *asked) add(term int32, quality float32) {
	if !slices.ContainsFunc(a.matches, func(m match) bool { return m.term == term }) {
		a.matches = append(a.matches, match{term, quality})
	}
}

// addBeginnings adds the terms that the word is the beginning of, by letters and, from the second sound on, by sound.
func (ix *Index) addBeginnings(a *asked, letters int) {
	from, to := ix.beginning(a.word.text)
	found := make([]int32, 0, to-from)
	for t := from; t < to; t++ {
		found = append(found, t)
	}
	if len(a.key) >= 2 && letters >= minBeginning {
		found = append(found, ix.sounding(a.key, true)...)
	}
	slices.SortFunc(found, func(x, y int32) int { return cmp.Or(cmp.Compare(ix.frequency(y), ix.frequency(x)), cmp.Compare(x, y)) })
	reach := 0
	for _, t := range slices.Compact(found) {
		if reach += ix.frequency(t); len(a.matches) == maxBeginnings || reach > maxReach && len(a.matches) > 0 {
			return
		}
		a.add(t, oneBeginning)
	}
}

type misspelling struct {
	term   int32
	errors int
}

// addMisspellings adds the terms that the word is a misspelling of, and guesses which of them was meant.
func (ix *Index) addMisspellings(a *asked, letters int) {
	found := ix.misspelled(a.word.text, letters)
	if len(found) == 0 {
		return
	}
	slices.SortFunc(found, func(x, y misspelling) int {
		return cmp.Or(cmp.Compare(x.errors, y.errors), cmp.Compare(ix.frequency(y.term), ix.frequency(x.term)), cmp.Compare(x.term, y.term))
	})
	a.guessed = ix.terms[found[0].term]
	for _, m := range found[:min(len(found), maxMisspellings)] {
		quality := float32(oneError)
		if m.errors > 1 {
			quality = twoErrors
		}
		a.add(m.term, quality)
	}
}

// misspelled walks the whole vocabulary, which is quick because shapes rule out almost all of it. Words in another script
// are compared by sound.
func (ix *Index) misspelled(folded string, letters int) []misspelling {
	most := budget(letters)
	if most == 0 {
		return nil
	}
	var found []misspelling
	own := shapeOf(folded)
	text, key := []rune(folded), []rune(keyOf(folded))
	keyErrors := budget(len(key))
	rows := make([]int, 3*(maxLetters+2))
	for i, s := range ix.shapes {
		if s.script != own.script {
			if k := ix.keys[i]; keyErrors > 0 && s.script != numeral && within(len(k), len(key), 1) {
				if other := []rune(k); len(other) < len(rows)/3 && distance(key, other, 1, rows) == 1 {
					found = append(found, misspelling{int32(i), 2})
				}
			}
			continue
		}
		if !within(int(s.length), letters, most) || !maybeWithin(s.letters, own.letters, most) {
			continue
		}
		if n := distance(text, []rune(ix.terms[i]), most, rows); n <= most {
			found = append(found, misspelling{int32(i), n})
		}
	}
	return found
}

func within(a, b, most int) bool { return a-b <= most && b-a <= most }

// split reads a word that nobody knows as two that are known: facewash.
func (ix *Index) split(w word) (first, second word, ok bool) {
	for i := range w.text {
		left, right := w.text[:i], w.text[i:]
		if utf8.RuneCountInString(left) < minBeginning || utf8.RuneCountInString(right) < minBeginning {
			continue
		}
		_, one := ix.exact(left)
		_, two := ix.exact(right)
		if one && two {
			return word{text: left, from: w.from, to: w.to}, word{text: right, from: w.from, to: w.to}, true
		}
	}
	return word{}, word{}, false
}
