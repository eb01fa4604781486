package httpx

import (
	"context"
	"net/http"
	"sync"
	"time"
)

// Timeout gives every request a deadline in its context. Work that honours it ends with
// context.DeadlineExceeded, which the Responder answers with 503 http.timeout; a handler that
// returns late without having answered is answered the same way. The timer is started only when
// somebody waits on the context, so answers from memory do not pay for it.
func Timeout(rs *Responder, d time.Duration) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			_, w, r = enter(w, r)
			ctx := &deadline{Context: r.Context(), at: time.Now().Add(d)}
			defer ctx.stop()
			inner := r.WithContext(ctx)
			defer keepForm(r, inner)
			next.ServeHTTP(w, inner)
			if !written(w) && r.Context().Err() == nil && ctx.Err() != nil {
				rs.Error(w, inner, ErrTimeout)
			}
		})
	}
}

// deadline is context.WithDeadline that starts its timer when Done is first called.
type deadline struct {
	context.Context
	at time.Time

	mu     sync.Mutex
	armed  context.Context
	cancel context.CancelFunc
	ended  bool
}

func (c *deadline) Deadline() (time.Time, bool) {
	if at, ok := c.Context.Deadline(); ok && at.Before(c.at) {
		return at, true
	}
	return c.at, true
}

func (c *deadline) Done() <-chan struct{} {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.armed == nil {
		c.armed, c.cancel = context.WithDeadline(c.Context, c.at)
		if c.ended {
			c.cancel()
		}
	}
	return c.armed.Done()
}

func (c *deadline) Err() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.armed != nil {
		return c.armed.Err()
	}
	if err := c.Context.Err(); err != nil {
		return err
	}
	if c.ended {
		return context.Canceled
	}
	if !time.Now().Before(c.at) {
		return context.DeadlineExceeded
	}
	return nil
}

// Value goes through the armed context, so that children of this one find its cancellation and need
// no goroutine of their own.
func (c *deadline) Value(key any) any {
	c.mu.Lock()
	armed := c.armed
	c.mu.Unlock()
	if armed != nil {
		return armed.Value(key)
	}
	return c.Context.Value(key)
}

// stop ends the context with its request, whether or not anybody waits on it yet.
func (c *deadline) stop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ended = true
	if c.cancel != nil {
		c.cancel()
	}
}
