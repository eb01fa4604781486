package httpx

import (
	"net/http"
	"strings"
)

// catchAll is the pattern that every other one of the mux goes before.
const catchAll = "/"

// methods are the ones that a 405 looks for.
var methods = [...]string{
	http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete,
}

// Fallback serves the routes of mux and answers what none of them matches through the Responder:
// 405 with Allow if the address exists for another method, otherwise 404. It takes the pattern "/"
// of the mux for itself; the start page is "GET /{$}". It also tells the middlewares outside which
// route answered.
func (rs *Responder) Fallback(mux *http.ServeMux) http.Handler {
	mux.Handle(catchAll, rs.Wrap(func(w http.ResponseWriter, r *http.Request) error {
		allowed := allowedMethods(mux, r)
		if len(allowed) == 0 {
			return ErrNotFound
		}
		w.Header().Set("Allow", strings.Join(allowed, ", "))
		if r.Method == http.MethodOptions {
			w.WriteHeader(http.StatusNoContent)
			return nil
		}
		return ErrMethodNotAllowed
	}))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		x, w, r := enter(w, r)
		x.routed = r
		mux.ServeHTTP(w, r)
	})
}

// allowedMethods asks the mux which methods this address answers. It costs a few look-ups, paid only
// by requests that nothing matched.
func allowedMethods(mux *http.ServeMux, r *http.Request) []string {
	var allowed []string
	probe := *r
	for _, method := range methods {
		probe.Method = method
		if _, pattern := mux.Handler(&probe); pattern != catchAll && pattern != "" {
			allowed = append(allowed, method)
		}
	}
	if len(allowed) > 0 {
		allowed = append(allowed, http.MethodOptions)
	}
	return allowed
}
