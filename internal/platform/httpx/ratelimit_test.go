package httpx_test

import (
	"context"
	"errors"
	"net/http"
	"testing"
	"time"

	"mylo/internal/platform/httpx"
)

type fakeLimiter struct {
	keys []string
	wait time.Duration
	err  error
}

func (f *fakeLimiter) Allow(_ context.Context, key string, limit int, per time.Duration) (bool, time.Duration, error) {
	f.keys = append(f.keys, key)
	if limit != 5 || per != time.Minute {
		return false, 0, errors.New("wrong rate")
	}
	return f.wait == 0, f.wait, f.err
}

func limited(l httpx.Limiter) http.Handler {
	rate := httpx.Rate{Name: "api", Limit: 5, Per: time.Minute, Key: func(r *http.Request) string { return r.Header.Get("X-Key") }}
	return httpx.RateLimit(quiet(), l, rate)(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(204) }))
}

func TestTooManyRequestsAreToldWhenToComeBack(t *testing.T) {
	t.Parallel()
	l := &fakeLimiter{wait: 1200 * time.Millisecond}
	rec := get(t, limited(l), "/api/x", "X-Key", "k")
	got := errorOf(t, rec)
	if rec.Code != 429 || got.Code != "http.rate_limited" || rec.Header().Get("Retry-After") != "2" || got.Params["retryAfter"] != 2.0 {
		t.Errorf("got %d %v %s", rec.Code, rec.Header(), rec.Body)
	}
	if len(l.keys) != 1 || l.keys[0] != "api:k" {
		t.Errorf("keys %q", l.keys)
	}
}

func TestRequestsWithinTheRateWithoutAKeyOrWithABrokenLimiterPass(t *testing.T) {
	t.Parallel()
	for name, l := range map[string]*fakeLimiter{"within": {}, "broken": {err: errors.New("down")}} {
		if rec := get(t, limited(l), "/api/x", "X-Key", "k"); rec.Code != 204 {
			t.Errorf("%s: %d", name, rec.Code)
		}
	}
	l := &fakeLimiter{wait: time.Second}
	if rec := get(t, limited(l), "/api/x"); rec.Code != 204 || len(l.keys) != 0 {
		t.Errorf("without a key: %d, asked %q", rec.Code, l.keys)
	}
}
