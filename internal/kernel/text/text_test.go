package text_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"mylo/internal/kernel/text"
)

func TestGraphemesAreWhatAReaderCounts(t *testing.T) {
	t.Parallel()
	for _, want := range [][]string{
		nil,
		{"a", "b"},
		{"न", "म", "स्ते"},      // the conjunct is one sign
		{"क्\u200c", "ष"},       // the non-joiner keeps it apart
		{"क्\u200dष"},           // the joiner only asks for the half form
		{"कि", "ता", "बें"},     // vowel signs and nasal dots
		{"कं", "क", "का", "क्"}, // a virama at the end joins nothing
		{"e\u0301", "x"},        // a combining accent
		{"👩🏽‍🍼", "👨‍👩‍👧", "❤️"},        // skin tone, joiners, selector
		{"🇮🇳", "🇦🇪", "🇮"},              // flags pair up
		{"🏴\U000e0067\U000e007f", "a"}, // tags
		{"a", "\r\n", "\t", "b"},
		{"\xff", "a"},
	} {
		if got := slices.Collect(text.Graphemes(strings.Join(want, ""))); !slices.Equal(got, want) {
			t.Errorf("got %+q, want %+q", got, want)
		}
	}
}

func TestGraphemesLoseNothing(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "s")
		if got := strings.Join(slices.Collect(text.Graphemes(s)), ""); got != s {
			t.Fatalf("%+q came back as %+q", s, got)
		}
	})
}

func TestShortCutsAtThirtyCharacters(t *testing.T) {
	t.Parallel()
	for _, unit := range []string{"a", "कि", "स्ते", "👩🏽‍🍼"} {
		for n, want := range map[int]string{
			0: "", 29: strings.Repeat(unit, 29),
			30: strings.Repeat(unit, 28) + "..", 45: strings.Repeat(unit, 28) + "..",
		} {
			if got := text.Short(strings.Repeat(unit, n)); got != want {
				t.Errorf("Short(%d × %q) = %q, want %q", n, unit, got, want)
			}
		}
	}
}

func TestCutForAnalyticsDependsOnTheEvent(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("x", 200)
	for event, want := range map[string]int{"api_error": 99, "OTP_failed": 98, "purchase": 100, "": 100} {
		if got := len(text.CutForAnalytics(long, event)); got != want {
			t.Errorf("an event %q keeps %d characters, want %d", event, got, want)
		}
	}
	if got := text.CutForAnalytics("short", "api_error"); got != "short" {
		t.Errorf("a short value became %q", got)
	}
}

func TestCutForAnalyticsNeverSplitsACharacter(t *testing.T) {
	t.Parallel()
	got := text.CutForAnalytics(strings.Repeat("कि", 100), "api_error")
	if got != strings.Repeat("कि", 49) {
		t.Errorf("got %d code points", utf8.RuneCountInString(got))
	}
}
