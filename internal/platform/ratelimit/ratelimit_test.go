package ratelimit_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"mylo/internal/kernel/clock"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/internal/platform/ratelimit"
)

var start = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)

// crowd asks n times at once and gives how often the answer was yes.
func crowd(t *testing.T, n int, key string, limiters ...ratelimit.Limiter) int64 {
	t.Helper()
	var allowed atomic.Int64
	var group sync.WaitGroup
	for i := range n {
		group.Go(func() {
			ok, wait, err := limiters[i%len(limiters)].Allow(t.Context(), key, 10, time.Minute)
			switch {
			case err != nil:
				t.Error(err)
			case ok:
				allowed.Add(1)
			case wait <= 0 || wait > time.Minute:
				t.Errorf("told to wait %s", wait)
			}
		})
	}
	group.Wait()
	return allowed.Load()
}

func TestExactlyTheLimitIsAllowedHoweverManyAskAtOnce(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		c := clock.At(start)
		here, there := ratelimit.NewStored(d, c), ratelimit.NewStored(dbtest.Again(t, d), c)
		for round := range 3 {
			if n := crowd(t, 60, "key", here, there); n != 10 {
				t.Errorf("round %d: %d allowed, want 10", round, n)
			}
			c.Advance(time.Minute)
		}
		if n := crowd(t, 5, "another key", here); n != 5 {
			t.Errorf("%d allowed for another key, want 5", n)
		}
	})
	t.Run("memory", func(t *testing.T) {
		m := ratelimit.NewMemory(clock.At(start), 0)
		if n := crowd(t, 200, "key", m); n != 10 {
			t.Errorf("%d allowed, want 10", n)
		}
	})
}

func TestAStoredWindowEndsWhenItSaid(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		c := clock.At(start)
		s := ratelimit.NewStored(d, c)
		allow := func() (bool, time.Duration) {
			ok, wait, err := s.Allow(t.Context(), "key", 1, time.Hour)
			if err != nil {
				t.Fatal(err)
			}
			return ok, wait
		}
		if ok, _ := allow(); !ok {
			t.Error("the first was refused")
		}
		c.Advance(20 * time.Minute)
		ok, wait := allow()
		if ok || wait != 40*time.Minute {
			t.Errorf("second: %t, wait %s; want to wait 40m", ok, wait)
		}
		c.Advance(wait - time.Millisecond)
		if ok, _ := allow(); ok {
			t.Error("allowed a millisecond early")
		}
		c.Advance(time.Millisecond)
		if ok, _ := allow(); !ok {
			t.Error("refused after the wait")
		}
		if err := s.Forget(t.Context(), "key"); err != nil {
			t.Fatal(err)
		}
		if ok, _ := allow(); !ok {
			t.Error("refused after it was forgotten")
		}
	})
}

func TestEndedWindowsAreCleanedUp(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		c := clock.At(start)
		s := ratelimit.NewStored(d, c)
		const phone = "otp:+919812345678"
		for i := range 30 {
			if _, _, err := s.Allow(t.Context(), fmt.Sprint(phone, i), 5, time.Minute); err != nil {
				t.Fatal(err)
			}
		}
		c.Advance(30 * time.Second)
		if _, _, err := s.Allow(t.Context(), "late", 5, time.Minute); err != nil {
			t.Fatal(err)
		}
		c.Advance(30 * time.Second)
		if n, err := s.Clean(t.Context()); err != nil || n != 30 {
			t.Errorf("cleaned %d, %v; want 30", n, err)
		}
		keys, err := db.All[string](t.Context(), d, `SELECT key FROM rate_limits`)
		if err != nil || len(keys) != 1 || strings.Contains(keys[0], "late") {
			t.Errorf("left %v, %v; want one digest", keys, err)
		}
	})
}

func TestAStoredLimitIsNotAskedInATransaction(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := ratelimit.NewStored(d, clock.At(start))
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			_, _, err := s.Allow(ctx, "key", 1, time.Hour)
			return err
		})
		if err == nil {
			t.Error("no error")
		}
	})
}

func TestOddLimitsAndKeysAreRefusedOrBorne(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		for _, l := range []ratelimit.Limiter{ratelimit.NewStored(d, clock.At(start)), ratelimit.NewMemory(clock.At(start), 1)} {
			for _, key := range []string{"", "\xff\x00", strings.Repeat("x", 1<<16)} {
				if ok, _, err := l.Allow(t.Context(), key, 1, time.Second); !ok || err != nil {
					t.Errorf("%T %.10q: %t, %v", l, key, ok, err)
				}
			}
			for _, limit := range []int{0, -1} {
				if ok, _, err := l.Allow(t.Context(), "key", limit, time.Second); ok || err != nil {
					t.Errorf("%T, limit %d: %t, %v", l, limit, ok, err)
				}
			}
		}
	})
}

func TestABucketRefillsEvenly(t *testing.T) {
	t.Parallel()
	c := clock.At(start)
	m := ratelimit.NewMemory(c, 0)
	allowed := func() (n int) {
		for {
			ok, wait, _ := m.Allow(t.Context(), "key", 10, 10*time.Second)
			if !ok {
				if wait <= 0 || wait > time.Second {
					t.Errorf("told to wait %s", wait)
				}
				return n
			}
			n++
		}
	}
	for _, step := range []struct {
		pass time.Duration
		want int
	}{{0, 10}, {500 * time.Millisecond, 0}, {500 * time.Millisecond, 1}, {3 * time.Second, 3}, {time.Hour, 10}} {
		c.Advance(step.pass)
		if n := allowed(); n != step.want {
			t.Errorf("after %s: %d allowed, want %d", step.pass, n, step.want)
		}
	}
}

func TestAFloodOfKeysIsForgotten(t *testing.T) {
	t.Parallel()
	m := ratelimit.NewMemory(clock.At(start), 1000)
	busy := 0
	for i := range 50_000 {
		if _, _, err := m.Allow(t.Context(), fmt.Sprint(i), 1, time.Hour); err != nil {
			t.Fatal(err)
		}
		if i%10 == 0 { // a key in use is not forgotten with the rest
			if ok, _, _ := m.Allow(t.Context(), "busy", 3, time.Hour); ok {
				busy++
			}
		}
	}
	if n := m.Len(); n > 1100 {
		t.Errorf("%d keys remembered, want about 1000", n)
	}
	if busy != 3 {
		t.Errorf("the busy key was allowed %d times, want 3", busy)
	}
}

func BenchmarkMemoryAllow(b *testing.B) {
	m := ratelimit.NewMemory(clock.System{}, 0)
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			_, _, _ = m.Allow(b.Context(), "203.0.113.7", 1000, time.Second)
		}
	})
}

func BenchmarkStoredAllow(b *testing.B) {
	dbtest.EachB(b, func(b *testing.B, d *db.DB) {
		s := ratelimit.NewStored(d, clock.System{})
		for i := range b.N {
			if _, _, err := s.Allow(b.Context(), fmt.Sprint(i%1000), 1000, time.Second); err != nil {
				b.Fatal(err)
			}
		}
	})
}
