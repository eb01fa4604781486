// Package snapshot keeps data that is read on every request and rarely changed in memory, and current on every copy
// of the program. A writer raises the data's version in its own transaction with Bump; every copy polls the version
// and swaps in a freshly loaded value when it has changed.
package snapshot

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"mylo/internal/platform/db"
)

// Snapshot holds the last loaded value of a T. It is safe for concurrent use.
type Snapshot[T any] struct {
	d       *db.DB
	name    string
	load    func(ctx context.Context) (T, error)
	loading sync.Mutex // one load at a time, so that an older value never replaces a newer one
	held    atomic.Pointer[held[T]]
}

type held[T any] struct {
	value   T
	version int64
}

// New names a snapshot and says how it is loaded. All queries of load see the same moment, so they need no care
// about changes in between.
func New[T any](d *db.DB, name string, load func(ctx context.Context) (T, error)) *Snapshot[T] {
	return &Snapshot[T]{d: d, name: name, load: load}
}

// Get gives the current value, or nil before the first Load. It never waits. The value is shared: nobody may
// change it.
func (s *Snapshot[T]) Get() *T {
	h := s.held.Load()
	if h == nil {
		return nil
	}
	return &h.value
}

// Version tells which version of the data Get gives, or -1 before the first Load. It is good for a cache key.
func (s *Snapshot[T]) Version() int64 {
	h := s.held.Load()
	if h == nil {
		return -1
	}
	return h.version
}

// Load reads the value anew. If that fails the old value stays.
func (s *Snapshot[T]) Load(ctx context.Context) (err error) {
	s.loading.Lock()
	defer s.loading.Unlock()
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("load %s: panic: %v\n%s", s.name, p, debug.Stack())
		}
	}()
	next := &held[T]{}
	err = s.d.View(ctx, func(ctx context.Context) error {
		var err error
		if next.version, err = s.stored(ctx); err != nil {
			return err
		}
		next.value, err = s.load(ctx)
		return err
	})
	if err != nil {
		return fmt.Errorf("load %s: %w", s.name, err)
	}
	s.held.Store(next)
	return nil
}

// Refresh loads the value if its version has changed.
func (s *Snapshot[T]) Refresh(ctx context.Context) error {
	version, err := s.stored(ctx)
	if err != nil {
		return fmt.Errorf("version of %s: %w", s.name, err)
	}
	if version == s.Version() {
		return nil
	}
	return s.Load(ctx)
}

// Watch refreshes at every interval until ctx ends; half a second if every is 0. A failure is logged and leaves
// the old value in place.
func (s *Snapshot[T]) Watch(ctx context.Context, every time.Duration) {
	if every <= 0 {
		every = 500 * time.Millisecond
	}
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	failures := 0
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		err := s.Refresh(ctx)
		switch {
		case err == nil:
			failures = 0
		case ctx.Err() == nil:
			// The first one, and then now and again: a database that is away for an hour is one piece of news.
			if failures%120 == 0 {
				slog.ErrorContext(ctx, "snapshot is not refreshed", "snapshot", s.name, "version", s.Version(), "error", err)
			}
			failures++
		}
	}
}

func (s *Snapshot[T]) stored(ctx context.Context) (int64, error) {
	version, err := db.One[int64](ctx, s.d, `SELECT version FROM data_versions WHERE name = ?`, s.name)
	if errors.Is(err, db.ErrNoRows) {
		return 0, nil
	}
	return version, err
}

// Bump tells every copy of the program that the named data changes with the transaction in ctx. Writers of the same
// name wait for each other until they commit, so it is for what staff edit and not for what every order touches.
func Bump(ctx context.Context, d *db.DB, name string) error {
	if _, ok := db.Tx(ctx); !ok {
		return fmt.Errorf("bump %s: it belongs in the transaction that changes the data", name)
	}
	_, err := db.Exec(ctx, d, `
		INSERT INTO data_versions (name, version) VALUES (?, 1)
		ON CONFLICT (name) DO UPDATE SET version = data_versions.version + 1`, name)
	if err != nil {
		return fmt.Errorf("bump %s: %w", name, err)
	}
	return nil
}
