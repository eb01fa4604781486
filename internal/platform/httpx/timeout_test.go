package httpx_test

import (
	"context"
	"errors"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"mylo/internal/platform/httpx"
	"mylo/internal/platform/obs"
)

func TestWorkThatOutlastsItsDeadlineIsAnswered503(t *testing.T) {
	t.Parallel()
	handlers := map[string]httpx.Handler{
		"waits on the context": func(_ http.ResponseWriter, r *http.Request) error {
			<-r.Context().Done()
			return r.Context().Err()
		},
		"waits on a child": func(_ http.ResponseWriter, r *http.Request) error {
			ctx, cancel := context.WithCancel(r.Context())
			defer cancel()
			<-ctx.Done()
			return ctx.Err()
		},
		"looks afterwards": func(_ http.ResponseWriter, r *http.Request) error {
			time.Sleep(2 * time.Second)
			return r.Context().Err()
		},
		"never looks": func(http.ResponseWriter, *http.Request) error {
			time.Sleep(2 * time.Second)
			return nil
		},
	}
	for name, h := range handlers {
		synctest.Test(t, func(t *testing.T) {
			rec := get(t, httpx.Chain(quiet().Wrap(h), httpx.RequestID, httpx.Timeout(quiet(), time.Second)), "/api/x")
			if rec.Code != 503 || errorOf(t, rec).Code != "http.timeout" {
				t.Errorf("%s: got %d %s", name, rec.Code, rec.Body)
			}
		})
	}
}

func TestAnAnswerInTimeIsLeftAlone(t *testing.T) {
	t.Parallel()
	h := httpx.Timeout(quiet(), time.Minute)(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if at, ok := r.Context().Deadline(); !ok || time.Until(at) > time.Minute {
			t.Errorf("deadline %v %v", at, ok)
		}
		w.WriteHeader(http.StatusTeapot)
	}))
	if rec := get(t, h, "/"); rec.Code != http.StatusTeapot {
		t.Errorf("got %d", rec.Code)
	}
}

func TestTheContextEndsWithItsRequestAndKeepsItsValues(t *testing.T) {
	t.Parallel()
	for _, waitedOn := range []bool{false, true} {
		var ctx context.Context
		rec := get(t, httpx.Chain(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			ctx = r.Context()
			if waitedOn {
				_ = ctx.Done()
			}
			if ctx.Err() != nil {
				t.Errorf("ended early: %v", ctx.Err())
			}
		}), httpx.RequestID, httpx.Timeout(quiet(), time.Hour)), "/")
		if !errors.Is(ctx.Err(), context.Canceled) {
			t.Errorf("waited on %v: got %v", waitedOn, ctx.Err())
		}
		select {
		case <-ctx.Done():
		default:
			t.Errorf("waited on %v: Done is open", waitedOn)
		}
		if id := obs.RequestID(context.WithoutCancel(ctx)); id == "" || id != rec.Header().Get("X-Request-Id") {
			t.Errorf("waited on %v: the request id is lost: %q", waitedOn, id)
		}
	}
}

func TestATighterOuterDeadlineWins(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		h := httpx.Chain(quiet().Wrap(func(_ http.ResponseWriter, r *http.Request) error {
			<-r.Context().Done()
			return r.Context().Err()
		}), httpx.Timeout(quiet(), time.Second), httpx.Timeout(quiet(), time.Hour))
		start := time.Now()
		if rec := get(t, h, "/api/x"); rec.Code != 503 || time.Since(start) > 2*time.Second {
			t.Errorf("got %d after %v", rec.Code, time.Since(start))
		}
	})
}
