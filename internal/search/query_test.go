package search_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"mylo/internal/kernel/market"
	"mylo/internal/search"
)

func TestAQueryIsTidied(t *testing.T) {
	t.Parallel()
	for typed, want := range map[string]string{
		"  cloth \t diaper\n": "cloth diaper", "a\x00b": "a b", "तेल": "तेल", "": "", "\xff\xfe": "",
		strings.Repeat("क्षा", 100): strings.Repeat("क्षा", 80),
	} {
		if got := search.Parse(typed).Text; got != want {
			t.Errorf("Parse(%q).Text = %q, want %q", typed, got, want)
		}
	}
}

func TestLittleWordsCountOnlyWhenThereIsNothingElse(t *testing.T) {
	t.Parallel()
	if search.Parse("for the").IsEmpty() {
		t.Error("a query of little words asks for nothing")
	}
	if !search.Parse("?!").IsEmpty() {
		t.Error("a query without words asks for something")
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"cloth diaper", "कपड़े का डायपर", "200ml", "baby's", "a\u0301\u200d", "\xff", "🍼👶🏽", strings.Repeat("अ", 500)} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		q := search.Parse(typed)
		if !utf8.ValidString(q.Text) || utf8.RuneCountInString(q.Text) > 16*80 {
			t.Fatalf("Parse(%q) = %q", typed, q.Text)
		}
		if again := search.Parse(q.Text); again.Text != q.Text {
			t.Fatalf("%q is tidied to %q and again to %q", typed, q.Text, again.Text)
		}
		search.Forbidden(q)
		for _, s := range search.Highlight(q.Text, q) {
			if s.From < 0 || s.From >= s.To || s.To > len(q.Text) || !utf8.ValidString(q.Text[s.From:s.To]) {
				t.Fatalf("marks %v in %q", s, q.Text)
			}
		}
		for _, typing := range []bool{false, true} {
			shop.Find(q, search.Ask{Market: market.India, Limit: 5, Typing: typing})
		}
	})
}
