package search

import (
	"slices"
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/content"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
)

// soldOutWeight lets what cannot be bought stand behind what can.
const soldOutWeight = 0.3

// Products gives the products of the catalogue.
func Products(c *catalog.Service) Source {
	return Source{Version: c.Version, Documents: func() []Document {
		ix := c.Index()
		docs := make([]Document, 0, len(ix.All()))
		for _, p := range ix.All() {
			docs = append(docs, productDocument(ix, p))
		}
		return docs
	}}
}

func productDocument(ix *catalog.Index, p *catalog.Product) Document {
	d := Document{
		Kind: Product, ID: strconv.FormatInt(int64(p.ID), 10), Title: p.Name, Path: p.Path(), Markets: p.Markets,
		Weight: 1, Restricted: p.IMSRestricted,
		Keywords: append(both(p.Variant.Label), p.Nickname, p.Brand),
		Text:     append(both(p.Tagline), both(p.Signal)...),
	}
	if p.Group != 0 {
		d.Group = strconv.FormatInt(p.Group, 10)
	}
	if p.SoldOut {
		d.Weight = soldOutWeight
	}
	for _, id := range p.Categories {
		for _, c := range ix.Way(id) {
			d.Keywords = append(d.Keywords, both(c.Name)...)
		}
	}
	return d
}

// Categories gives the shelves of the catalogue that have something on them.
func Categories(c *catalog.Service) Source {
	return Source{Version: c.Version, Documents: func() []Document {
		ix := c.Index()
		return categoryDocuments(ix, ix.Categories(), nil)
	}}
}

func categoryDocuments(ix *catalog.Index, shelves []*catalog.Category, docs []Document) []Document {
	for _, c := range shelves {
		if markets := soldOn(ix, c.ID); len(markets) > 0 {
			docs = append(docs, Document{
				Kind: Category, ID: strconv.FormatInt(int64(c.ID), 10), Title: c.Name, Path: c.Path(),
				Text: both(c.Intro), Weight: 1, Markets: markets, Restricted: !hasPromotable(ix, c.ID),
			})
		}
		docs = categoryDocuments(ix, c.Children, docs)
	}
	return docs
}

// soldOn gives the markets in which a shelf is not empty.
func soldOn(ix *catalog.Index, id catalog.CategoryID) []market.Market {
	var out []market.Market
	for _, p := range ix.On(id) {
		for _, m := range p.Markets {
			if !slices.Contains(out, m) {
				out = append(out, m)
			}
		}
	}
	return out
}

// hasPromotable says whether a shelf holds anything that may be promoted.
func hasPromotable(ix *catalog.Index, id catalog.CategoryID) bool {
	return slices.ContainsFunc(ix.On(id), func(p *catalog.Product) bool { return !p.IMSRestricted })
}

// Guides gives the landing pages.
func Guides(c *content.Service) Source {
	return Source{Version: c.Version, Documents: func() []Document {
		var docs []Document
		for _, page := range c.Landings() {
			d := Document{Kind: Guide, ID: page.Slug, Title: page.Title(), Path: page.Path(), Weight: 1}
			for _, l := range lang.All() {
				if text, written := page.In(l); written == l {
					d.Text = append(d.Text, text.Description)
				}
			}
			docs = append(docs, d)
		}
		return docs
	}}
}

// both gives a text in every language it is there in.
func both(t lang.Text) []string {
	if t.Hi == "" {
		return []string{t.En}
	}
	return []string{t.En, t.Hi}
}
