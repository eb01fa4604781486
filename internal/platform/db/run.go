package db

import (
	"context"
	"database/sql"
	"fmt"
)

// All gives every row of a query as a T: a struct whose `db` tags name the columns, every tag and every column
// exactly once, or a single value. No rows give a nil slice.
func All[T any](ctx context.Context, d *DB, text string, args ...any) ([]T, error) {
	return rows[T](ctx, d, text, args, 0)
}

// One gives the first row of a query as All would, or ErrNoRows.
func One[T any](ctx context.Context, d *DB, text string, args ...any) (T, error) {
	out, err := rows[T](ctx, d, text, args, 1)
	if err == nil && len(out) == 0 {
		err = ErrNoRows
	}
	if err != nil {
		var zero T
		return zero, err
	}
	return out[0], nil
}

// Exec runs a statement and gives the number of rows it changed.
func Exec(ctx context.Context, d *DB, text string, args ...any) (int64, error) {
	q, args, err := d.prepare(ctx, text, args)
	if err != nil {
		return 0, err
	}
	var changed int64
	err = d.run(ctx, q, func(on queryer) error {
		result, err := on.ExecContext(ctx, q.text, args...)
		if err != nil {
			return err
		}
		changed, err = result.RowsAffected()
		return err
	})
	if err != nil {
		return 0, err
	}
	return changed, nil
}

func rows[T any](ctx context.Context, d *DB, text string, args []any, limit int) ([]T, error) {
	q, args, err := d.prepare(ctx, text, args)
	if err != nil {
		return nil, err
	}
	var out []T
	err = d.run(ctx, q, func(on queryer) error {
		rows, err := on.QueryContext(ctx, q.text, args...)
		if err != nil {
			return err
		}
		defer rows.Close()
		if out, err = scan[T](q, rows, limit); err != nil {
			return err
		}
		return rows.Close()
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// queryer is a pool, a connection or a transaction.
type queryer interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

func (d *DB) prepare(ctx context.Context, text string, args []any) (*query, []any, error) {
	count(ctx)
	q := d.query(text)
	if len(args) != q.placeholders {
		return nil, nil, fmt.Errorf("query has %d placeholders and %d arguments: %s", q.placeholders, len(args), text)
	}
	args, err := portable(args)
	return q, args, err
}

// run runs do where the query belongs: in the context's transaction, on a writer or on a reader.
func (d *DB) run(ctx context.Context, q *query, do func(queryer) error) error {
	if tx := current(ctx, d); tx != nil {
		return tx.run(ctx, do)
	}
	if q.writes {
		return d.runWrite(ctx, do)
	}
	retry := newRetry(d.wait)
	for {
		err := do(d.read)
		if err == nil {
			return nil
		}
		// A read may always be asked again.
		if !d.lost(err) || !retry.pause(ctx) {
			return d.classify(ctx, err)
		}
	}
}

// runWrite runs a statement that commits by itself. It is tried again only if the engine certainly has not seen it.
func (d *DB) runWrite(ctx context.Context, do func(queryer) error) error {
	retry := newRetry(d.wait)
	for {
		conn, err := d.acquire(ctx)
		unseen := err != nil
		if err == nil {
			err = do(conn)
			_ = conn.Close()
			unseen = refused(err)
		}
		if err == nil {
			return nil
		}
		lost := d.lost(err)
		if !(unseen && lost) && !serialization(err) || !retry.pause(ctx) {
			return d.classify(ctx, err)
		}
	}
}

// acquire takes a connection for writing, and gives up after a bounded wait: a full queue must not hold requests
// until their callers are gone.
func (d *DB) acquire(ctx context.Context) (*sql.Conn, error) {
	waiting, cancel := context.WithTimeout(ctx, d.wait)
	defer cancel()
	conn, err := d.write.Conn(waiting)
	if err != nil && ctx.Err() == nil && waiting.Err() != nil {
		return nil, ErrUnavailable.Wrapf("no free connection within %s", d.wait)
	}
	return conn, err
}
