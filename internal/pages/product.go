package pages

import (
	"net/http"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/site"
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
	Booking        bool          `json:"booking" doc:"The button says Book Now: a service, not a thing"`

	Variants *view.Variants     `json:"variants,omitempty" doc:"Siblings to choose between"`
	Reviews  view.ReviewSummary `json:"reviews"`
	Related  []view.ProductCard `json:"related" nullable:"false"`
}

// Crumb is one step of the way to a page.
type Crumb struct {
	Label string `json:"label"`
	URL   string `json:"url"`
}

// product serves GET /product/{slug-id} and GET /clinic/{slug-id}.
func (p *Pages) product(r *http.Request, v *visit.Visit) (Page, error) {
	id, ok := site.ProductID(v.Path)
	if !ok {
		return Page{}, catalog.ErrNotFound
	}
	details, err := p.Catalog.Details(r.Context(), catalog.ProductID(id), v.Language)
	if err != nil {
		return Page{}, err
	}
	item, ix := details.Product, p.Catalog.Index()
	if !item.SoldIn(v.Market) {
		return Page{}, catalog.ErrNotFound
	}
	opinions, err := p.Reviews.Summary(r.Context(), item, v.Language)
	if err != nil {
		return Page{}, err
	}
	shown := view.NewProduct(v, details)
	shown.Brand = p.brandLine(item.Brand)
	selected := usual(item, details.Left)
	props := ProductPage{
		Product:     shown,
		Options:     view.NewOptions(v, item, details.Left, selected),
		Breadcrumbs: append(p.crumbs(v, ix, firstOf(item.Categories)), Crumb{Label: shown.Name}),
		Variants:    view.NewVariants(v, ix, item),
		Reviews:     view.NewReviewSummary(v, ix, item, opinions),
		Related:     p.related(v, ix, item),
		AddAction:   v.URL("/cart/add"),
		SoldOut:     true,
		Booking:     item.Type == catalog.Package,
	}
	for _, o := range props.Options {
		if o.Selected {
			props.SelectedOption = o.ID
		}
		if o.Availability != string(catalog.OutOfStock) {
			props.SoldOut = false
		}
	}
	head := p.head(v, shown.Name+" | "+p.Site.Brand, shown.Tagline, item.Name.Hi != "", item.Markets...)
	about := p.productGroup(shown, props.Options, item, v.Market)
	if props.Reviews.Count > 0 && item.Type == catalog.ShopProduct {
		about["aggregateRating"] = thing{
			"@type": "AggregateRating", "ratingValue": props.Reviews.Average, "ratingCount": props.Reviews.Count,
		}
	}
	head.Graph = []any{about, p.breadcrumbList(props.Breadcrumbs)}
	if len(shown.Pictures) > 0 {
		head.Lead = &shown.Pictures[0]
	}
	return Page{Name: "product", Props: props, Head: head}, nil
}

// usual is the option to begin with: the default one, or the first that can be bought when that one cannot.
func usual(item *catalog.Product, left int) catalog.OptionID {
	selected := item.DefaultOption()
	for _, o := range item.Options {
		if o.ID == selected && catalog.AvailabilityOf(left, o.Units) != catalog.OutOfStock {
			return selected
		}
	}
	for _, o := range item.Options {
		if catalog.AvailabilityOf(left, o.Units) != catalog.OutOfStock {
			return o.ID
		}
	}
	return selected
}

// brandLine is the name of the line that a product belongs to: Mylo Baby, Mylo Care.
func (p *Pages) brandLine(line string) string {
	if line == "" {
		return p.Site.Brand
	}
	return p.Site.Brand + " " + strings.ToUpper(line[:1]) + line[1:]
}

// maxRelated is how many other products a product's page points at.
const maxRelated = 8

// related gives what goes with a product: what the catalogue names first, then its neighbours on the shelf. A product
// that may not be promoted is never among them.
func (p *Pages) related(v *visit.Visit, ix *catalog.Index, item *catalog.Product) []view.ProductCard {
	cards := []view.ProductCard{}
	seen := map[catalog.ProductID]bool{}
	for _, sibling := range ix.Siblings(item) {
		seen[sibling.ID] = true
	}
	add := func(other *catalog.Product) {
		if len(cards) < maxRelated && !seen[other.ID] && !other.IMSRestricted && !other.SoldOut && other.SoldIn(v.Market) {
			seen[other.ID] = true
			cards = append(cards, view.NewProductCard(v, other, p.ratings))
		}
	}
	for _, id := range item.Related {
		if other, err := ix.ByID(id); err == nil {
			add(other)
		}
	}
	for _, other := range ix.On(firstOf(item.Categories)) {
		add(other)
	}
	return cards
}

func firstOf(categories []catalog.CategoryID) catalog.CategoryID {
	if len(categories) == 0 {
		return 0
	}
	return categories[0]
}
