package search

// virama silences the vowel that every Devanagari consonant carries.
const (
	virama   = '्'
	anusvara = 'ं'
)

var (
	// devanagariConsonants are the consonants without their dots, which fold takes off.
	devanagariConsonants = map[rune]byte{
		'क': 'k', 'ख': 'K', 'ग': 'g', 'घ': 'G', 'ङ': 'n',
		'च': 'c', 'छ': 'c', 'ज': 'j', 'झ': 'J', 'ञ': 'n',
		'ट': 't', 'ठ': 't', 'ड': 'd', 'ढ': 'd', 'ण': 'n',
		'त': 't', 'थ': 't', 'द': 'd', 'ध': 'd', 'न': 'n',
		'प': 'p', 'फ': 'f', 'ब': 'b', 'भ': 'B', 'म': 'm',
		'य': 'y', 'र': 'r', 'ल': 'l', 'व': 'v', 'ळ': 'l',
		'श': 's', 'ष': 's', 'स': 's', 'ह': 'h',
	}
	// devanagariVowels are the vowels that stand alone.
	devanagariVowels = map[rune]byte{
		'अ': 'a', 'आ': 'a', 'इ': 'i', 'ई': 'i', 'उ': 'u', 'ऊ': 'u',
		'ए': 'e', 'ऐ': 'e', 'ऍ': 'e', 'ओ': 'o', 'औ': 'o', 'ऑ': 'o',
	}
	// devanagariSigns are the vowels that hang on a consonant.
	devanagariSigns = map[rune]byte{
		'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u',
		'े': 'e', 'ै': 'e', 'ॅ': 'e', 'ो': 'o', 'ौ': 'o', 'ॉ': 'o',
	}
)

// devanagariSounds reads a folded word of Devanagari letters.
func devanagariSounds(word string) []byte {
	letters := []rune(word)
	sounds := make([]byte, 0, len(letters)*2)
	for i, r := range letters {
		if s, ok := devanagariConsonants[r]; ok {
			if s == 'n' && r == 'ञ' && endsIn(sounds, 'j') && i > 0 && letters[i-1] == virama { // ज्ञ is said gy
				sounds[len(sounds)-1], s = 'g', soundY
			}
			sounds = append(sounds, s)
			if carriesVowel(letters, i) {
				sounds = append(sounds, soundA)
			}
			continue
		}
		if s, ok := devanagariVowels[r]; ok {
			sounds = append(sounds, s)
			continue
		}
		if s, ok := devanagariSigns[r]; ok {
			sounds = append(sounds, s)
			continue
		}
		switch r {
		case 'ऋ', 'ृ':
			sounds = append(sounds, soundR, soundI)
		case anusvara:
			if i < len(letters)-1 { // at the end it is breath more than sound: माँ, maa
				sounds = append(sounds, soundN)
			}
		case 'ॐ':
			sounds = append(sounds, soundO, soundM)
		}
		if r >= '0' && r <= '9' {
			sounds = append(sounds, byte(r))
		}
	}
	return sounds
}

// carriesVowel says whether the consonant at i keeps its own vowel: nothing hangs on it that takes its place.
func carriesVowel(letters []rune, i int) bool {
	if i+1 == len(letters) {
		return true
	}
	next := letters[i+1]
	_, sign := devanagariSigns[next]
	return !sign && next != virama && next != 'ृ'
}

func endsIn(sounds []byte, s byte) bool { return len(sounds) > 0 && sounds[len(sounds)-1] == s }
