package httpx_test

import (
	"net/http"
	"testing"

	"mylo/internal/platform/httpx"
)

func house() http.Handler {
	mux := http.NewServeMux()
	ok := func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) }
	mux.HandleFunc("GET /{$}", ok)
	mux.HandleFunc("GET /api/cart", ok)
	mux.HandleFunc("POST /api/cart/lines", ok)
	mux.HandleFunc("PUT /api/cart/lines/{id}", ok)
	mux.HandleFunc("DELETE /api/cart/lines/{id}", ok)
	return quiet().Fallback(mux)
}

func TestWhatNoRouteMatchesIsAnsweredInTheHouseForm(t *testing.T) {
	t.Parallel()
	cases := []struct {
		method, path string
		status       int
		code, allow  string
	}{
		{"GET", "/api/nothing", 404, "http.not_found", ""},
		{"POST", "/api/cart", 405, "http.method_not_allowed", "GET, HEAD, OPTIONS"},
		{"GET", "/api/cart/lines/7", 405, "http.method_not_allowed", "PUT, DELETE, OPTIONS"},
		{"BREW", "/api/cart/lines", 405, "http.method_not_allowed", "POST, OPTIONS"},
	}
	for _, c := range cases {
		rec := do(t, house(), c.method, c.path, nil)
		if rec.Code != c.status || errorOf(t, rec).Code != c.code || rec.Header().Get("Allow") != c.allow {
			t.Errorf("%s %s: got %d %s allow %q", c.method, c.path, rec.Code, rec.Body, rec.Header().Get("Allow"))
		}
	}
}

func TestRoutesStillAnswerUnderTheFallback(t *testing.T) {
	t.Parallel()
	for _, c := range [][2]string{{"GET", "/"}, {"HEAD", "/api/cart"}, {"DELETE", "/api/cart/lines/7"}} {
		if rec := do(t, house(), c[0], c[1], nil); rec.Code != 204 {
			t.Errorf("%s %s: got %d", c[0], c[1], rec.Code)
		}
	}
	rec := do(t, house(), "OPTIONS", "/api/cart", nil)
	if rec.Code != 204 || rec.Header().Get("Allow") != "GET, HEAD, OPTIONS" {
		t.Errorf("OPTIONS: got %d allow %q", rec.Code, rec.Header().Get("Allow"))
	}
}

func TestAPageThatIsNotThereIsAPage(t *testing.T) {
	t.Parallel()
	rec := get(t, house(), "/nowhere")
	if rec.Code != 404 || rec.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Errorf("got %d %s", rec.Code, rec.Header().Get("Content-Type"))
	}
}

func TestTheRouteIsKnownOutsideTheMux(t *testing.T) {
	t.Parallel()
	var seen []string
	watch := func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			next.ServeHTTP(w, r)
			seen = append(seen, httpx.Route(r.Context()))
		})
	}
	h := httpx.Chain(house(), httpx.RequestID, watch)
	do(t, h, "PUT", "/api/cart/lines/7?token=x", nil)
	do(t, h, "GET", "/nowhere", nil)
	if len(seen) != 2 || seen[0] != "PUT /api/cart/lines/{id}" || seen[1] != "" {
		t.Errorf("got %q", seen)
	}
}
