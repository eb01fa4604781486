package pages

import (
	"net/http"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/content"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/httpx"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// LandingPage is the props of a landing page: its blocks, from top to bottom.
type LandingPage struct {
	Slug        string         `json:"slug"`
	Title       string         `json:"title"`
	Language    string         `json:"language" enum:"en,hi" doc:"What it is written in; not the visitor's when nobody has translated it"`
	Breadcrumbs []Crumb        `json:"breadcrumbs" nullable:"false"`
	Blocks      []LandingBlock `json:"blocks" nullable:"false"`
}

// LandingBlock is one part of a landing page. Of its fields the one that its kind names is set.
type LandingBlock struct {
	Kind       string             `json:"kind" enum:"hero,text,picture,shelf,faq,steps,comparison,sheet"`
	Hero       *LandingHero       `json:"hero,omitempty"`
	Text       *LandingText       `json:"text,omitempty"`
	Picture    *LandingPicture    `json:"picture,omitempty"`
	Shelf      *Shelf             `json:"shelf,omitempty"`
	FAQ        *LandingFAQ        `json:"faq,omitempty"`
	Steps      *LandingSteps      `json:"steps,omitempty"`
	Comparison *LandingComparison `json:"comparison,omitempty"`
	Sheet      *LandingSheet      `json:"sheet,omitempty"`
}

// LandingHero opens a page: its title is the page's heading.
type LandingHero struct {
	Title   string        `json:"title"`
	Text    string        `json:"text"`
	Picture *view.Picture `json:"picture,omitempty"`
	Action  *Crumb        `json:"action,omitempty"`
}

// LandingText is paragraphs, then points, then links.
type LandingText struct {
	Title      string   `json:"title" doc:"May be empty"`
	Paragraphs []string `json:"paragraphs" nullable:"false"`
	Points     []string `json:"points" nullable:"false"`
	Links      []Crumb  `json:"links" nullable:"false"`
}

// LandingPicture is a picture with a line below it.
type LandingPicture struct {
	Picture view.Picture `json:"picture"`
	Caption string       `json:"caption"`
}

// LandingFAQ is questions with their answers.
type LandingFAQ struct {
	Title   string          `json:"title"`
	Entries []view.Question `json:"entries" nullable:"false"`
}

// LandingSteps is something to do, in order.
type LandingSteps struct {
	Title string        `json:"title"`
	Text  string        `json:"text"`
	Steps []LandingStep `json:"steps" nullable:"false"`
}

// LandingStep is one of the things to do.
type LandingStep struct {
	Title string `json:"title"`
	Text  string `json:"text"`
}

// LandingComparison sets things beside each other, a column each.
type LandingComparison struct {
	Title   string       `json:"title"`
	Text    string       `json:"text"`
	Columns []string     `json:"columns" nullable:"false"`
	Rows    []LandingRow `json:"rows" nullable:"false"`
}

// LandingRow is one point of a comparison, with a cell for each column.
type LandingRow struct {
	Label string   `json:"label"`
	Cells []string `json:"cells" nullable:"false"`
}

// LandingSheet is a drawing to print and colour, as a file that a browser prints on one page.
type LandingSheet struct {
	Title  string `json:"title"`
	Text   string `json:"text"`
	Alt    string `json:"alt"`
	URL    string `json:"url"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
}

// landingPath is the address of the landing page that the path names. It is asked before the cache, so that a page that
// is withdrawn is gone at once.
func (p *Pages) landingPath(v *visit.Visit) (string, error) {
	page, ok := p.Content.Landing(strings.TrimPrefix(v.Path, "/"))
	if !ok {
		return "", httpx.ErrNotFound
	}
	return page.Path(), nil
}

// landing serves GET /{slug} for the slugs that the content has.
func (p *Pages) landing(_ *http.Request, v *visit.Visit) (Page, error) {
	page, ok := p.Content.Landing(strings.TrimPrefix(v.Path, "/"))
	if !ok {
		return Page{}, httpx.ErrNotFound
	}
	text, written := page.In(v.Language)
	props := LandingPage{
		Slug: page.Slug, Title: text.Title, Language: string(written), Blocks: []LandingBlock{},
		Breadcrumbs: []Crumb{{Label: p.Site.Brand, URL: v.URL("/")}, {Label: text.Title}},
	}
	for _, b := range text.Blocks {
		if shown, ok := p.landingBlock(v, b); ok {
			props.Blocks = append(props.Blocks, shown)
		}
	}
	head := p.head(v, text.Title+" | "+p.Site.Brand, text.Description, page.Translated())
	head.Graph = []any{
		thing{
			"@type": "WebPage", "name": text.Title, "description": text.Description, "url": head.Canonical,
			"inLanguage": string(written), "dateModified": text.UpdatedAt.Format("2006-01-02"),
		},
		p.breadcrumbList(props.Breadcrumbs),
	}
	for _, b := range props.Blocks {
		if b.Hero != nil && b.Hero.Picture != nil {
			head.Lead = b.Hero.Picture
		}
	}
	return Page{Name: "landing", Props: props, Head: head}, nil
}

// landingBlock shows a block, unless it has nothing for this visitor.
func (p *Pages) landingBlock(v *visit.Visit, b content.Block) (LandingBlock, bool) {
	out := LandingBlock{Kind: string(b.Kind())}
	switch b.Kind() {
	case content.HeroBlock:
		out.Hero = &LandingHero{Title: b.Hero.Title, Text: b.Hero.Text, Picture: landingPicture(v, b.Hero.Picture)}
		if b.Hero.Action != nil {
			out.Hero.Action = &landingLinks(v, []content.Link{*b.Hero.Action})[0]
		}
	case content.TextBlock:
		out.Text = &LandingText{
			Title: b.Text.Title, Paragraphs: append([]string{}, b.Text.Paragraphs...),
			Points: append([]string{}, b.Text.Points...), Links: landingLinks(v, b.Text.Links),
		}
	case content.PictureBlock:
		out.Picture = &LandingPicture{Picture: *landingPicture(v, b.Picture.Picture), Caption: b.Picture.Caption}
	case content.ShelfBlock:
		out.Shelf = p.landingShelf(v, b.Shelf)
		return out, len(out.Shelf.Products) > 0
	case content.FAQBlock:
		out.FAQ = &LandingFAQ{Title: b.FAQ.Title, Entries: []view.Question{}}
		for _, q := range b.FAQ.Entries {
			out.FAQ.Entries = append(out.FAQ.Entries, view.Question(q))
		}
	case content.StepsBlock:
		out.Steps = &LandingSteps{Title: b.Steps.Title, Text: b.Steps.Text, Steps: []LandingStep{}}
		for _, s := range b.Steps.Steps {
			out.Steps.Steps = append(out.Steps.Steps, LandingStep(s))
		}
	case content.CompareBlock:
		c := b.Comparison
		out.Comparison = &LandingComparison{Title: c.Title, Text: c.Text, Columns: append([]string{}, c.Columns...), Rows: []LandingRow{}}
		for _, row := range c.Rows {
			out.Comparison.Rows = append(out.Comparison.Rows, LandingRow(row))
		}
	case content.SheetBlock:
		s := b.Sheet
		out.Sheet = &LandingSheet{
			Title: s.Title, Text: s.Text, Alt: s.Alt, URL: view.MediaPath + s.Key, Width: s.Width, Height: s.Height,
		}
	}
	return out, true
}

// landingShelf shows the products that a shelf names, or else those of its category, as far as they may be promoted. The
// category is where the rest is.
func (p *Pages) landingShelf(v *visit.Visit, s *content.Shelf) *Shelf {
	ix := p.Catalog.Index()
	out := &Shelf{Title: s.Title}
	var products []*catalog.Product
	for _, id := range s.Products {
		if item, err := ix.ByID(catalog.ProductID(id)); err == nil {
			products = append(products, item)
		}
	}
	if c, err := ix.Category(catalog.CategoryID(s.Category)); err == nil {
		out.URL = v.URL(c.Path())
		if len(products) == 0 {
			products = ix.On(c.ID)
		}
	}
	out.Products = p.promotable(v, products, shelfLength)
	return out
}

func landingLinks(v *visit.Visit, links []content.Link) []Crumb {
	out := []Crumb{}
	for _, l := range links {
		out = append(out, Crumb{Label: l.Label, URL: v.URL(l.Path)})
	}
	return out
}

// landingPicture is nil when there is none. Its words are in the language of the page already.
func landingPicture(v *visit.Visit, picture *content.Picture) *view.Picture {
	if picture == nil {
		return nil
	}
	in := catalog.Picture{
		Alt: lang.Text{En: picture.Alt, Hi: picture.Alt}, Width: picture.Width, Height: picture.Height, Tint: picture.Tint,
	}
	for _, r := range picture.Renditions {
		in.Renditions = append(in.Renditions, catalog.Rendition(r))
	}
	out := view.NewPicture(v, in)
	return &out
}
