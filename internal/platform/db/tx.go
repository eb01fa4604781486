package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"
)

// txState is a transaction on its way through a context.
type txState struct {
	d      *DB
	tx     *sql.Tx
	parent *txState // a transaction on another database further out

	readOnly bool

	mu     sync.Mutex // one statement at a time, whatever goroutine it comes from
	failed error      // why nothing may be committed any more
	cause  error      // the engine's own error behind failed, which decides whether to try again
}

type txKey struct{}

// current gives the transaction on d that ctx carries, or nil.
func current(ctx context.Context, d *DB) *txState {
	s, _ := ctx.Value(txKey{}).(*txState)
	for s != nil && s.d != d {
		s = s.parent
	}
	return s
}

// Tx gives the innermost transaction that ctx carries, and false if there is none.
func Tx(ctx context.Context) (*sql.Tx, bool) {
	s, ok := ctx.Value(txKey{}).(*txState)
	if !ok {
		return nil, false
	}
	return s.tx, true
}

// InTx runs fn in a transaction and commits it if fn returns nil. An error, a panic or the end of the context roll
// everything back. Called inside another InTx on the same database it joins that one.
//
// After a failed statement, or an inner InTx that failed, nothing can be committed: PostgreSQL works that way and
// SQLite is held to it, so code that passes on one passes on the other. Write ON CONFLICT DO NOTHING where a
// conflict is an expected answer.
//
// fn runs again, a few times at most, if the engine gave up on it for the sake of another transaction or lost the
// connection before the commit. It must therefore do nothing but database work and assignments.
// If the connection is lost during the commit, nobody can tell whether it happened: the error is ErrUnavailable.
func (d *DB) InTx(ctx context.Context, fn func(ctx context.Context) error) error {
	if outer := current(ctx, d); outer != nil {
		if outer.readOnly {
			return errors.New("InTx inside View: a view cannot write")
		}
		err := fn(ctx)
		if err != nil {
			outer.fail(err)
		}
		return err
	}
	retry := newRetry(d.wait)
	for {
		again, err := d.tryTx(ctx, fn)
		if err == nil || !again || !retry.pause(ctx) {
			return err
		}
	}
}

// Run is InTx for a function with a result.
func Run[T any](ctx context.Context, d *DB, fn func(ctx context.Context) (T, error)) (T, error) {
	var out T
	err := d.InTx(ctx, func(ctx context.Context) error {
		var err error
		out, err = fn(ctx)
		return err
	})
	if err != nil {
		var zero T
		return zero, err
	}
	return out, nil
}

// Raw runs fn in a transaction as InTx does, with the engine's own handle, for libraries that bring their own SQL.
// fn must use tx alone; what it runs there is not counted by WithQueryCount.
func (d *DB) Raw(ctx context.Context, fn func(ctx context.Context, tx *sql.Tx) error) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		s := current(ctx, d)
		return s.run(ctx, func(queryer) error { return fn(ctx, s.tx) })
	})
}

// tryTx runs fn in a transaction once and tells whether it is safe and useful to do so again.
func (d *DB) tryTx(ctx context.Context, fn func(ctx context.Context) error) (again bool, err error) {
	conn, err := d.acquire(ctx)
	if err != nil {
		return d.lost(err), d.classify(ctx, err)
	}
	defer conn.Close()
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return d.lost(err) || serialization(err), d.classify(ctx, err)
	}
	// After a commit this does nothing; after an error, a panic or runtime.Goexit it is what frees the connection.
	defer tx.Rollback() //nolint:errcheck // the outcome is decided by then

	s := &txState{d: d, tx: tx}
	err = fn(s.enter(ctx))

	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil {
		err = s.failed
	}
	if err != nil {
		return d.lost(s.cause) || serialization(s.cause), err
	}
	if err := tx.Commit(); err != nil {
		d.lost(err)
		return serialization(err), fmt.Errorf("commit: %w", d.classify(ctx, err))
	}
	return false, nil
}

// enter gives the context in which s is the transaction.
func (s *txState) enter(ctx context.Context) context.Context {
	s.parent, _ = ctx.Value(txKey{}).(*txState)
	return context.WithValue(ctx, txKey{}, s)
}

func (s *txState) run(ctx context.Context, do func(queryer) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.failed != nil {
		return fmt.Errorf("the transaction has failed already: %w", s.failed)
	}
	err := do(s.tx)
	if err == nil {
		return nil
	}
	classified := s.d.classify(ctx, err)
	s.failed, s.cause = classified, err
	return classified
}

func (s *txState) fail(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.failed == nil {
		s.failed = err
	}
}
