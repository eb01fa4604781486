package httpx

import (
	"context"
	"log/slog"
	"net/http"
	"time"
)

// Limiter counts events per key.
type Limiter interface {
	// Allow says whether one more event of this key fits in limit per period, and if not, when to
	// try again.
	Allow(ctx context.Context, key string, limit int, per time.Duration) (ok bool, retryAfter time.Duration, err error)
}

// Rate is one limit: so many requests per period for each key. The name keeps the keys of different
// limits apart.
type Rate struct {
	Name  string
	Limit int
	Per   time.Duration
	// Key gives whose request this is; "" is not limited.
	Key func(r *http.Request) string
}

// RateLimit refuses requests over the rate with 429 http.rate_limited and Retry-After. If the limiter
// itself fails, the request passes and the failure is logged: limits that guard money or codes are
// enforced by their modules, not here.
func RateLimit(rs *Responder, limiter Limiter, rate Rate) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if key := rate.Key(r); key != "" {
				ok, wait, err := limiter.Allow(r.Context(), rate.Name+":"+key, rate.Limit, rate.Per)
				if err != nil {
					rs.logger().LogAttrs(r.Context(), slog.LevelWarn, "rate limiter failed",
						slog.String("limit", rate.Name), slog.Any("error", err))
				} else if !ok {
					rs.Error(w, r, ErrRateLimited.With(RetryAfter, wholeSeconds(wait)))
					return
				}
			}
			next.ServeHTTP(w, r)
		})
	}
}

// wholeSeconds rounds up, and to at least one, so that a client that obeys is not refused again.
func wholeSeconds(d time.Duration) int {
	return max(1, int((d+time.Second-1)/time.Second))
}
