// Package db is the one door to the database. It runs one portable SQL text on SQLite and on PostgreSQL and owns
// every difference between the two: placeholders, pools, transactions, retries and error codes.
//
// A store calls All, One and Exec with `?` placeholders. A use case opens a transaction with InTx; everything that
// is called with the context it hands out takes part in it.
package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Engine names a database engine.
type Engine string

// The engines. Both are first-class: every store test runs on both.
const (
	SQLite   Engine = "sqlite"
	Postgres Engine = "postgres"
)

// Options tune a DB. The zero value is right for most.
type Options struct {
	// MaxConns bounds the connections of PostgreSQL, and the reading ones of SQLite. 0 chooses by the machine.
	MaxConns int
	// Wait is how long a transaction or a write waits for a free connection, and SQLite for another
	// process's lock, before it fails with ErrUnavailable. 0 means five seconds.
	Wait time.Duration
}

// DB is an open database. It is safe for concurrent use.
type DB struct {
	engine Engine
	path   string // of the SQLite file
	wait   time.Duration

	write *sql.DB
	read  *sql.DB // the same pool as write on PostgreSQL

	queries   sync.Map // SQL text as written -> *query
	queryRoom atomic.Int64
	lostAt    atomic.Int64 // when a connection was last found dead, in Unix nanoseconds
}

// Open opens the database that url names: "sqlite:" and a path, which is created if it is missing, or a
// "postgres://" address. It fails with ErrUnavailable if the database cannot be reached.
func Open(ctx context.Context, url string, opts Options) (*DB, error) {
	if opts.Wait <= 0 {
		opts.Wait = 5 * time.Second
	}
	d := &DB{wait: opts.Wait}
	scheme, _, _ := strings.Cut(url, ":")
	var err error
	switch scheme {
	case "sqlite":
		d.engine = SQLite
		err = d.openSQLite(ctx, strings.TrimPrefix(url, "sqlite:"), opts)
	case "postgres", "postgresql":
		d.engine = Postgres
		err = d.openPostgres(url, opts)
	default:
		// The address may hold a password, so only its scheme is repeated.
		return nil, fmt.Errorf("open database: %q is neither sqlite: nor postgres://", scheme)
	}
	if err != nil {
		return nil, fmt.Errorf("open database: %w", err)
	}
	if err := d.Ping(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open database: %w", err), d.Close())
	}
	return d, nil
}

// Engine tells which engine this is, for the rare query that must differ.
func (d *DB) Engine() Engine { return d.engine }

// Writer gives the pool that writes go to, for libraries that bring their own SQL. On SQLite it has a single
// connection: whoever keeps one keeps every writer waiting.
func (d *DB) Writer() *sql.DB { return d.write }

// Ping asks the database for a sign of life and fails with ErrUnavailable if there is none.
func (d *DB) Ping(ctx context.Context) error {
	if err := d.read.PingContext(ctx); err != nil {
		return d.classify(ctx, err)
	}
	return nil
}

// Stats tells how the pools are used: one for reading and one for writing on SQLite, one for both on PostgreSQL.
func (d *DB) Stats() map[string]sql.DBStats {
	if d.read == d.write {
		return map[string]sql.DBStats{"all": d.write.Stats()}
	}
	return map[string]sql.DBStats{"read": d.read.Stats(), "write": d.write.Stats()}
}

// Close waits for running queries and closes every connection.
func (d *DB) Close() error {
	if d.read == d.write {
		return d.write.Close()
	}
	return errors.Join(d.read.Close(), d.write.Close())
}
