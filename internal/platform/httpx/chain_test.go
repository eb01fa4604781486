package httpx_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"mylo/internal/platform/httpx"
	"mylo/internal/platform/obs"
)

func TestTheFirstMiddlewareIsOutermost(t *testing.T) {
	t.Parallel()
	var order []string
	mark := func(name string) httpx.Middleware {
		return func(next http.Handler) http.Handler {
			return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				order = append(order, name)
				next.ServeHTTP(w, r)
			})
		}
	}
	get(t, httpx.Chain(http.NotFoundHandler(), mark("a"), mark("b")), "/")
	if strings.Join(order, "") != "ab" {
		t.Errorf("got %v", order)
	}
}

func TestEveryRequestHasItsOwnIDWhateverTheClientSays(t *testing.T) {
	t.Parallel()
	var inContext string
	h := httpx.RequestID(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { inContext = obs.RequestID(r.Context()) }))
	seen := map[string]bool{}
	for range 100 {
		id := get(t, h, "/", "X-Request-Id", "forged\nline").Header().Get("X-Request-Id")
		if id != inContext || seen[id] || !regexp.MustCompile(`^[0-9a-z]{20}$`).MatchString(id) {
			t.Fatalf("got %q, in context %q, seen %v", id, inContext, seen[id])
		}
		seen[id] = true
	}
}

func TestOutsideOfARequestThereIsNoNonceAndNoRoute(t *testing.T) {
	t.Parallel()
	if n, r := httpx.Nonce(context.Background()), httpx.Route(context.Background()); n != "" || r != "" {
		t.Errorf("got %q %q", n, r)
	}
}

func TestUploadsReachTheOriginalRequestSoThatTheirFilesAreDeleted(t *testing.T) {
	t.Parallel()
	h := httpx.Chain(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if err := r.ParseMultipartForm(1 << 10); err != nil {
			t.Error(err)
		}
	}), httpx.RequestID, httpx.Timeout(quiet(), 1<<40))
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/",
		strings.NewReader("--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b--\r\n"))
	r.Header.Set("Content-Type", "multipart/form-data; boundary=b")
	h.ServeHTTP(httptest.NewRecorder(), r)
	if r.MultipartForm == nil || r.MultipartForm.Value["a"][0] != "1" {
		t.Error("the form stayed on a copy")
	}
}
