package httpx

import (
	"net/http"
	"strings"
	"unicode/utf8"
)

// maxURL is longer than any address this house makes or a browser reliably sends.
const maxURL = 8 << 10

// MaxBody refuses bodies of more than n bytes with 413 http.body_too_large: at once if the client
// says so, otherwise when a handler has read that far.
func MaxBody(rs *Responder, n int64) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.ContentLength > n {
				rs.Error(w, r, ErrBodyTooLarge.With("max", n))
				return
			}
			if r.Body != nil && r.Body != http.NoBody {
				r.Body = http.MaxBytesReader(bottom(w), r.Body, n)
			}
			next.ServeHTTP(w, r)
		})
	}
}

// bottom is the writer that net/http made. MaxBytesReader asks it to close the connection, and finds
// it only if it is not wrapped.
func bottom(w http.ResponseWriter) http.ResponseWriter {
	for {
		u, ok := w.(interface{ Unwrap() http.ResponseWriter })
		if !ok {
			return w
		}
		w = u.Unwrap()
	}
}

// CheckURL refuses addresses that nobody sends in good faith: over-long ones with 414
// http.url_too_long, and broken UTF-8 or control characters in the path or the query with 400
// http.bad_request.
func CheckURL(rs *Responder) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case len(r.URL.Path)+len(r.URL.RawQuery) > maxURL:
				rs.Error(w, r, ErrURLTooLong)
			case !isText(r.URL.Path) || !isQueryText(r.URL.RawQuery):
				rs.Error(w, r, ErrBadRequest)
			default:
				next.ServeHTTP(w, r)
			}
		})
	}
}

func isText(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] == 0x7f {
			return false
		}
	}
	return utf8.ValidString(s)
}

// isQueryText looks at the query as it will be read. A percent sign that encodes nothing is let
// through, because people and their tools write "50%off" in links; tabs and line breaks are, because
// forms send them.
func isQueryText(raw string) bool {
	if strings.IndexByte(raw, '%') < 0 {
		return isText(raw)
	}
	decoded := make([]byte, 0, len(raw))
	for i := 0; i < len(raw); i++ {
		c := raw[i]
		if c == '%' && i+2 < len(raw) && isHex(raw[i+1]) && isHex(raw[i+2]) {
			c = unhex(raw[i+1])<<4 | unhex(raw[i+2])
			i += 2
		}
		if c == 0x7f || c < ' ' && c != '\t' && c != '\n' && c != '\r' {
			return false
		}
		decoded = append(decoded, c)
	}
	return utf8.Valid(decoded)
}

func isHex(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}

func unhex(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c <= 'F':
		return c - 'A' + 10
	default:
		return c - 'a' + 10
	}
}
