// Package ratelimit says how often something may happen. Memory protects this process from floods and costs nothing;
// Stored protects what is worth money or secrets, and holds across every copy of the program and every restart.
package ratelimit

import (
	"context"
	"time"
)

// Limiter allows limit events per key in a stretch of time. If the answer is no, retryAfter is how long to wait.
type Limiter interface {
	Allow(ctx context.Context, key string, limit int, per time.Duration) (ok bool, retryAfter time.Duration, err error)
}
