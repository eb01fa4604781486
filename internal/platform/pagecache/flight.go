package pagecache

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"

	"mylo/internal/kernel/errs"
)

// flight is one render and everybody who waits for it.
type flight struct {
	done chan struct{}
	doc  *document
	err  error
}

// landed is a flight that has failed already.
func landed(err error) *flight {
	f := &flight{done: make(chan struct{}), err: err}
	close(f.done)
	return f
}

// wait waits for the end of the flight, or of the context.
func (f *flight) wait(ctx context.Context) (*document, error) {
	select {
	case <-f.done:
		return f.doc, f.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

var errNoPage = errors.New("the render ended without a page")

// takeOff starts the only render of the key. What the render does to its goroutine, a panic included,
// comes out as an error. The cache's lock is held.
func (c *Cache) takeOff(
	r *http.Request, key string, version int64, tail Tail, render func(context.Context) (Page, error),
) *flight {
	f := &flight{done: make(chan struct{}), err: errNoPage}
	c.flights[key] = f
	c.counts.renders.Add(1)
	ctx, cancel := context.WithTimeout(context.WithoutCancel(r.Context()), c.opts.RenderFor)
	go func() {
		defer cancel()
		defer func() {
			if v := recover(); v != nil {
				f.doc, f.err = nil, fmt.Errorf("the render panicked: %v\n%s", v, debug.Stack())
			}
			c.settle(key, version, f.doc, f.err)
			close(f.done)
		}()
		page, err := render(ctx)
		if err != nil {
			f.err = err
			return
		}
		f.doc, f.err = newDocument(page, tail), nil
	}()
	return f
}

// report logs that an old page stays because there is no new one. Nobody waited for that render, so
// nobody else will.
func (c *Cache) report(err error) {
	c.opts.Logger.Warn("an old page stays because the new one was not rendered", slog.Any("error", err))
}

// passing says whether an error may be gone at the next try, so that it says nothing about the page
// itself. A page that is not there any more, in contrast, must not go on being served.
func passing(err error) bool {
	switch errs.From(err).Kind {
	case errs.Internal, errs.Unavailable, errs.RateLimited:
		return true
	default:
		return false
	}
}
