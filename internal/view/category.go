package view

import (
	"mylo/internal/catalog"
	"mylo/internal/visit"
)

// CategoryLink leads to a shelf.
type CategoryLink struct {
	ID    int64          `json:"id"`
	Name  string         `json:"name"`
	URL   string         `json:"url"`
	Icon  string         `json:"icon"`
	Count int            `json:"count" doc:"Products on it and below"`
	Below []CategoryLink `json:"below" nullable:"false"`
}

// NewCategoryLinks shows shelves that have something on them in the visitor's market, to a depth.
func NewCategoryLinks(v *visit.Visit, ix *catalog.Index, shelves []*catalog.Category, depth int) []CategoryLink {
	links := []CategoryLink{}
	for _, c := range shelves {
		count := 0
		for _, p := range ix.On(c.ID) {
			if p.SoldIn(v.Market) {
				count++
			}
		}
		if count == 0 {
			continue
		}
		link := CategoryLink{
			ID: int64(c.ID), Name: c.Name.In(v.Language), URL: v.URL(c.Path()), Icon: c.Icon, Count: count, Below: []CategoryLink{},
		}
		if depth > 1 {
			link.Below = NewCategoryLinks(v, ix, c.Children, depth-1)
		}
		links = append(links, link)
	}
	return links
}
