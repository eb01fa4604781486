package api

import (
	"cmp"
	"context"
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/catalog"
	"mylo/internal/search"
	"mylo/internal/view"
	"mylo/internal/visit"
)

const tagSearch = "Search"

func (a *API) registerSearch(api huma.API) {
	huma.Register(api, huma.Operation{
		OperationID: "searchQuery", Method: http.MethodGet, Path: "/api/searchQuery", Tags: []string{tagSearch},
		Summary: "Products and other pages by words, in English, Hindi or Hindi in Latin letters",
	}, a.searchQuery)
	huma.Register(api, huma.Operation{
		OperationID: "suggest", Method: http.MethodGet, Path: "/api/suggest", Tags: []string{tagSearch},
		Summary: "What the letters typed so far may lead to, by kind; a call of our own",
	}, a.suggest)
}

// SearchData is what a search found.
type SearchData struct {
	Query      string            `json:"query"`
	Products   []ProductTile     `json:"products" nullable:"false"`
	Total      int               `json:"total" doc:"Products on all pages"`
	Page       int               `json:"page"`
	Pages      int               `json:"pages"`
	Others     []view.FoundGroup `json:"others" nullable:"false" doc:"What was found besides products"`
	DidYouMean string            `json:"didYouMean" doc:"What was probably meant; empty when the words are known"`
	Note       string            `json:"note" doc:"Why the law allows no results; empty otherwise"`
}

type searchInput struct {
	Q        string `query:"q" doc:"What to look for"`
	Query    string `query:"query" doc:"The same, for clients that call it so"`
	Page     int    `query:"page" minimum:"0" maximum:"1000" doc:"From 1"`
	Language string `query:"language"`
	InApp    bool   `query:"inApp"`
}

// Bounds on what a search answers with.
const (
	searchReach  = 1000
	othersShown  = 6
	suggestShown = 6
)

func (a *API) searchQuery(ctx context.Context, in *searchInput) (*reply[Envelope[SearchData]], error) {
	v := visit.From(ctx)
	q := search.Parse(cmp.Or(in.Q, in.Query))
	data := SearchData{Query: q.Text, Products: []ProductTile{}, Page: max(1, in.Page), Pages: 1, Others: []view.FoundGroup{}}
	if search.Forbidden(q) {
		data.Note = search.ForbiddenNote.In(v.Language)
		return answer(Envelope[SearchData]{Success: true, Data: data}), nil
	}
	ix := a.Catalog.Index()
	result := a.Search.Find(q, search.Ask{Market: v.Market, Limit: searchReach})
	hits := result.Hits[search.Product]
	data.Total, data.DidYouMean = len(hits), result.Guessed
	data.Pages = max(1, (len(hits)+catalog.PageSize-1)/catalog.PageSize)
	from := min((data.Page-1)*catalog.PageSize, len(hits))
	for _, d := range hits[from:min(from+catalog.PageSize, len(hits))] {
		if id, err := strconv.ParseInt(d.ID, 10, 64); err == nil {
			if p, err := ix.ByID(catalog.ProductID(id)); err == nil {
				data.Products = append(data.Products, toTile(&v, p))
			}
		}
	}
	for _, kind := range []search.Kind{search.Category, search.Guide} {
		result.Hits[kind] = result.Hits[kind][:min(len(result.Hits[kind]), othersShown)]
	}
	data.Others = view.NewFoundGroups(&v, ix, q, result, search.Category, search.Guide)
	return answer(Envelope[SearchData]{Success: true, Data: data}), nil
}

type suggestInput struct {
	Q        string `query:"q" doc:"What has been typed so far"`
	Language string `query:"language"`
}

func (a *API) suggest(ctx context.Context, in *suggestInput) (*reply[[]view.FoundGroup], error) {
	v := visit.From(ctx)
	q := search.Parse(in.Q)
	if search.Forbidden(q) {
		return answer([]view.FoundGroup{}), nil
	}
	result := a.Search.Find(q, search.Ask{Market: v.Market, Limit: suggestShown, Typing: true})
	return answer(view.NewFoundGroups(&v, a.Catalog.Index(), q, result, search.Kinds()...)), nil
}
