package db

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"

	"modernc.org/sqlite"
)

// openSQLite makes two pools on one file: a single writer, because SQLite has one write lock and a queue in Go is
// fairer and cheaper than its busy loop, and many readers, which WAL never makes wait.
func (d *DB) openSQLite(ctx context.Context, path string, opts Options) error {
	path = strings.TrimPrefix(path, "//")
	if path == "" || strings.HasPrefix(path, ":") {
		return fmt.Errorf("sqlite needs the path of a file, not %q", path)
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return ErrUnavailable.Wrap(err)
	}
	d.path = path
	readers := opts.MaxConns
	if readers <= 0 {
		readers = max(4, 2*runtime.NumCPU())
	}
	if d.write, err = openSQLitePool(sqliteDSN(path, opts, true), 1); err != nil {
		return err
	}
	// The writer goes first: it makes the file and switches it to WAL, which a reader may not.
	if err := d.write.PingContext(ctx); err != nil {
		_ = d.write.Close()
		return d.classify(ctx, err)
	}
	if d.read, err = openSQLitePool(sqliteDSN(path, opts, false), readers); err != nil {
		_ = d.write.Close()
		return err
	}
	return nil
}

func openSQLitePool(dsn string, conns int) (*sql.DB, error) {
	connector, err := sqlite.NewConnector(dsn)
	if err != nil {
		return nil, err
	}
	pool := sql.OpenDB(stmtConnector{connector})
	pool.SetMaxOpenConns(conns)
	pool.SetMaxIdleConns(conns)
	return pool, nil
}

// sqliteDSN puts every setting in the address, so that each connection the pool ever opens has them.
func sqliteDSN(path string, opts Options, writer bool) string {
	q := url.Values{}
	q.Set("_busy_timeout", strconv.FormatInt(opts.Wait.Milliseconds(), 10))
	q.Set("_foreign_keys", "on")
	q.Set("_dqs", "0") // "name" is a column, never a string: PostgreSQL reads it so too
	q.Set("_error_rc", "1")
	q.Add("_pragma", "case_sensitive_like(1)") // as PostgreSQL's LIKE; it can use an index, too
	q.Add("_pragma", "cache_size(-8192)")
	q.Add("_pragma", "temp_store(memory)")
	if writer {
		q.Set("_journal_mode", "WAL")
		q.Set("_synchronous", "NORMAL")
		q.Set("_txlock", "immediate")
		q.Add("_pragma", "journal_size_limit(67108864)")
	} else {
		q.Set("_query_only", "on")
	}
	file := url.URL{Scheme: "file", Path: path, RawQuery: q.Encode()}
	return file.String()
}
