package httpx_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"mylo/internal/kernel/errs"
	"mylo/internal/platform/httpx"
)

var errSold = errs.New(errs.Refused, "shop.sold", "It is sold.")

func quiet() *httpx.Responder {
	return &httpx.Responder{Logger: slog.New(slog.DiscardHandler)}
}

func failing(err error) httpx.Handler {
	return func(http.ResponseWriter, *http.Request) error { return err }
}

func get(t *testing.T, h http.Handler, target string, headers ...string) *httptest.ResponseRecorder {
	t.Helper()
	return do(t, h, http.MethodGet, target, nil, headers...)
}

func do(t *testing.T, h http.Handler, method, target string, body io.Reader, headers ...string) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), method, target, body)
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	rec := httptest.NewRecorder()
	h.ServeHTTP(rec, r)
	return rec
}

func errorOf(t *testing.T, rec *httptest.ResponseRecorder) httpx.ErrorDetail {
	t.Helper()
	var body httpx.ErrorBody
	if err := json.Unmarshal(rec.Body.Bytes(), &body); err != nil {
		t.Fatalf("answer is not an error body: %v: %s", err, rec.Body)
	}
	return body.Detail
}

func TestEveryKindHasItsStatus(t *testing.T) {
	t.Parallel()
	want := map[errs.Kind]int{
		errs.Internal: 500, errs.Invalid: 400, errs.Unauthenticated: 401, errs.Forbidden: 403, errs.NotFound: 404,
		errs.Conflict: 409, errs.Refused: 422, errs.RateLimited: 429, errs.Unavailable: 503, errs.Kind(99): 500,
	}
	for kind, status := range want {
		if got := httpx.Status(kind); got != status {
			t.Errorf("kind %d: got %d, want %d", kind, got, status)
		}
		rec := get(t, quiet().Wrap(failing(errs.New(kind, "a.b", "Words."))), "/api/x")
		if rec.Code != status {
			t.Errorf("kind %d answered %d, want %d", kind, rec.Code, status)
		}
	}
}

func TestADeclaredErrorIsFoundUnderWrapping(t *testing.T) {
	t.Parallel()
	err := fmt.Errorf("place order: %w", errSold.With("max", 3).Field("quantity", "too_many").Wrapf("row 7"))
	rec := get(t, quiet().Wrap(failing(err)), "/api/orders")
	got := errorOf(t, rec)
	if rec.Code != 422 || got.Code != "shop.sold" || got.Message != "It is sold." || got.Params["max"] != 3.0 ||
		got.Fields["quantity"] != "too_many" || got.RequestID == "" {
		t.Errorf("got %d %+v", rec.Code, got)
	}
	if strings.Contains(rec.Body.String(), "row 7") {
		t.Error("the cause was shown")
	}
	if rec.Header().Get("Cache-Control") != "no-store" {
		t.Error("an error may be cached")
	}
}

func TestAnUnknownErrorSaysNothingButTheRequestID(t *testing.T) {
	t.Parallel()
	for _, err := range []error{
		errors.New("dial tcp 10.0.0.1: password=secret"),
		errs.New(errs.Internal, "ledger.broken", "Ledger secret off by one."),
	} {
		rec := get(t, quiet().Wrap(failing(err)), "/api/x")
		got := errorOf(t, rec)
		if rec.Code != 500 || got.Code != "internal" || got.RequestID == "" || strings.Contains(rec.Body.String(), "secret") {
			t.Errorf("got %d %s", rec.Code, rec.Body)
		}
	}
}

func TestAnErrorIsAPageOrJSONAsTheClientPrefers(t *testing.T) {
	t.Parallel()
	h := quiet().Wrap(failing(errSold))
	cases := []struct {
		path, accept string
		json         bool
	}{
		{"/product/x", "", false},
		{"/product/x", "*/*", false},
		{"/product/x", "text/html,application/xhtml+xml,*/*;q=0.8", false},
		{"/product/x", "application/json", true},
		{"/product/x", "application/json, text/plain, */*", true},
		{"/product/x", "application/json, text/html", false},
		{"/product/x", "application/json, text/html;q=0.9", true},
		{"/product/x", "text/html, application/json;q=0.9", false},
		{"/product/x", "application/json;q=0, text/html", false},
		{"/product/x", "application/json;q=bad, text/html;q=0.1", false},
		{"/api/x", "text/html", true},
		{"/api", "", true},
		{"/new/x", "", true},
		{"/apiary", "", false},
	}
	for _, c := range cases {
		rec := get(t, h, c.path, "Accept", c.accept)
		isJSON := rec.Header().Get("Content-Type") == "application/json"
		if isJSON != c.json || rec.Code != 422 || rec.Header().Get("Vary") != "Accept" {
			t.Errorf("%s accept %q: json=%v status=%d vary=%q", c.path, c.accept, isJSON, rec.Code, rec.Header().Get("Vary"))
		}
	}
}

func TestThePlainErrorPageStandsAloneAndEscapes(t *testing.T) {
	t.Parallel()
	rec := get(t, quiet().Wrap(failing(errs.New(errs.NotFound, "a.b", "No <b>such</b> thing."))), "/x")
	body := rec.Body.String()
	if rec.Code != 404 || !strings.Contains(body, "No &lt;b&gt;such&lt;/b&gt; thing.") || !strings.Contains(body, "Reference: ") {
		t.Errorf("got %d %s", rec.Code, body)
	}
	if csp := rec.Header().Get("Content-Security-Policy"); !strings.Contains(csp, "style-src 'sha256-") {
		t.Errorf("its style is not allowed by its policy: %s", csp)
	}
}

func TestTheHousesOwnErrorPageAndPayloadAreUsed(t *testing.T) {
	t.Parallel()
	rs := quiet()
	rs.ErrorPage = func(w http.ResponseWriter, _ *http.Request, status int, e *errs.Error, id string) {
		w.WriteHeader(status)
		fmt.Fprintf(w, "page %s %t", e.Code, id != "")
	}
	rs.ErrorPayload = func(w http.ResponseWriter, _ *http.Request, status int, e *errs.Error, _ string) {
		w.WriteHeader(status)
		fmt.Fprintf(w, "payload %s", e.Code)
	}
	h := rs.Wrap(failing(errSold))
	if rec := get(t, h, "/x"); rec.Body.String() != "page shop.sold true" {
		t.Errorf("page: %s", rec.Body)
	}
	if rec := get(t, h, "/x", "Accept", "application/json"); rec.Body.String() != "payload shop.sold" {
		t.Errorf("payload: %s", rec.Body)
	}
	if rec := get(t, h, "/api/x", "Accept", "application/json"); errorOf(t, rec).Code != "shop.sold" {
		t.Errorf("api: %s", rec.Body)
	}
}

func TestARedirectTravelsAsAnError(t *testing.T) {
	t.Parallel()
	err := fmt.Errorf("slug: %w", httpx.RedirectTo(http.StatusMovedPermanently, "/product/right-970"))
	rec := get(t, quiet().Wrap(failing(err)), "/product/wrong-970")
	if rec.Code != 301 || rec.Header().Get("Location") != "/product/right-970" || rec.Body.Len() != 0 {
		t.Errorf("got %d to %q", rec.Code, rec.Header().Get("Location"))
	}
}

func TestHeadersOfTheFailedAnswerDoNotLeakIntoTheError(t *testing.T) {
	t.Parallel()
	rec := get(t, quiet().Wrap(func(w http.ResponseWriter, _ *http.Request) error {
		w.Header().Set("ETag", `"1"`)
		w.Header().Set("Content-Length", "9999")
		w.Header().Set("Content-Encoding", "br")
		w.Header().Set("Cache-Control", "public, max-age=60")
		return errSold
	}), "/api/x")
	h := rec.Header()
	if h.Get("ETag") != "" || h.Get("Content-Encoding") != "" || h.Get("Cache-Control") != "no-store" || h.Get("Content-Length") == "9999" {
		t.Errorf("headers: %v", h)
	}
}

func TestServerErrorsAreLoggedWithTheirCauseAndClientErrorsQuietly(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	rs := &httpx.Responder{Logger: slog.New(slog.NewJSONHandler(&log, nil))}
	get(t, rs.Wrap(failing(errSold)), "/x")
	if log.Len() != 0 {
		t.Errorf("a refusal was logged above debug: %s", &log)
	}
	get(t, rs.Wrap(failing(errors.New("disk on fire"))), "/x?phone=9876543210")
	if line := log.String(); !strings.Contains(line, `"level":"ERROR"`) || !strings.Contains(line, "disk on fire") {
		t.Errorf("log: %s", line)
	}
	if strings.Contains(log.String(), "9876543210") {
		t.Error("the query was logged")
	}
}

func TestAnErrorAfterTheFirstByteCutsTheConnection(t *testing.T) {
	t.Parallel()
	srv := httptest.NewServer(httpx.Chain(quiet().Wrap(func(w http.ResponseWriter, _ *http.Request) error {
		_, _ = io.WriteString(w, "half")
		_ = http.NewResponseController(w).Flush()
		return errSold
	}), httpx.RequestID, httpx.Recover(quiet())))
	defer srv.Close()
	res, err := srv.Client().Get(srv.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if res.StatusCode != 200 || string(body) != "half" || err == nil {
		t.Errorf("got %d %q %v, want a body that is visibly cut", res.StatusCode, body, err)
	}
}

func TestAHijackedConnectionIsLeftAlone(t *testing.T) {
	t.Parallel()
	srv := httptest.NewServer(httpx.Chain(quiet().Wrap(func(w http.ResponseWriter, _ *http.Request) error {
		conn, rw, err := http.NewResponseController(w).Hijack()
		if err != nil {
			return err
		}
		defer conn.Close()
		_, _ = rw.WriteString("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nmy")
		_ = rw.Flush()
		return errSold
	}), httpx.RequestID))
	defer srv.Close()
	res, err := srv.Client().Get(srv.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if body, err := io.ReadAll(res.Body); err != nil || string(body) != "my" {
		t.Errorf("got %q %v", body, err)
	}
}

func TestAClientThatLeftIsNobodysError(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	rs := &httpx.Responder{Logger: slog.New(slog.NewJSONHandler(&log, nil))}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	rec := httptest.NewRecorder()
	rs.Wrap(func(_ http.ResponseWriter, r *http.Request) error {
		return fmt.Errorf("query: %w", r.Context().Err())
	}).ServeHTTP(rec, httptest.NewRequestWithContext(ctx, http.MethodGet, "/x", nil))
	if rec.Code != 499 || log.Len() != 0 {
		t.Errorf("got %d, log %s", rec.Code, &log)
	}
}

func TestLocalURLRefusesOtherSites(t *testing.T) {
	t.Parallel()
	for _, next := range []string{"", "//evil.example", `/\evil.example`, "https://evil.example", "evil", "/a\r\nSet-Cookie: x", `/a\b`} {
		if got := httpx.LocalURL(next, "/cart"); got != "/cart" {
			t.Errorf("%q: got %q", next, got)
		}
	}
	if got := httpx.LocalURL("/product/x-970?bundle=2", "/cart"); got != "/product/x-970?bundle=2" {
		t.Errorf("got %q", got)
	}
}
