package catalog

import (
	"cmp"
	"slices"

	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
)

// Sort is the order of a list of products.
type Sort string

// The orders a shopper can ask for. Featured is the order of the shelf.
const (
	Featured   Sort = "featured"
	CheapFirst Sort = "price-low"
	DearFirst  Sort = "price-high"
	MostOff    Sort = "discount"
	BestRated  Sort = "rating"
)

// Sorts lists the orders, the default first.
func Sorts() []Sort { return []Sort{Featured, CheapFirst, DearFirst, MostOff, BestRated} }

// Wish is what a shopper asks of a list. The zero value asks for everything, as it stands on the shelf.
type Wish struct {
	Market   market.Market
	Brands   []string
	Sizes    []string // English labels of SIZE variants
	Stages   []Stage
	From, To money.Paise // price bounds, 0 for none
	MinOff   int         // percent below the MRP, at least
	MinStars int         // average rating, at least
	WeightG  int         // baby's weight; keeps what fits it and what has no size
	InStock  bool
	Sort     Sort
	Page     int // from 1
}

// PageSize is how many products a page of a list shows.
const PageSize = 24

// List is one page of what a shopper asked for.
type List struct {
	Products []*Product
	Total    int // on all pages
	Pages    int
	Page     int
	Facets   Facets
}

// Facets count, for each choice a shopper could make next, how many products it would leave. A facet ignores the
// choice already made in it, so that another one can be seen beside it.
type Facets struct {
	Brands  map[string]int
	Sizes   map[string]int
	Stages  map[Stage]int
	InStock int
}

// Ratings tells the average rating of a product times ten and how many gave one.
type Ratings func(ProductID) (tenths, count int)

// Choose gives the page of products that the wish asks for.
func (w Wish) Choose(products []*Product, ratings Ratings) List {
	list := List{Facets: Facets{Brands: map[string]int{}, Sizes: map[string]int{}, Stages: map[Stage]int{}}, Page: max(1, w.Page)}
	var kept []*Product
	for _, p := range products {
		failed := w.failures(p, ratings)
		if failed == 0 {
			kept = append(kept, p)
		}
		list.Facets.count(p, failed)
	}
	w.sort(kept, ratings)
	list.Total = len(kept)
	list.Pages = max(1, (list.Total+PageSize-1)/PageSize)
	from := min((list.Page-1)*PageSize, list.Total)
	list.Products = kept[from:min(from+PageSize, list.Total)]
	return list
}

// criterion is one condition of a wish, as a bit, so that a facet can ask what fails besides its own.
type criterion uint

const (
	byBrand criterion = 1 << iota
	bySize
	byStage
	byStock
	byOther
)

// failures says which conditions a product does not meet.
func (w Wish) failures(p *Product, ratings Ratings) criterion {
	var failed criterion
	fail := func(c criterion, unless bool) {
		if !unless {
			failed |= c
		}
	}
	price, mrp := p.startsAt()
	off, _ := money.PercentOff(price, mrp)
	fail(byOther, w.Market == "" || p.SoldIn(w.Market))
	fail(byOther, price >= w.From && (w.To == 0 || price <= w.To))
	fail(byOther, off >= w.MinOff)
	fail(byOther, w.WeightG == 0 || !p.Fits.Known() || p.Fits.Holds(w.WeightG))
	if w.MinStars > 0 {
		tenths, count := ratings(p.ID)
		fail(byOther, count > 0 && tenths >= w.MinStars*10)
	}
	fail(byBrand, len(w.Brands) == 0 || slices.Contains(w.Brands, p.Brand))
	fail(bySize, len(w.Sizes) == 0 || p.Variant.Kind == BySize && slices.Contains(w.Sizes, p.Variant.Label.En))
	fail(byStage, len(w.Stages) == 0 || slices.ContainsFunc(w.Stages, func(s Stage) bool { return slices.Contains(p.Stages, s) }))
	fail(byStock, !w.InStock || !p.SoldOut)
	return failed
}

func (f *Facets) count(p *Product, failed criterion) {
	if failed&^byBrand == 0 {
		f.Brands[p.Brand]++
	}
	if failed&^bySize == 0 && p.Variant.Kind == BySize {
		f.Sizes[p.Variant.Label.En]++
	}
	if failed&^byStage == 0 {
		for _, s := range p.Stages {
			f.Stages[s]++
		}
	}
	if failed&^byStock == 0 && !p.SoldOut {
		f.InStock++
	}
}

func (w Wish) sort(products []*Product, ratings Ratings) {
	price := func(p *Product) money.Paise { n, _ := p.startsAt(); return n }
	off := func(p *Product) int { n, _ := money.PercentOff(p.startsAt()); return n }
	stars := func(p *Product) int { return esteem(ratings(p.ID)) }
	var by func(a, b *Product) int
	switch w.Sort {
	case CheapFirst:
		by = func(a, b *Product) int { return cmp.Compare(price(a), price(b)) }
	case DearFirst:
		by = func(a, b *Product) int { return cmp.Compare(price(b), price(a)) }
	case MostOff:
		by = func(a, b *Product) int { return cmp.Compare(off(b), off(a)) }
	case BestRated:
		by = func(a, b *Product) int { return cmp.Compare(stars(b), stars(a)) }
	default:
		by = func(a, b *Product) int { return 0 }
	}
	slices.SortStableFunc(products, func(a, b *Product) int {
		if a.SoldOut != b.SoldOut { // what cannot be bought stands last, whatever the order
			if a.SoldOut {
				return 1
			}
			return -1
		}
		return by(a, b)
	})
}

// esteem ranks products by what buyers think: the average, held back toward an ordinary one while few have spoken, so
// that a single five does not outrank a hundred fours.
func esteem(tenths, count int) int {
	const ordinary, doubt = 38, 5 // 3.8 stars, as if five others had said so
	return (tenths*count + ordinary*doubt) * 100 / (count + doubt)
}

// startsAt is the price a list shows: that of the usual choice.
func (p *Product) startsAt() (price, mrp money.Paise) {
	choice, err := p.Choose(0)
	if err != nil {
		return p.Price, p.MRP
	}
	return choice.Price, choice.Strike()
}
