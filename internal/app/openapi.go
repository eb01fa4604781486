package app

import (
	"encoding/json"
	"io"
	"log/slog"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/api"
	"mylo/internal/pages"
	"mylo/internal/platform/httpx"
)

// registerCalls puts the calls on the mux, with the document that describes them and the pages' props.
func registerCalls(mux *http.ServeMux, responder *httpx.Responder, version string, calls *api.API) huma.API {
	h := httpx.NewAPI(mux, responder, "Mylo", version)
	calls.Register(h)
	pages.Describe(h.OpenAPI())
	return h
}

// WriteOpenAPI writes the OpenAPI document that a server would serve, without starting one. The version is left
// out, so that the document changes only when the calls do.
func WriteOpenAPI(w io.Writer) error {
	responder := &httpx.Responder{Logger: slog.New(slog.DiscardHandler)}
	h := registerCalls(http.NewServeMux(), responder, "1", &api.API{})
	text, err := json.MarshalIndent(h.OpenAPI(), "", "  ")
	if err != nil {
		return err
	}
	_, err = w.Write(append(text, '\n'))
	return err
}
