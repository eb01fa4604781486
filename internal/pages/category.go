package pages

import (
	"net/http"
	"net/url"
	"slices"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/site"
	"mylo/internal/platform/httpx"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// CategoryPage is the props of a category's page. Every choice in it is a link, so each state of the list has an
// address of its own.
type CategoryPage struct {
	ID          int64               `json:"id"`
	Name        string              `json:"name"`
	Intro       string              `json:"intro"`
	URL         string              `json:"url" doc:"The bare list, with nothing chosen"`
	Breadcrumbs []Crumb             `json:"breadcrumbs" nullable:"false"`
	Below       []view.CategoryLink `json:"below" nullable:"false" doc:"Narrower shelves"`
	Beside      []view.CategoryLink `json:"beside" nullable:"false" doc:"Other shelves nearby"`
	Total       int                 `json:"total"`
	Products    []view.ProductCard  `json:"products" nullable:"false"`
	Filters     []Filter            `json:"filters" nullable:"false"`
	Applied     []Applied           `json:"applied" nullable:"false" doc:"What is chosen, each with the link that takes it back"`
	Sorts       []FilterChoice      `json:"sorts" nullable:"false"`
	Page        int                 `json:"page"`
	Pages       int                 `json:"pages"`
	Previous    string              `json:"previous" doc:"Link to the page before, or empty"`
	Next        string              `json:"next" doc:"Link to the page after, or empty"`
}

// Filter is one thing to choose by. The front end has the words for its name and, where a choice has no label, its values.
type Filter struct {
	Name    string         `json:"name" enum:"size,stage,price,discount,rating,brand,stock"`
	Choices []FilterChoice `json:"choices" nullable:"false"`
}

// FilterChoice is one value of a filter.
type FilterChoice struct {
	Value    string `json:"value"`
	Label    string `json:"label" doc:"Words for it from the catalogue, or empty"`
	Count    int    `json:"count" doc:"Products that would be left, or -1 when not counted"`
	Selected bool   `json:"selected"`
	URL      string `json:"url" doc:"The list with this choice made, or taken back when it is selected"`
}

// Applied is a choice that has been made.
type Applied struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	Label string `json:"label"`
	URL   string `json:"url" doc:"The list without it"`
}

// category serves GET /category/{slug-id}.
func (p *Pages) category(r *http.Request, v *visit.Visit) (Page, error) {
	ix := p.Catalog.Index()
	id, ok := site.ProductID(v.Path)
	if !ok {
		return Page{}, catalog.ErrNoCategory
	}
	c, err := ix.Category(catalog.CategoryID(id))
	if err != nil {
		return Page{}, err
	}
	return p.listPage(r, v, shelf{
		id: id, path: c.Path(), name: c.Name, intro: c.Intro, products: ix.On(c.ID),
		crumbs: p.crumbs(v, ix, c.ID),
		below:  view.NewCategoryLinks(v, ix, c.Children, 1),
		beside: p.beside(v, ix, c),
	})
}

// shelf is a set of products with a name and an address, to be listed.
type shelf struct {
	id            int64
	path          string
	name, intro   lang.Text
	products      []*catalog.Product
	crumbs        []Crumb
	below, beside []view.CategoryLink
}

// listPage shows what of a shelf the query asks for.
func (p *Pages) listPage(r *http.Request, v *visit.Visit, s shelf) (Page, error) {
	wish := readWish(r.URL.Query(), v.Market)
	wish.Sizes = slices.DeleteFunc(wish.Sizes, func(size string) bool { return !hasSize(s.products, size) })
	list := wish.Choose(s.products, p.ratings)
	if list.Page > list.Pages {
		return Page{}, httpx.ErrNotFound
	}
	name := s.name.In(v.Language)
	props := CategoryPage{
		ID: s.id, Name: name, Intro: s.intro.In(v.Language), URL: v.URL(s.path),
		Breadcrumbs: s.crumbs, Below: s.below, Beside: s.beside,
		Total: list.Total, Page: list.Page, Pages: list.Pages,
		Products: view.NewProductCards(v, list.Products, p.ratings),
	}
	links := shelfLinks{base: props.URL, wish: wish}
	props.Filters = links.filters(v, s.products, list.Facets)
	props.Applied = append(applied(props.Filters), links.weight(v)...)
	props.Sorts = links.sorts()
	if list.Page > 1 {
		props.Previous = links.to(func(w *catalog.Wish) { w.Page = list.Page - 1 })
	}
	if list.Page < list.Pages {
		props.Next = links.to(func(w *catalog.Wish) { w.Page = list.Page + 1 })
	}
	head := p.head(v, name+" | "+p.Site.Brand, props.Intro, s.name.Hi != "")
	if writeWish(catalog.Wish{Page: wish.Page}) != writeWish(wish) {
		head.Robots = unlessHidden(head.Robots, "noindex, follow") // only the bare list is for search engines
	}
	head.Graph = []any{p.itemList(name, props.Products, list.Total), p.breadcrumbList(props.Breadcrumbs)}
	return Page{Name: "category", Props: props, Head: head}, nil
}

// hasSize says whether a shelf holds a size, so that an address cannot choose one that no chip would take back.
func hasSize(products []*catalog.Product, size string) bool {
	return slices.ContainsFunc(products, func(p *catalog.Product) bool {
		return p.Variant.Kind == catalog.BySize && p.Variant.Label.En == size
	})
}

// unlessHidden keeps a stricter word to crawlers.
func unlessHidden(robots, otherwise string) string {
	if robots == "noindex, nofollow" {
		return robots
	}
	return otherwise
}

// crumbs leads from the store to a shelf.
func (p *Pages) crumbs(v *visit.Visit, ix *catalog.Index, id catalog.CategoryID) []Crumb {
	crumbs := []Crumb{{Label: p.Site.Brand, URL: v.URL("/")}}
	for _, c := range ix.Way(id) {
		crumbs = append(crumbs, Crumb{Label: c.Name.In(v.Language), URL: v.URL(c.Path())})
	}
	return crumbs
}

// beside gives the shelves around one, itself left out.
func (p *Pages) beside(v *visit.Visit, ix *catalog.Index, c *catalog.Category) []view.CategoryLink {
	around := ix.Categories()
	if parent, err := ix.Category(c.Parent); err == nil {
		around = parent.Children
	}
	links := view.NewCategoryLinks(v, ix, around, 1)
	return slices.DeleteFunc(links, func(l view.CategoryLink) bool { return l.ID == int64(c.ID) })
}

// shelfLinks makes the links that change a wish.
type shelfLinks struct {
	base string
	wish catalog.Wish
}

// to gives the address of the list after a change to the wish. Any change but that of the page leads to page one.
func (s shelfLinks) to(change func(*catalog.Wish)) string {
	w := s.wish
	w.Page = 1
	w.Brands, w.Sizes, w.Stages = slices.Clone(w.Brands), slices.Clone(w.Sizes), slices.Clone(w.Stages)
	change(&w)
	if q := writeWish(w); q != "" {
		return s.base + "?" + q
	}
	return s.base
}

func (s shelfLinks) sorts() []FilterChoice {
	var out []FilterChoice
	for _, sort := range catalog.Sorts() {
		selected := sort == s.wish.Sort || sort == catalog.Featured && s.wish.Sort == ""
		wanted := sort
		if wanted == catalog.Featured {
			wanted = ""
		}
		out = append(out, FilterChoice{
			Value: string(sort), Count: uncounted, Selected: selected, URL: s.to(func(w *catalog.Wish) { w.Sort = wanted }),
		})
	}
	return out
}

// weight is the baby's weight among what is chosen. It comes from the size finder and has no filter of its own.
func (s shelfLinks) weight(v *visit.Visit) []Applied {
	if s.wish.WeightG == 0 {
		return nil
	}
	kg := kilograms(s.wish.WeightG)
	label := lang.Text{En: kg + " kg", Hi: kg + " किलो"}
	return []Applied{{
		Name: paramWeight, Value: kg, Label: label.In(v.Language), URL: s.to(func(w *catalog.Wish) { w.WeightG = 0 }),
	}}
}

func applied(filters []Filter) []Applied {
	out := []Applied{}
	for _, f := range filters {
		for _, c := range f.Choices {
			if c.Selected {
				out = append(out, Applied{Name: f.Name, Value: c.Value, Label: c.Label, URL: c.URL})
			}
		}
	}
	return out
}

// itemList names the products of a list to search engines, by address only.
func (p *Pages) itemList(name string, cards []view.ProductCard, total int) thing {
	items := make([]thing, 0, len(cards))
	for i, c := range cards {
		items = append(items, thing{"@type": "ListItem", "position": i + 1, "url": p.Site.Origin + c.URL})
	}
	return thing{
		"@type": "CollectionPage", "name": name,
		"mainEntity": thing{"@type": "ItemList", "numberOfItems": total, "itemListElement": items},
	}
}

// lists serves a list of products. The states of it that most visitors see are kept; the endless rest of what an address
// can ask for is rendered when asked for, so that nobody fills the cache with it.
func (p *Pages) lists(b build) http.Handler {
	kept, made := p.public("category", b, wishOf), p.page(askedEveryTime, b)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.RawQuery == "" || isCommon(readWish(r.URL.Query(), "")) {
			kept.ServeHTTP(w, r)
			return
		}
		made.ServeHTTP(w, r)
	})
}

// isCommon says whether a wish is one of the few that are worth keeping: a page of the bare list, in some order, by stage
// or range.
func isCommon(w catalog.Wish) bool {
	const fewPages = 20
	return len(w.Sizes) == 0 && len(w.Brands)+len(w.Stages) <= 1 && w.From == 0 && w.To == 0 && w.MinOff == 0 &&
		w.MinStars == 0 && w.WeightG == 0 && w.Page <= fewPages
}

// wishOf is what of the query a list depends on.
func wishOf(q url.Values) string { return writeWish(readWish(q, "")) }

// uncounted marks a choice whose products nobody counted.
const uncounted = -1
