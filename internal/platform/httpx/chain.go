package httpx

import "net/http"

// Middleware wraps a handler in one more behaviour.
type Middleware = func(http.Handler) http.Handler

// Chain wraps h in the middlewares. The first one is outermost: it sees the request first and the
// answer last.
func Chain(h http.Handler, middlewares ...Middleware) http.Handler {
	for i := len(middlewares) - 1; i >= 0; i-- {
		h = middlewares[i](h)
	}
	return h
}

// RequestID gives every request an id, in its context (obs.RequestID, so that log lines carry it)
// and in the X-Request-Id header of the answer. An id sent by the client is not trusted. It belongs
// outermost.
func RequestID(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		x, w, inner := enter(w, r)
		w.Header()["X-Request-Id"] = x.id[:]
		defer keepForm(r, inner)
		next.ServeHTTP(w, inner)
	})
}
