package pages_test

import (
	"slices"
	"testing"

	"mylo/internal/pages"
)

func TestTheClinicTakesThePlaceOfTheFirstVariantBlock(t *testing.T) {
	t.Parallel()
	clinic := pages.Card{ID: "clinic"}
	variant := func(id string) pages.Card { return pages.Card{ID: id, Variant: true} }
	for _, c := range []struct {
		name  string
		cards []pages.Card
		want  []string
	}{
		{"nothing", nil, []string{}},
		{"no variants", []pages.Card{{ID: "5"}}, []string{"5"}},
		{"one", []pages.Card{{ID: "1"}, variant("2"), {ID: "3"}}, []string{"1", "clinic", "3"}},
		{"several", []pages.Card{variant("2"), {ID: "3"}, variant("4")}, []string{"clinic", "3"}},
		{"thirteen", []pages.Card{{ID: "13"}, variant("2"), {ID: "130"}}, []string{"clinic", "130"}},
		{"a variant block that is thirteen", []pages.Card{variant("13"), variant("2")}, []string{"clinic"}},
	} {
		got := []string{}
		for _, card := range pages.UAECards(c.cards, clinic) {
			got = append(got, card.ID)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
