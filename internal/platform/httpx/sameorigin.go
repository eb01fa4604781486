package httpx

import "net/http"

// SameOrigin refuses writes that a browser sends on behalf of another site, with 403
// http.cross_origin. Reads pass, and so do clients that are no browsers: they send neither
// Sec-Fetch-Site nor Origin, and carry no cookies that another site could borrow. The protection
// holds the exceptions (trusted origins, webhook paths); nil means none.
func SameOrigin(rs *Responder, protection *http.CrossOriginProtection) Middleware {
	if protection == nil {
		protection = http.NewCrossOriginProtection()
	}
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if err := protection.Check(r); err != nil {
				rs.Error(w, r, ErrCrossOrigin.Wrap(err))
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}
