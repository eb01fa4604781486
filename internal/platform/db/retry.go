package db

import (
	"context"
	"math/rand/v2"
	"time"
)

// attempts bounds how often a transaction or a read is tried. With the pauses between them the last try comes
// about half a second after the first, which outlasts a deadlock and a quick restart and is still an answer.
const attempts = 7

// retry paces the attempts of one operation.
type retry struct {
	attempt int
	until   time.Time
}

// newRetry begins an operation that is not tried again once it has taken as long as it may.
func newRetry(most time.Duration) retry { return retry{until: time.Now().Add(most)} }

// pause waits before the next attempt: a random part of a time that doubles, so that those who collided do not
// collide again. It gives false if there is no next attempt.
func (r *retry) pause(ctx context.Context) bool {
	r.attempt++
	if r.attempt >= attempts || time.Now().After(r.until) {
		return false
	}
	return sleep(ctx, time.Millisecond+rand.N(8*time.Millisecond<<r.attempt)) == nil
}

func sleep(ctx context.Context, t time.Duration) error {
	timer := time.NewTimer(t)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
