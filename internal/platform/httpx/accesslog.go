package httpx

import (
	"log/slog"
	"net/http"
	"time"
)

// AccessLog writes one line per request at the given level: method, route pattern, status, bytes and
// duration, and by the logger the request id. It never writes the path, the query, cookies or
// addresses. While the logger is not enabled for the level it costs one check.
func AccessLog(logger *slog.Logger, level slog.Level) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !logger.Enabled(r.Context(), level) {
				next.ServeHTTP(w, r)
				return
			}
			x, w, r := enter(w, r)
			start := time.Now()
			defer func() {
				logger.LogAttrs(r.Context(), level, "request",
					slog.String("method", knownMethod(r.Method)),
					slog.String("route", routeLabel(x)),
					slog.Int("status", x.answered()),
					slog.Int64("bytes", x.bytes),
					slog.Int64("duration_us", time.Since(start).Microseconds()))
			}()
			next.ServeHTTP(w, r)
		})
	}
}

// routeLabel is the route for logs and metrics; addresses that nothing answers share one.
func routeLabel(x *exchange) string {
	if route := x.route(); route != "" {
		return route
	}
	return "unmatched"
}
