package search_test

import (
	"strings"
	"testing"

	"mylo/internal/search"
)

func marked(title, typed string) string {
	var b strings.Builder
	at := 0
	for _, s := range search.Highlight(title, search.Parse(typed)) {
		b.WriteString(title[at:s.From] + "[" + title[s.From:s.To] + "]")
		at = s.To
	}
	return b.String() + title[at:]
}

func TestWhatWasAskedForIsMarked(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ title, typed, want string }{
		{"Baby Massage Oil", "oil", "Baby Massage [Oil]"},
		{"Baby Massage Oil", "mass", "Baby [Mass]age Oil"},
		{"Baby Massage Oil", "malish ka tel", "Baby [Massage] [Oil]"},
		{"शिशु की मालिश का तेल", "malish tel", "शिशु की [मालिश] का [तेल]"},
		{"शिशु की मालिश का तेल", "oil", "शिशु की मालिश का [तेल]"},
		{"धोने लायक कपड़े का डायपर", "डाय", "धोने लायक कपड़े का [डायपर]"},
		{"Reusable Cloth Diaper", "diapr", "Reusable Cloth [Diaper]"},
		{"Lotion 200ml", "200 ml", "Lotion [200][ml]"},
		{"Crème", "creme", "[Crème]"},
		{"Soap", "oil", "Soap"},
		{"Soap", "", "Soap"},
	} {
		if got := marked(c.title, c.typed); got != c.want {
			t.Errorf("%q in %q: %s, want %s", c.typed, c.title, got, c.want)
		}
	}
}
