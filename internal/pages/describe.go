package pages

import (
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"
)

// PayloadOf is Payload with the props of one page, as the OpenAPI document describes it.
type PayloadOf[Props any] struct {
	Page     string    `json:"page"`
	Props    Props     `json:"props"`
	Visit    VisitInfo `json:"visit"`
	Site     Site      `json:"site"`
	Head     HeadInfo  `json:"head"`
	Rendered bool      `json:"rendered"`
}

// Describe adds every page to the OpenAPI document: the same address answers HTML to a browser and the payload
// as JSON to whoever asks for that. The front end's types are made from it.
func Describe(o *huma.OpenAPI) {
	describe[HomePage](o, "home", "/", "Store home")
	describe[ProductPage](o, "product", "/product/{slug}", "A product, by its slug and id")
	describe[CategoryPage](o, "category", "/category/{slug}", "A category, filtered, sorted and paged by its query")
	describe[ReviewsPage](o, "reviews", "/reviews/{slug}", "The reviews of a product, filtered, sorted and paged by its query")
	describe[SearchPage](o, "search", "/search", "What a search finds, filtered, sorted and paged by its query")
	describe[LandingPage](o, "landing", "/{slug}", "A landing page, by its slug")
	describe[CartPage](o, "cart", "/cart", "The visitor's cart")
	describe[OfflinePage](o, "offline", "/offline", "What is shown without a network")
}

func describe[Props any](o *huma.OpenAPI, name, path, summary string) {
	html := &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString}}
	answer := func(description string, payload reflect.Type) *huma.Response {
		json := &huma.MediaType{Schema: o.Components.Schemas.Schema(payload, true, "")}
		return &huma.Response{
			Description: description, Content: map[string]*huma.MediaType{"application/json": json, "text/html": html},
		}
	}
	o.AddOperation(&huma.Operation{
		OperationID: "page-" + name, Method: http.MethodGet, Path: path, Summary: summary, Tags: []string{"Pages"},
		Responses: map[string]*huma.Response{
			"200":     answer("The page", reflect.TypeFor[PayloadOf[Props]]()),
			"default": answer("What went wrong", reflect.TypeFor[PayloadOf[ErrorPage]]()),
		},
	})
}
