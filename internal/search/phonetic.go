package search

// Sounds, one byte each. The vowels are a i u e o; length is not told apart. Aspiration is told apart where
// people write it (K is kh, G gh, J jh, B bh) and not where they leave it out (th, dh, ch).
const (
	soundA = 'a'
	soundI = 'i'
	soundU = 'u'
	soundE = 'e'
	soundO = 'o'
	soundY = 'y'
	soundN = 'n'
	soundM = 'm'
	soundS = 's'
	soundR = 'r'
	soundH = 'h'
)

// aspirates gives the sound that a plain one becomes before its own aspirate: makkhan is makhan.
var aspirates = map[byte]byte{'k': 'K', 'g': 'G', 'j': 'J', 'b': 'B'}

// Key gives the sound of a word in a form that its Devanagari and Latin spellings share: आरव, Aarav and Aarv are "arv".
// A word in any other script is its own key.
func Key(word string) string { return keyOf(fold(word)) }

// keyOf is Key for a word that is already folded.
func keyOf(folded string) string {
	var sounds []byte
	switch scriptOf(folded) {
	case latin:
		sounds = latinSounds(folded)
	case devanagari:
		sounds = devanagariSounds(folded)
	default:
		return folded
	}
	if key := merge(glide(single(sounds))); len(key) > 0 {
		return string(key)
	}
	return folded
}

// single writes doubled consonants once.
func single(sounds []byte) []byte {
	out := sounds[:0]
	for _, s := range sounds {
		if n := len(out); n > 0 && !isVowel(s) {
			last := out[n-1]
			if last == s || aspirates[s] == last && last != 0 {
				continue
			}
			if aspirates[last] == s {
				out[n-1] = s
				continue
			}
		}
		out = append(out, s)
	}
	return out
}

// glide turns a y that only colours the vowel before it into that colour, and one between or after consonants into i:
// gayi is gai, baby ends in i, while kya keeps its y.
func glide(sounds []byte) []byte {
	for i, s := range sounds {
		if s != soundY || i == 0 {
			continue
		}
		if isVowel(sounds[i-1]) || i == len(sounds)-1 || !isVowel(sounds[i+1]) {
			sounds[i] = soundI
		}
	}
	return sounds
}

// merge joins vowels that stand together, drops every a but a leading one, because nobody agrees on where it is written,
// and takes off the endings in which one word differs from itself: कपड़ा and कपड़े, diaper and diapers.
func merge(sounds []byte) []byte {
	out := make([]byte, 0, len(sounds))
	for i := 0; i < len(sounds); i++ {
		s := sounds[i]
		if !isVowel(s) {
			out = append(out, s)
			continue
		}
		for i+1 < len(sounds) && isVowel(sounds[i+1]) {
			var rest []byte
			s, rest = together(s, sounds[i+1])
			i++
			if rest != nil {
				out = append(out, s)
				s = rest[0]
			}
		}
		besideH := i+1 < len(sounds) && sounds[i+1] == soundH || endsIn(out, soundH) // mehndi, mehendi, mahndi
		if len(out) == 0 || s != soundA && !(s == soundE && besideH) {
			out = append(out, s)
		}
	}
	return ending(nasal(out))
}

// together is what two vowels become: one vowel, or the first with the second left over.
func together(a, b byte) (byte, []byte) {
	switch {
	case a == b, b == soundA && a != soundA:
		return a, nil
	case a == soundA && (b == soundI || b == soundE), a == soundE && b == soundI:
		return soundE, nil
	case a == soundA, a == soundO && b == soundU:
		return soundO, nil
	default:
		return a, []byte{b}
	}
}

// nasal writes the nasal before a lip sound as m, which is how it is said: शैंपू, shampoo.
func nasal(sounds []byte) []byte {
	for i := range len(sounds) - 1 {
		if sounds[i] == soundN {
			switch sounds[i+1] {
			case 'p', 'b', 'B', 'f':
				sounds[i] = soundM
			}
		}
	}
	return sounds
}

// ending takes off a plural s, the e of an oblique case, and the vowel of -er and -or, where enough of the word is left.
func ending(sounds []byte) []byte {
	n := len(sounds)
	if n >= 4 && sounds[n-1] == soundS && (!isVowel(sounds[n-2]) || sounds[n-2] == soundE && consonants(sounds[:n-2]) >= 2) {
		sounds, n = sounds[:n-1], n-1
	}
	if n >= 3 && sounds[n-1] == soundE {
		sounds, n = sounds[:n-1], n-1
	}
	if n >= 4 && sounds[n-1] == soundR && (sounds[n-2] == soundE || sounds[n-2] == soundO) && consonants(sounds[:n-2]) >= 2 {
		sounds = append(sounds[:n-2], soundR)
	}
	return sounds
}

func consonants(sounds []byte) int {
	n := 0
	for _, s := range sounds {
		if !isVowel(s) {
			n++
		}
	}
	return n
}

func isVowel(s byte) bool {
	return s == soundA || s == soundI || s == soundU || s == soundE || s == soundO
}
