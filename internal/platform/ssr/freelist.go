package ssr

import (
	"context"
	"slices"
	"sync"
	"time"
)

// freeList hands out workers, first come, first served.
type freeList struct {
	mu     sync.Mutex
	all    []*worker // every worker that is ready or rendering
	idle   []*worker // the last one used is the first one taken: its caches are warm
	queue  []*waiter
	closed bool
}

type waiter struct {
	got chan *worker // closed when there is nothing left to wait for
}

// take waits for a worker: at most the given time (ErrBusy), and only while there is a worker to
// wait for (ErrCrashed).
func (f *freeList) take(ctx context.Context, wait time.Duration) (*worker, error) {
	f.mu.Lock()
	if err := f.refusal(); err != nil {
		f.mu.Unlock()
		return nil, err
	}
	if n := len(f.idle); n > 0 {
		w := f.idle[n-1]
		f.idle = f.idle[:n-1]
		f.mu.Unlock()
		return w, nil
	}
	me := &waiter{got: make(chan *worker, 1)}
	f.queue = append(f.queue, me)
	f.mu.Unlock()

	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case w, ok := <-me.got:
		if ok {
			return w, nil
		}
		f.mu.Lock()
		defer f.mu.Unlock()
		if err := f.refusal(); err != nil {
			return nil, err
		}
		return nil, ErrCrashed.Wrapf("the last worker ended while this render was waiting")
	case <-timer.C:
		f.leave(me)
		return nil, ErrBusy.Wrapf("no worker was free in %s", wait)
	case <-ctx.Done():
		f.leave(me)
		return nil, ctx.Err()
	}
}

// refusal is why nobody can be served now, if so. The lock is held.
func (f *freeList) refusal() error {
	switch {
	case f.closed:
		return ErrClosed
	case len(f.all) == 0:
		return ErrCrashed.Wrapf("no worker is ready")
	}
	return nil
}

// leave takes a waiter out of the queue. If it has been served at the same moment, the worker goes on
// to the next one.
func (f *freeList) leave(me *waiter) {
	f.mu.Lock()
	if i := slices.Index(f.queue, me); i >= 0 {
		f.queue = slices.Delete(f.queue, i, i+1)
	}
	f.mu.Unlock()
	select {
	case w, ok := <-me.got:
		if ok {
			f.give(w)
		}
	default:
	}
}

// add puts a new worker to use.
func (f *freeList) add(w *worker) {
	f.mu.Lock()
	f.all = append(f.all, w)
	f.mu.Unlock()
	f.give(w)
}

// give returns a worker after use. One that has been removed meanwhile ends here.
func (f *freeList) give(w *worker) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case !slices.Contains(f.all, w):
		w.kill(endedRecycled)
	case len(f.queue) > 0:
		f.queue[0].got <- w
		f.queue = slices.Delete(f.queue, 0, 1)
	default:
		f.idle = append(f.idle, w)
	}
}

// remove forgets a worker and says whether it was idle; if not, whoever has it keeps it until done.
// If it was the last one, nobody is left waiting.
func (f *freeList) remove(w *worker) (wasIdle bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.all = without(f.all, w)
	wasIdle = slices.Contains(f.idle, w)
	f.idle = without(f.idle, w)
	if len(f.all) == 0 {
		f.dismiss()
	}
	return wasIdle
}

// close turns away everybody who waits and everybody who comes.
func (f *freeList) close() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.closed = true
	f.dismiss()
}

// state lists the workers and counts the renders that run and that wait.
func (f *freeList) state() (workers []*worker, busy, waiting int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return slices.Clone(f.all), len(f.all) - len(f.idle), len(f.queue)
}

// dismiss sends everybody in the queue away. The lock is held.
func (f *freeList) dismiss() {
	for _, q := range f.queue {
		close(q.got)
	}
	f.queue = nil
}

func without(list []*worker, w *worker) []*worker {
	if i := slices.Index(list, w); i >= 0 {
		return slices.Delete(list, i, i+1)
	}
	return list
}
