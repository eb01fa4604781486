package search

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// word is one word of a text, with the place it stands at.
type word struct {
	text     string // folded
	from, to int    // bytes of the text that it was read from
}

// maxLetters is how much of a word is looked at; nobody searches by a longer one.
const maxLetters = 40

// words reads the words of a text, at most limit of them. Letters and digits are told apart, so that 200ml is 200 and
// ml; everything else is a gap.
func words(text string, limit int) []word {
	var out []word
	start, class := -1, gap
	flush := func(end int) {
		if start >= 0 {
			if folded := fold(text[start:end]); folded != "" {
				out = append(out, word{text: folded, from: start, to: end})
			}
		}
		start = -1
	}
	for i, r := range text {
		c := classOf(r)
		switch {
		case c == joiner && start >= 0 && class == letter: // part of the word it stands in
		case c == joiner, c == gap:
			flush(i)
		case start < 0:
			start, class = i, c
		case c != class:
			flush(i)
			start, class = i, c
		}
		if len(out) == limit {
			return out
		}
	}
	flush(len(text))
	return out
}

type class int

const (
	gap class = iota
	letter
	digit
	joiner // marks, invisible joiners and apostrophes
)

func classOf(r rune) class {
	switch {
	case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z':
		return letter
	case r >= '0' && r <= '9':
		return digit
	case r < utf8.RuneSelf:
		if r == '\'' {
			return joiner
		}
		return gap
	case r == '’', r == '\u200c', r == '\u200d', unicode.IsMark(r):
		return joiner
	case unicode.IsDigit(r):
		return digit
	case unicode.IsLetter(r):
		return letter
	}
	return gap
}

// fold gives the one spelling of a word under which its variants of case, accents, dots and invisible joiners meet. It
// is empty when nothing is left.
func fold(s string) string {
	if isPlain(s) {
		return s[:min(len(s), maxLetters)]
	}
	var b strings.Builder
	letters := 0
	for _, r := range norm.NFKD.String(s) {
		if letters == maxLetters {
			break
		}
		if r = foldRune(unicode.ToLower(r)); r != 0 {
			b.WriteRune(r)
			letters++
		}
	}
	return strings.ReplaceAll(strings.TrimSuffix(b.String(), "'s"), "'", "")
}

func isPlain(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

const (
	nukta       = '़'
	chandra     = 'ँ'
	devanagari0 = '०'
)

// foldRune gives 0 for what a word is written without.
func foldRune(r rune) rune {
	switch {
	case r >= 0x300 && r <= 0x36f, r == nukta, r == '\u200c', r == '\u200d', r == utf8.RuneError:
		return 0
	case r == '’':
		return '\''
	case r == chandra:
		return anusvara
	case r >= devanagari0 && r <= '९':
		return r - devanagari0 + '0'
	}
	return r
}

// script is the writing that a word is in.
type script uint8

const (
	other script = iota
	latin
	devanagari
	numeral
)

// scriptOf judges a folded word by its first letter.
func scriptOf(folded string) script {
	r, _ := utf8.DecodeRuneInString(folded)
	switch {
	case r >= 'a' && r <= 'z':
		return latin
	case r >= '0' && r <= '9':
		return numeral
	case r >= 0x900 && r <= 0x97f:
		return devanagari
	default:
		return other
	}
}
