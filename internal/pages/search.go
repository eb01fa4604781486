package pages

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/httpx"
	"mylo/internal/search"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// SearchPage is the props of the search page. A search is a plain GET form with the field q; every choice after it is a
// link.
type SearchPage struct {
	Query      string              `json:"query" doc:"What was asked for, tidied; empty before anything was"`
	URL        string              `json:"url" doc:"This search with nothing else chosen"`
	Note       string              `json:"note" doc:"Why the law allows no results; empty otherwise"`
	Guessed    *SearchLink         `json:"guessed,omitempty" doc:"What was probably meant, when words were not known; the results are for it"`
	Near       bool                `json:"near" doc:"Nothing has every word; these have most of them"`
	Total      int                 `json:"total" doc:"Products that were found and can be listed"`
	More       bool                `json:"more" doc:"There are more products than can be listed"`
	Products   []view.ProductCard  `json:"products" nullable:"false"`
	Others     []view.FoundGroup   `json:"others" nullable:"false" doc:"What was found besides products"`
	Filters    []Filter            `json:"filters" nullable:"false"`
	Applied    []Applied           `json:"applied" nullable:"false"`
	Sorts      []FilterChoice      `json:"sorts" nullable:"false"`
	Page       int                 `json:"page"`
	Pages      int                 `json:"pages"`
	Previous   string              `json:"previous" doc:"Link to the page before, or empty"`
	Next       string              `json:"next" doc:"Link to the page after, or empty"`
	Popular    []view.ProductCard  `json:"popular" nullable:"false" doc:"What to look at instead, when no product was found"`
	Categories []view.CategoryLink `json:"categories" nullable:"false" doc:"Where to look instead, when no product was found"`
}

// SearchLink leads to another search.
type SearchLink struct {
	Text string `json:"text"`
	URL  string `json:"url"`
}

const (
	searchPath  = "/search"
	paramQuery  = "q"
	searchReach = 1000 // products that a search may list
	othersShown = 6    // of each other kind
)

var searchTitle = lang.Text{En: "Search", Hi: "खोज"}

// search serves GET /search.
func (p *Pages) search(r *http.Request, v *visit.Visit) (Page, error) {
	q := search.Parse(r.URL.Query().Get(paramQuery))
	wish := readWish(r.URL.Query(), v.Market)
	props := SearchPage{Query: q.Text, URL: searchURL(v, q.Text, ""), Others: []view.FoundGroup{}, Filters: []Filter{}, Applied: []Applied{}}
	var found []*catalog.Product
	ix := p.Catalog.Index()
	if search.Forbidden(q) {
		props.Note = search.ForbiddenNote.In(v.Language)
	} else {
		result := p.Search.Find(q, search.Ask{Market: v.Market, Limit: searchReach})
		found = productsOf(ix, result)
		props.Near = result.Near
		props.More = result.Totals[search.Product] > searchReach
		props.Others = otherGroups(v, ix, q, result)
		if result.Guessed != "" {
			props.Guessed = &SearchLink{Text: result.Guessed, URL: searchURL(v, result.Guessed, "")}
		}
	}
	if err := p.listFound(v, &props, found, wish); err != nil {
		return Page{}, err
	}
	props.Popular, props.Categories = []view.ProductCard{}, []view.CategoryLink{}
	if len(found) == 0 {
		props.Popular = p.bestsellers(v, shelfLength)
		props.Categories = view.NewCategoryLinks(v, ix, ix.Categories(), 1)
	}
	title := searchTitle.In(v.Language)
	if q.Text != "" {
		title = q.Text + " – " + title
	}
	return Page{Name: "search", Props: props, Head: p.head(v, title+" | "+p.Site.Brand, "", false)}, nil
}

// listFound shows what of the products found the rest of the query asks for.
func (p *Pages) listFound(v *visit.Visit, props *SearchPage, found []*catalog.Product, wish catalog.Wish) error {
	list := wish.Choose(found, p.ratings)
	if list.Page > list.Pages {
		return httpx.ErrNotFound
	}
	props.Total, props.Page, props.Pages = list.Total, list.Page, list.Pages
	props.Products = view.NewProductCards(v, list.Products, p.ratings)
	links := shelfLinks{wish: wish}
	if len(found) > 0 {
		props.Filters = links.filters(v, found, list.Facets)
		props.Applied = append(applied(props.Filters), links.weight(v)...)
	}
	props.Sorts = links.sorts()
	if list.Page > 1 {
		props.Previous = searchURL(v, props.Query, links.to(func(w *catalog.Wish) { w.Page = list.Page - 1 }))
	}
	if list.Page < list.Pages {
		props.Next = searchURL(v, props.Query, links.to(func(w *catalog.Wish) { w.Page = list.Page + 1 }))
	}
	for _, f := range props.Filters {
		for i := range f.Choices {
			f.Choices[i].URL = searchURL(v, props.Query, f.Choices[i].URL)
		}
	}
	for i := range props.Applied {
		props.Applied[i].URL = searchURL(v, props.Query, props.Applied[i].URL)
	}
	for i := range props.Sorts {
		props.Sorts[i].URL = searchURL(v, props.Query, props.Sorts[i].URL)
	}
	return nil
}

// searchURL is the address of a search with the choices that wish, a query of its own, makes.
func searchURL(v *visit.Visit, query, wish string) string {
	address := v.URL(searchPath)
	if query != "" {
		address += "?" + paramQuery + "=" + url.QueryEscape(query)
	}
	wish = strings.TrimPrefix(wish, "?")
	switch {
	case wish == "":
		return address
	case query == "":
		return address + "?" + wish
	default:
		return address + "&" + wish
	}
}

// productsOf gives the products that were found and are still sold.
func productsOf(ix *catalog.Index, r search.Result) []*catalog.Product {
	var out []*catalog.Product
	for _, d := range r.Hits[search.Product] {
		id, err := strconv.ParseInt(d.ID, 10, 64)
		if err != nil {
			continue
		}
		if item, err := ix.ByID(catalog.ProductID(id)); err == nil {
			out = append(out, item)
		}
	}
	return out
}

// otherGroups gives the first of everything that was found besides products.
func otherGroups(v *visit.Visit, ix *catalog.Index, q search.Query, r search.Result) []view.FoundGroup {
	groups := view.NewFoundGroups(v, ix, q, r, search.Category, search.Guide)
	for i := range groups {
		groups[i].Items = groups[i].Items[:min(len(groups[i].Items), othersShown)]
	}
	return groups
}
