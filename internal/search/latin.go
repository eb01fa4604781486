package search

import (
	"strings"
	"unicode/utf8"
)

// latinGroups are the letters of Latin script that make a sound together, longest first.
var latinGroups = []struct{ letters, sounds string }{
	{"tion", "sn"}, {"sion", "sn"},
	{"cch", "c"}, {"chh", "c"}, {"tch", "c"}, {"ksh", "ks"},
	{"ch", "c"}, {"kh", "K"}, {"gh", "G"}, {"jh", "J"}, {"th", "t"}, {"dh", "d"}, {"ph", "f"}, {"bh", "B"},
	{"sh", "s"}, {"ck", "k"}, {"wh", "v"}, {"jn", "gy"},
	{"aa", "a"}, {"ee", "i"}, {"ii", "i"}, {"ea", "i"}, {"oo", "u"}, {"uu", "u"}, {"ou", "o"},
	{"x", "ks"}, {"q", "k"}, {"z", "j"},
}

// latinEndings are letters that sound differently at the end of a word.
var latinEndings = map[string]string{"ey": "i", "ie": "i", "ies": "i"}

// latinSounds reads a folded word of Latin letters.
func latinSounds(word string) []byte {
	sounds := make([]byte, 0, len(word))
	for i := 0; i < len(word); {
		if end, ok := latinEndings[word[i:]]; ok && i > 1 {
			return append(sounds, end...)
		}
		if n, made := latinGroup(word[i:]); n > 0 {
			sounds = append(sounds, made...)
			i += n
			continue
		}
		if s := latinLetter(word, i); s < utf8.RuneSelf {
			sounds = append(sounds, s)
		}
		i++
	}
	return sounds
}

func latinGroup(rest string) (n int, sounds string) {
	for _, g := range latinGroups {
		if strings.HasPrefix(rest, g.letters) {
			return len(g.letters), g.sounds
		}
	}
	return 0, ""
}

func latinLetter(word string, i int) byte {
	next := byte(0)
	if i+1 < len(word) {
		next = word[i+1]
	}
	switch c := word[i]; c {
	case 'c':
		if next == 'e' || next == 'i' || next == 'y' {
			return soundS
		}
		return 'k'
	case 'w': // powder, gown: a vowel; wipes, nawjat: a consonant
		if i > 0 && word[i-1] == 'o' && (next == 0 || !isVowel(next) && next != soundY) {
			return soundU
		}
		return 'v'
	default:
		return c
	}
}
