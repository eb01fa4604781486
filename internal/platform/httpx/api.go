package httpx

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"sync"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// NewAPI gives a huma API on mux that speaks as the house does. Every error, of huma's own checks or
// returned by an operation, goes out in the one JSON form and is logged as the Responder would.
// Bodies must be JSON in sound UTF-8, and answers are not cached unless an operation says so. The
// OpenAPI 3.1 document is at /openapi.json and a page to read it at /docs; both are made when first
// asked for, so operations may be registered after this.
func NewAPI(mux *http.ServeMux, rs *Responder, title, version string) huma.API {
	speakHouseErrors()
	config := huma.DefaultConfig(title, version)
	config.OpenAPIPath, config.DocsPath, config.SchemasPath = "", "", "" // ours are below
	config.CreateHooks = nil                                             // no $schema links in answers
	config.Formats = map[string]huma.Format{"application/json": strictJSON, "json": strictJSON}
	config.Transformers = []huma.Transformer{rs.finishAPIError}
	api := humago.New(apiMux{mux}, config)
	document := &apiDocument{api: api}
	mux.Handle("GET /openapi.json", rs.Wrap(document.serveJSON))
	mux.Handle("GET /docs", rs.Wrap(document.servePage))
	return api
}

// apiMux makes every operation part of the exchange that the middlewares share.
type apiMux struct{ *http.ServeMux }

var noStore = []string{"no-store"}

// HandleFunc registers an operation.
func (m apiMux) HandleFunc(pattern string, handler func(http.ResponseWriter, *http.Request)) {
	m.ServeMux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		_, w, r = enter(w, r)
		w.Header()["Cache-Control"] = noStore
		handler(w, r)
	})
}

// speakHouseErrors replaces huma's error model, which huma keeps in package variables. It is the same
// for every API of the process; what differs (logger, request id) is added by finishAPIError.
var speakHouseErrors = sync.OnceFunc(func() {
	huma.NewError = func(status int, message string, details ...error) huma.StatusError {
		return fromHuma(status, message, details)
	}
	huma.NewErrorWithContext = func(_ huma.Context, status int, message string, details ...error) huma.StatusError {
		return fromHuma(status, message, details)
	}
})

// finishAPIError runs on every answer of the API just before its status is sent.
func (rs *Responder) finishAPIError(ctx huma.Context, _ string, v any) (any, error) {
	body, ok := v.(*ErrorBody)
	if !ok {
		return v, nil
	}
	if x := exchangeOf(ctx.Context()); x != nil {
		body.Detail.RequestID = x.id[0]
	}
	e := classify(body.cause)
	if !errors.Is(ctx.Context().Err(), context.Canceled) {
		rs.log(ctx.Context(), ctx.Method(), body.status, e, body.cause)
	}
	ctx.SetHeader("Cache-Control", "no-store")
	if seconds := retryAfter(e); seconds > 0 {
		ctx.SetHeader("Retry-After", strconv.Itoa(seconds))
	}
	return body, nil
}
