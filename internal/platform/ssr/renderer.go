package ssr

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

// Renderer turns a payload into HTML. It is safe for concurrent use.
type Renderer interface {
	// Render hands payload, a JSON text, to the bundle and gives back the HTML. It fails with one of
	// this package's errors, or with the context's if that ends first; the render then goes on to its
	// end, or its deadline, without the caller. payload may be reused when Render returns.
	Render(ctx context.Context, payload []byte) (html []byte, err error)
	// Stats tells how the renderer is doing.
	Stats() Stats
	// Close kills the workers, fails the renders that are running with ErrClosed and removes the
	// private folder. It may be called more than once.
	Close() error
}

// pool is the Renderer with workers.
type pool struct {
	opts    Options
	folder  *folder
	metrics *metrics
	free    freeList

	life      context.Context // ends with Close
	end       context.CancelFunc
	recycling chan struct{} // holds a token while a worker is being exchanged: one at a time
	tasks     sync.WaitGroup
	closeOnce func() error
}

// Start copies the bundle to a private folder and starts the workers. It returns when every worker
// is ready or has failed to start, and with an error only if none is ready: ErrNoNode if there is no
// Node, ErrScript if the bundle does not load. ctx bounds the start, not the life of the renderer.
func Start(ctx context.Context, o Options) (Renderer, error) {
	o, err := o.withDefaults()
	if err != nil {
		return nil, err
	}
	f, err := newFolder(o.Dir, o.Bundle)
	if err != nil {
		return nil, fmt.Errorf("prepare the render workers' folder: %w", err)
	}
	p := &pool{opts: o, folder: f, recycling: make(chan struct{}, 1)}
	p.life, p.end = context.WithCancel(context.Background())
	p.closeOnce = sync.OnceValue(p.close)
	if p.metrics, err = newMetrics(o.Registry, p); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	defer context.AfterFunc(ctx, p.end)()
	if err := p.startSlots(); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// startSlots starts every slot and waits for the first attempt of each.
func (p *pool) startSlots() error {
	first := make(chan error, p.opts.Workers)
	for range p.opts.Workers {
		p.tasks.Go(func() { (&slot{pool: p}).fill(first) })
	}
	p.tasks.Go(p.watchMemory)
	var failed error
	ready := 0
	for range p.opts.Workers {
		if err := <-first; err != nil {
			failed = err
		} else {
			ready++
		}
	}
	if ready == 0 {
		return failed
	}
	return nil
}

type outcome struct {
	html []byte
	err  error
}

func (p *pool) Render(ctx context.Context, payload []byte) ([]byte, error) {
	if len(payload) > maxFrame {
		p.metrics.failed(ErrTooLarge)
		return nil, ErrTooLarge.With("bytes", len(payload))
	}
	w, err := p.free.take(ctx, p.opts.QueueWait)
	if err != nil {
		p.metrics.failed(err)
		return nil, err
	}
	w.request = appendRequest(w.request[:0], payload)
	done := make(chan outcome, 1)
	go func() {
		html, err := p.renderWith(w)
		done <- outcome{html, err}
	}()
	select {
	case o := <-done:
		return o.html, o.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// renderWith renders the request that w holds and gives w back.
func (p *pool) renderWith(w *worker) ([]byte, error) {
	began := time.Now()
	html, err := w.exchange(p.opts.Deadline)
	if err != nil && p.life.Err() != nil {
		err = ErrClosed.Wrap(err)
	}
	if err != nil {
		p.metrics.failed(err)
	} else {
		p.metrics.rendered(time.Since(began))
	}
	renders := w.renders.Add(1)
	if err == nil || errors.Is(err, ErrScript) {
		if renders == int64(p.opts.MaxRenders) {
			close(w.worn)
		}
		p.free.give(w)
	} else {
		p.free.remove(w)
	}
	return html, err
}

func (p *pool) Close() error { return p.closeOnce() }

func (p *pool) close() error {
	p.end()
	p.free.close()
	p.tasks.Wait()
	p.metrics.unregister()
	return p.folder.remove()
}
