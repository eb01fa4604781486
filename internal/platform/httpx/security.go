package httpx

import (
	"net/http"
	"strings"
)

// SecurityConfig extends the security headers where a deployment needs it.
type SecurityConfig struct {
	// HSTS tells browsers to come back by HTTPS only. For production.
	HSTS bool
	// FormAction, Connect, Img and Frame are origins allowed beside this one, such as a payment page.
	FormAction, Connect, Img, Frame []string
}

const permissionsPolicy = "otp-credentials=(self), accelerometer=(), browsing-topics=(), camera=(), " +
	"display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), serial=(), usb=()"

// security holds the headers ready made. Answers share the slices, so that none is allocated.
type security struct {
	nosniff, referrer, permissions, opener, resource, hsts []string

	beforeNonce, afterNonce string
}

// SecurityHeaders sets the headers that keep a browser from being turned against its user. HTML gets
// a strict Content-Security-Policy with the request's nonce, unless the handler set one of its own.
// A 304 never carries a policy: the cached page keeps the one that matches its nonce.
func SecurityHeaders(cfg SecurityConfig) Middleware {
	s := newSecurity(cfg)
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			x, w, r := enter(w, r)
			x.security = s
			h := w.Header()
			h["X-Content-Type-Options"] = s.nosniff
			h["Referrer-Policy"] = s.referrer
			h["Cross-Origin-Resource-Policy"] = s.resource
			if s.hsts != nil {
				h["Strict-Transport-Security"] = s.hsts
			}
			next.ServeHTTP(w, r)
		})
	}
}

func newSecurity(cfg SecurityConfig) *security {
	s := &security{
		nosniff:     []string{"nosniff"},
		referrer:    []string{"strict-origin-when-cross-origin"},
		permissions: []string{permissionsPolicy},
		opener:      []string{"same-origin"},
		resource:    []string{"same-origin"},
		beforeNonce: "default-src 'self'; script-src 'nonce-",
		afterNonce: "' 'strict-dynamic'; style-src 'self'; " +
			directive("img-src 'self' data: blob:", cfg.Img) + "font-src 'self'; " +
			directive("connect-src 'self'", cfg.Connect) +
			directive("form-action 'self'", cfg.FormAction) +
			"worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
	}
	if len(cfg.Frame) > 0 {
		s.afterNonce += "; " + strings.TrimSuffix(directive("frame-src 'self'", cfg.Frame), "; ")
	}
	if cfg.HSTS {
		s.hsts = []string{"max-age=63072000; includeSubDomains"}
	}
	return s
}

func directive(base string, origins []string) string {
	if len(origins) > 0 {
		base += " " + strings.Join(origins, " ")
	}
	return base + "; "
}

// onHeader runs once, when the status is known and the headers have not left. An answer whose type
// nobody named might be sniffed as HTML, so it is treated as such.
func (s *security) onHeader(x *exchange) {
	h := x.w.Header()
	if x.status == http.StatusNotModified {
		h.Del("Content-Security-Policy")
		return
	}
	if types := h["Content-Type"]; len(types) > 0 && !isHTML(types[0]) {
		return
	}
	h["Permissions-Policy"] = s.permissions
	h["Cross-Origin-Opener-Policy"] = s.opener
	if _, ok := h["Content-Security-Policy"]; !ok {
		x.csp[0] = s.beforeNonce + x.ensureNonce() + s.afterNonce
		h["Content-Security-Policy"] = x.csp[:]
	}
}
