package search_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"mylo/internal/search"
)

// spellings are words as they stand in print, each with the ways in which people type them.
var spellings = map[string]string{
	"तेल": "tel", "दूध": "doodh dudh duudh", "बच्चा": "bachcha baccha bacha bachha", "बच्चे": "bachche bacche bache",
	"कपड़ा": "kapda kapada kapdaa", "कपड़े": "kapde kapade", "मालिश": "malish maalish maleesh", "साबुन": "sabun saabun saboon",
	"शिशु": "shishu sishu shishoo", "माँ": "maa ma", "नवजात": "navjat navjaat nawjaat", "गर्भावस्था": "garbhavastha garbhawastha",
	"त्वचा": "tvacha twacha tvachaa", "बाल": "baal bal", "चेहरा": "chehra chehara chahra", "खिलौना": "khilauna khilona",
	"खिलौने": "khilaune khilone", "दवा": "dava dawa dawaa", "डायपर": "daiper dayper daaypar", "क्रीम": "kreem cream krim",
	"लोशन": "lotion loshan", "पाउडर": "powder paudar", "बोतल": "botal bottle", "चम्मच": "chammach chamach",
	"कटोरी": "katori katoree", "तकिया": "takiya takia", "प्याज": "pyaj pyaz pyaaz", "प्याज़": "pyaaz pyaj",
	"मच्छर": "machhar machchhar macchar", "नीम": "neem nim", "हल्दी": "haldi haldee", "आँवला": "aanvla aanwla anvala",
	"ऑयल": "oil oyal", "शैम्पू": "shaimpoo shempu", "पंप": "pamp panp", "मेहंदी": "mehndi mehendi mehandi",
	"पहला": "pehla pahla pahala", "रक्षा": "raksha raxa", "लक्ष्मी": "lakshmi laxmi lakshmee", "ज्ञान": "gyan gyaan jnan",
	"आरव": "aarav aarv arav", "अद्विका": "advika adwika", "ईशान": "ishaan eeshan ishan", "सिद्धार्थ": "siddharth sidharth siddhartha",
	"विवान": "vivaan wiwan vivan", "शौर्य": "shaurya shorya", "कृष्ण": "krishna krishn", "आद्या": "aadya adya",
	"प्रिया": "priya priyaa", "ऋषि": "rishi rishee", "भाई": "bhai bhaai", "चाय": "chai chay chaay", "गाय": "gaay gai gay",
	"दादी": "dadi daadi daadee", "मक्खन": "makkhan makhan", "घी": "ghee ghi", "झूला": "jhoola jhula", "फल": "phal fal",
	"डॉक्टर": "doctor dokter", "आयुर्वेद": "ayurved ayurveda aayurved", "योग": "yog yoga", "उबटन": "ubtan ubatan",
	"स्तनपान": "stanpan stanpaan", "लंगोट": "langot langoat", "केसर": "kesar kesara", "बादाम": "badam baadaam",
	"मलाई": "malai malaai", "निशान": "nishan nishaan", "वज़न": "vazan vajan wazan", "नाप": "naap nap",
}

func TestDevanagariAndLatinSpellingsMeet(t *testing.T) {
	t.Parallel()
	if len(spellings) < 60 {
		t.Errorf("only %d words", len(spellings))
	}
	for printed, typed := range spellings {
		want := search.Key(printed)
		for spelling := range strings.FieldsSeq(typed) {
			if got := search.Key(spelling); got != want {
				t.Errorf("%s is %q, but %s is %q", spelling, got, printed, want)
			}
		}
	}
}

func TestDifferentWordsSoundDifferent(t *testing.T) {
	t.Parallel()
	for _, pair := range [][2]string{
		{"tel", "til"}, {"doodh", "dadi"}, {"khana", "kana"}, {"ghar", "gar"}, {"sona", "suna"}, {"bhai", "bhee"},
		{"maa", "mee"}, {"तेल", "ताल"}, {"लोशन", "लेसन"}, {"wipes", "pipes"},
	} {
		if a, b := search.Key(pair[0]), search.Key(pair[1]); a == b {
			t.Errorf("%s and %s are both %q", pair[0], pair[1], a)
		}
	}
}

// Whatever the house rules call the same must be the same in any word.
func TestLettersThatSoundAlikeAreAlikeEverywhere(t *testing.T) {
	t.Parallel()
	pairs := [][2]string{
		{"aa", "a"}, {"ee", "i"}, {"ii", "i"}, {"oo", "u"}, {"uu", "u"}, {"v", "w"}, {"sh", "s"}, {"ph", "f"}, {"ksh", "x"},
		{"chh", "ch"}, {"th", "t"}, {"dh", "d"}, {"z", "j"}, {"tt", "t"}, {"ll", "l"}, {"nn", "n"},
	}
	rapid.Check(t, func(t *rapid.T) {
		syllable := rapid.SampledFrom([]string{"ba", "ki", "lo", "mu", "ne", "ra", "ga", "pi", "ju", "ho"})
		before := strings.Join(rapid.SliceOfN(syllable, 0, 3).Draw(t, "before"), "")
		after := strings.Join(rapid.SliceOfN(syllable, 1, 3).Draw(t, "after"), "")
		pair := rapid.SampledFrom(pairs).Draw(t, "pair")
		vowel := rapid.SampledFrom([]string{"a", "i", "o"}).Draw(t, "vowel")
		if strings.ContainsAny(pair[0][:1], "aeiou") { // a vowel goes between consonants
			before, vowel = before+"k", ""
		}
		one, two := before+pair[0]+vowel+after, before+pair[1]+vowel+after
		if a, b := search.Key(one), search.Key(two); a != b {
			t.Fatalf("%s is %q, %s is %q", one, a, two, b)
		}
	})
}

func TestAKeyIsStableAndShort(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[a-z]{1,12}|[क-हअ-औा-ौ्ं]{1,8}`).Draw(t, "word")
		key := search.Key(word)
		if key == "" || len(key) > 2*len(word) || !utf8.ValidString(key) {
			t.Fatalf("%q has key %q", word, key)
		}
		if upper := search.Key(strings.ToUpper(word)); upper != key {
			t.Fatalf("%q is %q in capitals and %q otherwise", word, upper, key)
		}
	})
}
