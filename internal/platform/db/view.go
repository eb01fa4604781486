package db

import (
	"context"
	"database/sql"
)

// View runs fn on one unchanging picture of the data: all that fn reads was true at the same moment, and nobody
// waits for it. Inside it nothing can be written. Within an InTx it joins that transaction and sees what it sees.
// fn runs again if the connection is lost.
func (d *DB) View(ctx context.Context, fn func(ctx context.Context) error) error {
	if current(ctx, d) != nil {
		return fn(ctx)
	}
	retry := newRetry(d.wait)
	for {
		again, err := d.tryView(ctx, fn)
		if err == nil || !again || !retry.pause(ctx) {
			return err
		}
	}
}

func (d *DB) tryView(ctx context.Context, fn func(ctx context.Context) error) (again bool, err error) {
	opts := sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead}
	if d.engine == SQLite {
		opts.Isolation = sql.LevelDefault // every transaction of SQLite has one picture
	}
	tx, err := d.read.BeginTx(ctx, &opts)
	if err != nil {
		return d.lost(err), d.classify(ctx, err)
	}
	defer tx.Rollback() //nolint:errcheck // nothing was written
	s := &txState{d: d, tx: tx, readOnly: true}
	err = fn(s.enter(ctx))
	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil {
		return d.lost(s.cause), err
	}
	return false, nil
}
