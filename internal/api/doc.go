// Package api is the JSON calls. Here, and nowhere else, live the wire words of the specification: its paths, its
// twin spellings, its envelopes. Each call turns them into a question to one module and the answer back.
// Calls of our own, which the specification leaves open, stand beside them, such as /api/cart, and say so in their tags.
package api

import (
	"log/slog"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/cart"
	"mylo/internal/catalog"
	"mylo/internal/review"
	"mylo/internal/search"
)

// API is the calls and what they need.
type API struct {
	Catalog *catalog.Service
	Cart    *cart.Service
	Reviews *review.Service
	Search  *search.Service
	People  *review.People // who is asking
	Logger  *slog.Logger
}

// Register puts every call on api, and so into the OpenAPI document.
func (a *API) Register(api huma.API) {
	a.registerCatalog(api)
	a.registerProductData(api)
	a.registerStore(api)
	a.registerOffers(api)
	a.registerCart(api)
	a.registerReviews(api)
	a.registerSearch(api)
}

// Tags that group the calls in the document.
const (
	tagStore = "Store"
	tagCart  = "Cart"
)

// Envelope is the form of most answers of the specification's calls.
type Envelope[T any] struct {
	Success bool `json:"success"`
	Data    T    `json:"data"`
}

// reply is an answer with a body and nothing else.
type reply[T any] struct {
	Body T
}

func answer[T any](body T) *reply[T] { return &reply[T]{Body: body} }
