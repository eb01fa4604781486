package ssr

import (
	"log/slog"
	"time"
)

const (
	firstPause = 50 * time.Millisecond
	mostPause  = 5 * time.Second
)

// slot is one place in the pool. It sees to it that a worker stands there: it starts one, replaces
// it when it ends, and exchanges it when it is worn.
type slot struct {
	pool *pool
	bad  int // attempts in a row that did not come to one good render
}

// fill keeps a worker in the slot until the pool ends. The outcome of the first start goes to first.
func (s *slot) fill(first chan<- error) {
	w, err := s.start()
	first <- err
	for s.pool.life.Err() == nil {
		if w == nil {
			s.pause()
			w, _ = s.start()
			continue
		}
		select {
		case <-s.pool.life.Done():
		case <-w.dead:
			s.bury(w)
			w = nil
		case <-w.worn:
			w = s.exchange(w)
		}
	}
	if w != nil {
		s.pool.free.remove(w)
		w.kill(endedClosed)
		<-w.dead
	}
}

// start makes a worker ready and puts it to use.
func (s *slot) start() (*worker, error) {
	w, err := spawn(s.pool.life, s.pool.opts, s.pool.folder)
	if err != nil {
		s.bad++
		if s.pool.life.Err() == nil {
			s.pool.opts.Logger.Error("a render worker did not start", slog.Int("attempt", s.bad), slog.Any("error", err))
		}
		return nil, err
	}
	s.pool.free.add(w)
	return w, nil
}

// exchange puts a warm worker in the place of a worn one, which leaves when its render is done. If no
// new one can be started the old one stays.
func (s *slot) exchange(old *worker) *worker {
	select {
	case s.pool.recycling <- struct{}{}:
		defer func() { <-s.pool.recycling }()
	case <-s.pool.life.Done():
		return old
	}
	next, err := s.start()
	if err != nil {
		s.pause()
		return old
	}
	if wasIdle := s.pool.free.remove(old); wasIdle {
		old.kill(endedRecycled)
	}
	select {
	case <-old.dead:
	case <-s.pool.life.Done():
		old.kill(endedClosed)
		<-old.dead
	}
	s.pool.metrics.restarted(old.reason())
	s.bad = 0
	return next
}

// bury clears away a worker that has ended.
func (s *slot) bury(w *worker) {
	why := w.reason()
	s.pool.free.remove(w)
	s.pool.metrics.restarted(why)
	s.pool.opts.Logger.Warn("a render worker ended and is replaced",
		slog.String("reason", why), slog.Int64("renders", w.renders.Load()),
		slog.String("state", w.cmd.ProcessState.String()), slog.String("output", w.output.String()))
	if w.good.Load() {
		s.bad = 0
	} else {
		s.bad++
	}
}

// pause waits before the next start: not at all after a worker that had done its work, longer and
// longer after ones that had not.
func (s *slot) pause() {
	if s.bad == 0 {
		return
	}
	delay := mostPause
	if s.bad < 8 {
		delay = min(firstPause<<(s.bad-1), mostPause)
	}
	select {
	case <-time.After(delay):
	case <-s.pool.life.Done():
	}
}
