package pages

import (
	"slices"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/site"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// Head is what the head of the document says about a page.
type Head struct {
	Title       string
	Description string
	Robots      string
	Canonical   string // empty when the page has none
	Alternates  []Alternate
	Graph       []any         // structured data, one JSON-LD graph
	Lead        *view.Picture // the largest picture, fetched first and shown when the page is shared
}

// Alternate is the same page for other readers.
type Alternate struct {
	Lang string `json:"lang"`
	Href string `json:"href"`
}

// HeadInfo is what a client-side visit must change in the head.
type HeadInfo struct {
	Title      string      `json:"title"`
	Canonical  *string     `json:"canonical"`
	Alternates []Alternate `json:"alternates" nullable:"false"`
	Robots     string      `json:"robots"`
}

func (h *Head) info() HeadInfo {
	info := HeadInfo{Title: h.Title, Alternates: append([]Alternate{}, h.Alternates...), Robots: h.Robots}
	if h.Canonical != "" {
		info.Canonical = &h.Canonical
	}
	return info
}

// head begins the head of the page being visited: title by the house rules, canonical link, robots, and, for
// a page whose content exists in both languages, the alternates in the markets that have it (all when none is named).
func (p *Pages) head(v *visit.Visit, title, description string, translated bool, in ...market.Market) Head {
	h := Head{
		Title:       site.Title(p.Site.Brand, v.Path, title, isStore(v.Path)),
		Description: description,
		Robots:      site.Robots(p.Production, v.Path),
	}
	if canonical, ok := site.Canonical(p.Site.Origin, v.Here()); ok {
		h.Canonical = canonical
	}
	if translated {
		if len(in) == 0 {
			in = market.All()
		}
		h.Alternates = p.alternates(v, in)
	}
	return h
}

// alternates lists every form of a page, itself included, as search engines ask. India's English is the default.
func (p *Pages) alternates(v *visit.Visit, in []market.Market) []Alternate {
	forms := []struct {
		tag string
		m   market.Market
		l   lang.Language
	}{
		{"en-in", market.India, lang.En}, {"hi-in", market.India, lang.Hi}, {"en-ae", market.UAE, lang.En},
		{"hi-ae", market.UAE, lang.Hi}, {"x-default", market.India, lang.En},
	}
	out := make([]Alternate, 0, len(forms))
	for _, f := range forms {
		if !slices.Contains(in, f.m) {
			continue
		}
		other := visit.Visit{Market: f.m, Language: f.l}
		out = append(out, Alternate{Lang: f.tag, Href: p.Site.Origin + other.URL(v.Path)})
	}
	return out
}
