package db

import (
	"context"
	"math/rand/v2"
	"time"
)

// attempts bounds how often a transaction or a read is tried. With the pauses between them the last try comes
// about half a second after the first, which outlasts a deadlock and a quick restart and is still an answer.
const attempts = 7

// pause waits before the next attempt: a random part of a time that doubles, so that those who collided do not
// collide again. It gives false if there is no next attempt.
func pause(ctx context.Context, attempt int) bool {
	if attempt >= attempts {
		return false
	}
	most := 8 * time.Millisecond << attempt
	return sleep(ctx, time.Millisecond+rand.N(most)) == nil
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
