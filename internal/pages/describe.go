package pages

import (
	"reflect"

	"github.com/danielgtaylor/huma/v2"
)

// Describe puts the props of every page into the OpenAPI document, from which the front end's types are made.
func Describe(schemas huma.Registry) {
	for _, props := range []any{
		HomePage{}, ProductPage{}, CartPage{}, ErrorPage{}, OfflinePage{}, VisitInfo{}, Site{}, HeadInfo{},
	} {
		schemas.Schema(reflect.TypeOf(props), true, "")
	}
}
