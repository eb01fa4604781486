package httpx

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/base64"
	"io"
	mathrand "math/rand/v2"
	"net"
	"net/http"
	"strings"

	"mylo/internal/platform/obs"
)

// exchange is what the middlewares know about one request. It is the context that carries the id and
// the nonce, and the ResponseWriter that remembers what was answered: one allocation for all of them.
// It is never pooled, because work that outlives the request may keep it as its context.
type exchange struct {
	context.Context
	w        http.ResponseWriter
	id       [1]string // an array, so that the header map can point at it
	csp      [1]string
	nonce    string
	routed   *http.Request // the request that the mux marks with its pattern
	security *security
	status   int
	bytes    int64
	hijacked bool
}

type exchangeKey struct{}

// enter gives the exchange of a request. The first middleware that asks begins it; all later ones
// share it and get w and r back unchanged.
func enter(w http.ResponseWriter, r *http.Request) (*exchange, http.ResponseWriter, *http.Request) {
	if x := exchangeOf(r.Context()); x != nil {
		return x, w, r
	}
	x := &exchange{Context: r.Context(), w: w}
	x.id[0] = newID()
	return x, x, r.WithContext(x)
}

func exchangeOf(ctx context.Context) *exchange {
	if x, ok := ctx.(*exchange); ok {
		return x
	}
	x, _ := ctx.Value(exchangeKey{}).(*exchange)
	return x
}

// Value answers for the exchange itself and for its request id.
func (x *exchange) Value(key any) any {
	switch key {
	case exchangeKey{}:
		return x
	case obs.RequestIDKey:
		return x.id[0]
	}
	return x.Context.Value(key)
}

// Header gives the headers of the answer.
func (x *exchange) Header() http.Header { return x.w.Header() }

// WriteHeader sends the status, after the security headers had their say. Informational answers
// pass through and do not count as the answer.
func (x *exchange) WriteHeader(status int) {
	if status >= 100 && status < 200 && status != http.StatusSwitchingProtocols {
		x.w.WriteHeader(status)
		return
	}
	if x.status == 0 {
		x.status = status
		if x.security != nil {
			x.security.onHeader(x)
		}
	}
	x.w.WriteHeader(status)
}

// Write sends body bytes, and the header first if nobody did.
func (x *exchange) Write(p []byte) (int, error) {
	if x.status == 0 {
		sniff(x.w.Header(), p)
		x.WriteHeader(http.StatusOK)
	}
	n, err := x.w.Write(p)
	x.bytes += int64(n)
	return n, err
}

// ReadFrom lets the connection copy a file by itself (sendfile) where it can.
func (x *exchange) ReadFrom(src io.Reader) (int64, error) {
	rf, ok := x.w.(io.ReaderFrom)
	if !ok || x.status == 0 {
		return io.Copy(onlyWriter{x}, src)
	}
	n, err := rf.ReadFrom(src)
	x.bytes += n
	return n, err
}

// Flush sends what is buffered.
func (x *exchange) Flush() {
	if x.status == 0 {
		x.WriteHeader(http.StatusOK)
	}
	_ = http.NewResponseController(x.w).Flush()
}

// Hijack hands the connection over; nothing is answered on it afterwards.
func (x *exchange) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(x.w).Hijack()
	if err == nil {
		x.hijacked = true
	}
	return conn, rw, err
}

// Unwrap lets http.ResponseController reach the connection.
func (x *exchange) Unwrap() http.ResponseWriter { return x.w }

// Written says whether the answer has begun.
func (x *exchange) Written() bool { return x.status != 0 || x.hijacked }

// answered is the status for logs and metrics: a handler that wrote nothing has said 200.
func (x *exchange) answered() int {
	if x.status == 0 {
		return http.StatusOK
	}
	return x.status
}

// route is the pattern that the mux matched, or "" when none did.
func (x *exchange) route() string {
	if x.routed == nil || x.routed.Pattern == catchAll {
		return ""
	}
	return x.routed.Pattern
}

// Nonce gives the request's CSP nonce: 128 random bits in base64, made when first asked for. It is for
// the goroutine that answers the request. Outside of a request it is "".
func Nonce(ctx context.Context) string {
	x := exchangeOf(ctx)
	if x == nil {
		return ""
	}
	return x.ensureNonce()
}

func (x *exchange) ensureNonce() string {
	if x.nonce == "" {
		var raw [16]byte
		_, _ = rand.Read(raw[:]) // never fails: the program ends if the system has no randomness
		x.nonce = base64.StdEncoding.EncodeToString(raw[:])
	}
	return x.nonce
}

// Route gives the pattern that answered this request, such as "GET /product/{slug}", or "".
func Route(ctx context.Context) string {
	if x := exchangeOf(ctx); x != nil {
		return x.route()
	}
	return ""
}

const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz"

// newID makes a request id of 100 random bits. It is a label for logs, not a secret.
func newID() string {
	var b [20]byte
	hi, lo := mathrand.Uint64(), mathrand.Uint64()
	for i := range 10 {
		b[i], b[i+10] = idAlphabet[hi&31], idAlphabet[lo&31]
		hi, lo = hi>>5, lo>>5
	}
	return string(b[:])
}

// written says whether an answer has begun on w, whatever wraps it.
func written(w http.ResponseWriter) bool {
	for {
		switch t := w.(type) {
		case interface{ Written() bool }:
			return t.Written()
		case interface{ Unwrap() http.ResponseWriter }:
			w = t.Unwrap()
		default:
			return false
		}
	}
}

// sniff names the content type of a body whose handler did not, as net/http would, but before the
// headers that depend on it are decided.
func sniff(h http.Header, p []byte) {
	if len(p) == 0 || h.Get("Content-Encoding") != "" {
		return
	}
	if _, ok := h["Content-Type"]; !ok {
		h.Set("Content-Type", http.DetectContentType(p))
	}
}

func isHTML(contentType string) bool {
	return strings.HasPrefix(contentType, "text/html") || strings.HasPrefix(contentType, "application/xhtml+xml")
}

// onlyWriter hides ReadFrom, so that io.Copy does not call it again.
type onlyWriter struct{ io.Writer }
