package httpx_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"mylo/internal/platform/httpx"
)

func reading(rs *httpx.Responder) http.Handler {
	return httpx.Chain(rs.Wrap(func(w http.ResponseWriter, r *http.Request) error {
		if _, err := io.ReadAll(r.Body); err != nil {
			return err
		}
		w.WriteHeader(http.StatusNoContent)
		return nil
	}), httpx.MaxBody(rs, 10))
}

func TestABodyOverTheLimitIsRefusedWithACode(t *testing.T) {
	t.Parallel()
	h := reading(quiet())
	if rec := do(t, h, "POST", "/api/x", strings.NewReader("0123456789")); rec.Code != 204 {
		t.Errorf("at the limit: %d", rec.Code)
	}
	unknownLength := struct{ io.Reader }{strings.NewReader("01234567890")}
	for name, body := range map[string]io.Reader{"announced": strings.NewReader("01234567890"), "chunked": unknownLength} {
		rec := do(t, h, "POST", "/api/x", body)
		if rec.Code != 413 || errorOf(t, rec).Code != "http.body_too_large" {
			t.Errorf("%s: %d %s", name, rec.Code, rec.Body)
		}
	}
}

func TestAddressesNobodySendsInGoodFaithAreRefused(t *testing.T) {
	t.Parallel()
	h := httpx.CheckURL(quiet())(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(204) }))
	cases := []struct {
		target string
		status int
		code   string
	}{
		{"/api/x?q=%E0%A4%A8%E0%A4%AE", 204, ""},
		{"/api/x?q=50%off", 204, ""},
		{"/api/x?q=a%0D%0Ab", 204, ""},
		{"/api/%E0%A4%A8", 204, ""},
		{"/api/%ff", 400, "http.bad_request"},
		{"/api/a%00b", 400, "http.bad_request"},
		{"/api/a%0ab", 400, "http.bad_request"},
		{"/api/x?q=%ff%fe", 400, "http.bad_request"},
		{"/api/x?q=a%00b", 400, "http.bad_request"},
		{"/api/x?q=%C3%28", 400, "http.bad_request"},
		{"/api/" + strings.Repeat("a", 9000), 414, "http.url_too_long"},
		{"/api/x?q=" + strings.Repeat("a", 9000), 414, "http.url_too_long"},
	}
	for _, c := range cases {
		rec := get(t, h, c.target)
		if rec.Code != c.status || c.code != "" && errorOf(t, rec).Code != c.code {
			t.Errorf("%.40s: got %d %s", c.target, rec.Code, rec.Body)
		}
	}
}

func TestAFormIsReadOnlyIfItIsText(t *testing.T) {
	t.Parallel()
	const urlencoded = "application/x-www-form-urlencoded"
	cases := []struct {
		contentType, body string
		want              error
	}{
		{urlencoded, "productId=970&note=%E0%A4%A8", nil},
		{urlencoded + "; charset=utf-8", "a=b", nil},
		{"application/json", "{}", httpx.ErrMediaType},
		{"", "a=b", httpx.ErrMediaType},
		{urlencoded, "a=%ff", httpx.ErrInvalid},
		{urlencoded, "a=%00", httpx.ErrInvalid},
		{urlencoded, "a=%zz", httpx.ErrInvalid},
		{urlencoded, "%ff=a", httpx.ErrInvalid},
	}
	for _, c := range cases {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/cart/add?a=query", strings.NewReader(c.body))
		r.Header.Set("Content-Type", c.contentType)
		values, err := httpx.Form(r)
		if !errors.Is(err, c.want) || (err == nil) != (c.want == nil) {
			t.Errorf("%s %q: got %v, want %v", c.contentType, c.body, err, c.want)
		}
		if values.Get("a") == "query" {
			t.Error("a query value was taken for a field")
		}
	}
}
