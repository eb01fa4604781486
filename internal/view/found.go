package view

import (
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/search"
	"mylo/internal/visit"
)

// FoundGroup is what a search found of one kind.
type FoundGroup struct {
	Kind  string  `json:"kind" enum:"product,category,guide"`
	Total int     `json:"total" doc:"How many there are, shown or not"`
	Items []Found `json:"items" nullable:"false"`
}

// Found is one thing that a search found.
type Found struct {
	Title   string      `json:"title"`
	Parts   []FoundPart `json:"parts" nullable:"false" doc:"The title in pieces, those that were asked for marked"`
	URL     string      `json:"url"`
	Picture *Picture    `json:"picture,omitempty"`
	Price   *Money      `json:"price,omitempty"`
}

// FoundPart is a piece of a title.
type FoundPart struct {
	Text  string `json:"text"`
	Match bool   `json:"match"`
}

// NewFoundGroups words what a search found for a visitor, the kinds in their order. A kind of which nothing was found is
// left out.
func NewFoundGroups(v *visit.Visit, ix *catalog.Index, q search.Query, r search.Result, kinds ...search.Kind) []FoundGroup {
	groups := []FoundGroup{}
	for _, kind := range kinds {
		group := FoundGroup{Kind: string(kind), Total: r.Totals[kind], Items: []Found{}}
		for _, d := range r.Hits[kind] {
			group.Items = append(group.Items, newFound(v, ix, q, d))
		}
		if len(group.Items) > 0 {
			groups = append(groups, group)
		}
	}
	return groups
}

func newFound(v *visit.Visit, ix *catalog.Index, q search.Query, d *search.Document) Found {
	title := d.Title.In(v.Language)
	found := Found{Title: title, Parts: titleParts(title, search.Highlight(title, q)), URL: v.URL(d.Path)}
	if d.Kind != search.Product {
		return found
	}
	id, err := strconv.ParseInt(d.ID, 10, 64)
	if err != nil {
		return found
	}
	if p, err := ix.ByID(catalog.ProductID(id)); err == nil { // gone since the index was built, it is only a name
		card := NewProductCard(v, p, func(catalog.ProductID) (int, int) { return 0, 0 })
		found.Picture, found.Price = &card.Picture, &card.Price
	}
	return found
}

// titleParts cuts a title at its marks.
func titleParts(title string, marks []search.Span) []FoundPart {
	parts := []FoundPart{}
	add := func(text string, match bool) {
		if text != "" {
			parts = append(parts, FoundPart{Text: text, Match: match})
		}
	}
	at := 0
	for _, m := range marks {
		add(title[at:m.From], false)
		add(title[m.From:m.To], true)
		at = m.To
	}
	add(title[at:], false)
	return parts
}
