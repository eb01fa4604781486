package db

import (
	"context"
	"sync/atomic"
)

// QueryCount counts queries. It is safe for concurrent use.
type QueryCount struct{ n atomic.Int64 }

// N is how many queries ran so far. A query that is run again after a lost connection counts once.
func (c *QueryCount) N() int64 { return c.n.Load() }

type countKey struct{}

// WithQueryCount counts every All, One and Exec that is called with the context it gives.
func WithQueryCount(ctx context.Context) (context.Context, *QueryCount) {
	c := &QueryCount{}
	return context.WithValue(ctx, countKey{}, c), c
}

func count(ctx context.Context) {
	if c, ok := ctx.Value(countKey{}).(*QueryCount); ok {
		c.n.Add(1)
	}
}
