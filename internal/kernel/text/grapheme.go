package text

import (
	"iter"
	"unicode"
	"unicode/utf8"
)

// Graphemes gives s one user-perceived character at a time; joined together they are s again. It follows
// Unicode's extended grapheme clusters (UAX #29) for the scripts of the shop and for emoji. Sequences of
// loose Hangul letters, which the standard joins, come letter by letter.
func Graphemes(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for s != "" {
			n := first(s)
			if !yield(s[:n]) {
				return
			}
			s = s[n:]
		}
	}
}

// kind is what a code point does to its neighbours.
type kind int

const (
	other kind = iota
	control
	extend    // marks, selectors and skin tones: they cling to what stands before
	spacing   // vowel signs and the non-joiner: they cling too, and end a conjunct
	joiner    // the zero-width joiner, which also pulls in a following emoji
	virama    // a mark that joins two consonants of a conjoining script
	consonant // of a conjoining script
	flag      // one half of a country's flag
	picture   // emoji and their like
)

// first is the length in bytes of the first cluster of s, which is not empty.
func first(s string) int {
	r, end := utf8.DecodeRuneInString(s)
	if r == '\r' && end < len(s) && s[end] == '\n' {
		return end + 1
	}
	head := kindOf(r)
	if head == control {
		return end
	}
	open := head == consonant // a conjunct may still grow
	linked := false           // a virama waits for the next consonant
	for last, paired := head, false; end < len(s); {
		r, n := utf8.DecodeRuneInString(s[end:])
		k := kindOf(r)
		switch {
		case k == extend || k == joiner:
		case k == spacing:
			open = false
		case k == virama:
			linked = open
		case k == consonant && open && linked:
			linked = false
		case k == picture && head == picture && last == joiner:
		case k == flag && last == flag && !paired:
			paired = true
		default:
			return end
		}
		last = k
		end += n
	}
	return end
}

func kindOf(r rune) kind {
	switch {
	case r < 0x80:
		if r < ' ' || r == 0x7f {
			return control
		}
		return other
	case r == '\u200d':
		return joiner
	case isConjoining(r) && r&0x7f == 0x4d:
		return virama
	case isSpacing(r):
		return spacing
	case isExtend(r):
		return extend
	case isConjoining(r) && isConsonant(r):
		return consonant
	case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp):
		return control
	case unicode.Is(unicode.Regional_Indicator, r):
		return flag
	case isPicture(r):
		return picture
	default:
		return other
	}
}

func isSpacing(r rune) bool {
	const nonJoiner, thaiAm, laoAm = '\u200c', '\u0e33', '\u0eb3'
	return r == nonJoiner || r == thaiAm || r == laoAm ||
		unicode.Is(unicode.Mc, r) && !unicode.Is(unicode.Other_Grapheme_Extend, r)
}

func isExtend(r rune) bool {
	return unicode.In(r, unicode.Mn, unicode.Me, unicode.Other_Grapheme_Extend) ||
		r >= 0x1f3fb && r <= 0x1f3ff || // skin tones
		r >= 0xe0020 && r <= 0xe007f // tags, in the flags of regions
}

// isConjoining is true in the blocks of Devanagari, Bengali, Gujarati, Odia, Telugu and Malayalam, whose
// consonants melt into one sign around a virama. The blocks share one layout.
func isConjoining(r rune) bool {
	switch r &^ 0x7f {
	case 0x0900, 0x0980, 0x0a80, 0x0b00, 0x0c00, 0x0d00:
		return true
	default:
		return false
	}
}

// isConsonant looks at the place of a letter in its block; the last row is Devanagari's alone.
func isConsonant(r rune) bool {
	place := r & 0x7f
	return place >= 0x15 && place <= 0x39 || place >= 0x58 && place <= 0x5f || r >= 0x0978 && r <= 0x097f
}

// isPicture takes the blocks whole: a symbol in them that is no emoji differs only if somebody puts a
// joiner after it.
func isPicture(r rune) bool {
	return r == '©' || r == '®' || r >= 0x203c && r <= 0x3299 && unicode.In(r, unicode.S, unicode.Po, unicode.Pd) ||
		r >= 0x1f000 && r <= 0x1faff
}
