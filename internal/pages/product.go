package pages

import (
	"net/http"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/site"
	"mylo/internal/platform/httpx"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// ProductPage is the props of a product's page.
type ProductPage struct {
	Product        view.Product  `json:"product"`
	Options        []view.Option `json:"options" nullable:"false" doc:"The ways to buy it; one when there is no choice"`
	SelectedOption string        `json:"selectedOption"`
	Breadcrumbs    []Crumb       `json:"breadcrumbs" nullable:"false"`
	AddAction      string        `json:"addAction" doc:"Where the add-to-cart form posts to"`
	SoldOut        bool          `json:"soldOut" doc:"No option can be bought now"`
}

// Crumb is one step of the way to a page.
type Crumb struct {
	Label string `json:"label"`
	URL   string `json:"url"`
}

// product serves GET /product/{slug-id}. A right id under a wrong slug is sent to the right address.
func (p *Pages) product(r *http.Request, v *visit.Visit) (Page, error) {
	id, ok := site.ProductID(v.Path)
	if !ok {
		return Page{}, catalog.ErrNotFound
	}
	details, err := p.Catalog.Details(r.Context(), catalog.ProductID(id), v.Language)
	if err != nil {
		return Page{}, err
	}
	item := details.Product
	if v.Path != item.Path() {
		return Page{}, httpx.RedirectTo(http.StatusMovedPermanently, withQuery(v.URL(item.Path()), r))
	}
	shown := view.NewProduct(v, details)
	shown.Brand = p.brandLine(item.Brand)
	selected := item.DefaultOption()
	props := ProductPage{
		Product:     shown,
		Options:     view.NewOptions(v, item, details.Left, selected),
		Breadcrumbs: []Crumb{{Label: p.Site.Brand, URL: v.URL("/")}, {Label: shown.Name}},
		AddAction:   v.URL("/cart/add"),
		SoldOut:     true,
	}
	for _, o := range props.Options {
		if o.Selected {
			props.SelectedOption = o.ID
		}
		if o.Availability != string(catalog.OutOfStock) {
			props.SoldOut = false
		}
	}
	head := p.head(v, shown.Name+" | "+p.Site.Brand, shown.Tagline, item.Name.Hi != "")
	head.Graph = []any{p.productGroup(shown, props.Options, item, v.Market), p.breadcrumbList(props.Breadcrumbs)}
	if len(shown.Pictures) > 0 {
		head.Lead = &shown.Pictures[0]
	}
	return Page{Name: "product", Props: props, Head: head}, nil
}

// brandLine is the name of the line that a product belongs to: Mylo Baby, Mylo Care.
func (p *Pages) brandLine(line string) string {
	if line == "" {
		return p.Site.Brand
	}
	return p.Site.Brand + " " + strings.ToUpper(line[:1]) + line[1:]
}
