package httpx_test

import (
	"net/http"
	"testing"

	"mylo/internal/platform/httpx"
)

func TestWritesFromOtherSitesAreRefused(t *testing.T) {
	t.Parallel()
	exceptions := http.NewCrossOriginProtection()
	exceptions.AddInsecureBypassPattern("POST /api/webhooks/")
	if err := exceptions.AddTrustedOrigin("https://app.example"); err != nil {
		t.Fatal(err)
	}
	h := httpx.SameOrigin(quiet(), exceptions)(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(204) }))
	cases := []struct {
		what, method, path string
		headers            []string
		ok                 bool
	}{
		{"same origin", "POST", "/api/cart", []string{"Sec-Fetch-Site", "same-origin", "Origin", "https://shop.example"}, true},
		{"typed by the user", "POST", "/api/cart", []string{"Sec-Fetch-Site", "none"}, true},
		{"no browser", "POST", "/api/cart", nil, true},
		{"old browser, same host", "POST", "/api/cart", []string{"Origin", "http://example.com"}, true},
		{"cross site", "POST", "/api/cart", []string{"Sec-Fetch-Site", "cross-site"}, false},
		{"sibling domain", "DELETE", "/api/cart", []string{"Sec-Fetch-Site", "same-site"}, false},
		{"old browser, other host", "PUT", "/api/cart", []string{"Origin", "https://evil.example"}, false},
		{"opaque origin", "POST", "/api/cart", []string{"Origin", "null"}, false},
		{"made up value", "POST", "/api/cart", []string{"Sec-Fetch-Site", "same-origin, cross-site"}, false},
		{"reading", "GET", "/api/cart", []string{"Sec-Fetch-Site", "cross-site"}, true},
		{"trusted origin", "POST", "/api/cart", []string{"Sec-Fetch-Site", "cross-site", "Origin", "https://app.example"}, true},
		{"webhook", "POST", "/api/webhooks/pay", []string{"Origin", "https://pay.example"}, true},
	}
	for _, c := range cases {
		rec := do(t, h, c.method, c.path, nil, c.headers...)
		if c.ok && rec.Code != 204 {
			t.Errorf("%s: refused with %d", c.what, rec.Code)
		}
		if !c.ok && (rec.Code != 403 || errorOf(t, rec).Code != "http.cross_origin") {
			t.Errorf("%s: got %d %s", c.what, rec.Code, rec.Body)
		}
	}
}
