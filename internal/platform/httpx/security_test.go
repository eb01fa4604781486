package httpx_test

import (
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"mylo/internal/platform/httpx"
)

func secured(h http.HandlerFunc) http.Handler {
	return httpx.Chain(h, httpx.RequestID, httpx.SecurityHeaders(httpx.SecurityConfig{
		HSTS: true, FormAction: []string{"https://pay.example"}, Connect: []string{"https://events.example"},
	}))
}

func page(contentType string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		if contentType != "" {
			w.Header().Set("Content-Type", contentType)
		}
		_, _ = io.WriteString(w, "<!doctype html><p>hello")
	}
}

func TestHTMLGetsAStrictPolicyWithAFreshNonce(t *testing.T) {
	t.Parallel()
	var asked string
	h := secured(func(w http.ResponseWriter, r *http.Request) {
		asked = httpx.Nonce(r.Context())
		if again := httpx.Nonce(r.Context()); again != asked {
			t.Errorf("the nonce changed from %q to %q", asked, again)
		}
		page("text/html; charset=utf-8")(w, r)
	})
	seen := map[string]bool{}
	for range 3 {
		rec := get(t, h, "/")
		csp := rec.Header().Get("Content-Security-Policy")
		want := "default-src 'self'; script-src 'nonce-" + asked + "' 'strict-dynamic'; style-src 'self'; " +
			"img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://events.example; " +
			"form-action 'self' https://pay.example; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"
		if csp != want {
			t.Errorf("got  %s\nwant %s", csp, want)
		}
		if !regexp.MustCompile(`^[A-Za-z0-9+/]{22}==$`).MatchString(asked) || seen[asked] {
			t.Errorf("nonce %q", asked)
		}
		seen[asked] = true
	}
}

func TestAPolicyGoesOnHTMLOnly(t *testing.T) {
	t.Parallel()
	for contentType, want := range map[string]bool{
		"text/html": true, "text/html; charset=utf-8": true, "application/xhtml+xml": true, "": true,
		"application/json": false, "image/svg+xml": false, "text/css": false,
	} {
		rec := get(t, secured(page(contentType)), "/")
		if got := rec.Header().Get("Content-Security-Policy") != ""; got != want {
			t.Errorf("%q: policy %v, want %v", contentType, got, want)
		}
		if rec.Header().Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%q: no nosniff", contentType)
		}
	}
}

func TestAnAnswerThatMightBeSniffedAsHTMLGetsThePolicy(t *testing.T) {
	t.Parallel()
	rec := get(t, secured(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusOK)
		_, _ = io.WriteString(w, "<!doctype html>")
	}), "/")
	if rec.Header().Get("Content-Security-Policy") == "" {
		t.Error("no policy")
	}
}

func TestNotModifiedNeverCarriesAPolicy(t *testing.T) {
	t.Parallel()
	rec := get(t, secured(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Security-Policy", "default-src 'none'")
		w.Header().Set("ETag", `W/"7"`)
		w.WriteHeader(http.StatusNotModified)
	}), "/")
	if rec.Header().Get("Content-Security-Policy") != "" || rec.Header().Get("ETag") != `W/"7"` {
		t.Errorf("headers: %v", rec.Header())
	}
}

func TestAHandlersOwnPolicyIsKept(t *testing.T) {
	t.Parallel()
	rec := get(t, secured(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "sandbox")
		page("text/html")(w, r)
	}), "/")
	if got := rec.Header().Values("Content-Security-Policy"); len(got) != 1 || got[0] != "sandbox" {
		t.Errorf("got %q", got)
	}
}

func TestTheOtherHeadersAreThere(t *testing.T) {
	t.Parallel()
	h := get(t, secured(page("text/html")), "/").Header()
	for name, want := range map[string]string{
		"Referrer-Policy":              "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy":   "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Strict-Transport-Security":    "max-age=63072000; includeSubDomains",
	} {
		if h.Get(name) != want {
			t.Errorf("%s: %q", name, h.Get(name))
		}
	}
	if p := h.Get("Permissions-Policy"); !strings.Contains(p, "otp-credentials=(self)") || !strings.Contains(p, "camera=()") {
		t.Errorf("Permissions-Policy: %q", p)
	}
	plain := httpx.Chain(page("text/html"), httpx.SecurityHeaders(httpx.SecurityConfig{}))
	if got := get(t, plain, "/").Header().Get("Strict-Transport-Security"); got != "" {
		t.Errorf("HSTS outside production: %q", got)
	}
}

func TestOneAnswersHeadersDoNotChangeAnothers(t *testing.T) {
	t.Parallel()
	h := secured(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/add" {
			w.Header().Add("Referrer-Policy", "no-referrer")
		}
		page("text/html")(w, r)
	})
	get(t, h, "/add")
	if got := get(t, h, "/").Header().Values("Referrer-Policy"); len(got) != 1 {
		t.Errorf("got %q", got)
	}
}
