package view

import (
	"mylo/internal/catalog"
	"mylo/internal/visit"
)

// Variants lets a shopper choose between siblings.
type Variants struct {
	Kind    string    `json:"kind" enum:"SIZE,COLOUR,PACK"`
	Entries []Variant `json:"entries" nullable:"false"`
}

// Variant is one sibling.
type Variant struct {
	ID       int64  `json:"id"`
	URL      string `json:"url"`
	Label    string `json:"label"`
	Colour   string `json:"colour"`
	FromG    int    `json:"fromG" doc:"Weight that it fits, in grams; both 0 when weight says nothing"`
	ToG      int    `json:"toG"`
	Price    Money  `json:"price"`
	Selected bool   `json:"selected"`
	SoldOut  bool   `json:"soldOut"`
}

// NewVariants shows the siblings of a product that are sold in the visitor's market, or nil when it has none.
func NewVariants(v *visit.Visit, ix *catalog.Index, p *catalog.Product) *Variants {
	out := &Variants{Kind: string(p.Variant.Kind), Entries: []Variant{}}
	for _, s := range ix.Siblings(p) {
		choice, err := s.Choose(0)
		if err != nil || !s.SoldIn(v.Market) {
			continue
		}
		out.Entries = append(out.Entries, Variant{
			ID: int64(s.ID), URL: v.URL(s.Path()), Label: s.Variant.Label.In(v.Language), Colour: s.Variant.Colour,
			FromG: s.Fits.FromG, ToG: s.Fits.ToG, Price: NewMoney(v, choice.Price), Selected: s.ID == p.ID, SoldOut: s.SoldOut,
		})
	}
	if len(out.Entries) < 2 {
		return nil
	}
	return out
}
