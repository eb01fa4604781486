package review

import (
	"testing"

	"mylo/internal/kernel/lang"
)

func TestWordsAreStoredPlain(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"  soft \t and dry  ":            "soft   and dry",
		"one\r\n\r\n\r\n\r\ntwo\n":       "one\n\ntwo",
		"\u202edereverse\u202c":          "dereverse",
		"a\x07b":                         "ab",
		"बच्\u200dचा खुश":                "बच्\u200dचा खुश", // the joiner shapes the letters
		"\n\n":                           "",
		"my baby < 5 kg and I <3 it > x": "my baby < 5 kg and I <3 it > x",
	} {
		if got := plain(in); got != want {
			t.Errorf("%q is kept as %q, want %q", in, got, want)
		}
	}
}

func TestMarkupIsToldFromMathematics(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"<b>good</b>": true, "x <script>y": true, "</div>": true, "<!-- a -->": true, "<IMG src=x>": true,
		"<3": false, "5 < 6 > 4": false, "a <b": false, "< b >": false, "": false,
	} {
		if got := hasMarkup(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestLinksAndNumbersAreNoticed(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"see https://a.example":      true,
		"www.cheap.example is":       true,
		"buy at cheapdiapers.com/x!": true,
		"write to me@home.example":   true,
		"call 98765 43210":           true,
		"call +91-98765-43210 now":   true,
		"मुझे ९८७६५४३२१० पर":         true,
		"used it 10 times in 2026.":  false,
		"4.5 kg, then 7.2 kg":        false,
		"Good.In the night too":      false,
		"12345 and 67890 12":         false,
		"Rs. 449 for 46":             false,
	} {
		if got := hasLink(text) || hasPhone(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestTheScriptTellsTheLanguage(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]lang.Language{
		"बहुत नरम है": lang.Hi, "very soft": lang.En, "Mylo के diaper बहुत अच्छे हैं, सच में": lang.Hi, "5!": lang.Hi, "accha hai": lang.En,
	} {
		if got := LanguageOf(text, lang.Hi); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
}
