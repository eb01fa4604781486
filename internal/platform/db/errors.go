package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"mylo/internal/kernel/errs"
)

var (
	// ErrNoRows is what One answers when there is no row.
	ErrNoRows = sql.ErrNoRows
	// ErrUnavailable means that the database cannot be reached or cannot write now: refused connection, restart,
	// full disk, read-only file, or a lock that was not free in time.
	ErrUnavailable = errs.New(errs.Unavailable, "db.unavailable", "We cannot do that right now. Please try again in a moment.")
	// ErrBadText means that an argument holds bytes that are not text: broken UTF-8 or a zero byte.
	ErrBadText = errs.New(errs.Invalid, "db.bad_text", "That text has characters that we cannot store.")
)

// ConstraintKind says what sort of rule a write broke.
type ConstraintKind string

// The kinds of constraints.
const (
	Unique     ConstraintKind = "unique"
	ForeignKey ConstraintKind = "foreign key"
	Check      ConstraintKind = "check"
	NotNull    ConstraintKind = "not null"
)

// ConstraintError is a write that the schema refused. The kind comes from the engine's code.
//
// Name is the constraint's, the same on both engines if the migrations keep their naming rules: <table>_pkey for a
// primary key, <table>_<columns>_key for a unique one, the given name of a check, <table>.<column> for a missing
// value. SQLite names columns instead of keys, from which the name is made, and says nothing about foreign keys:
// there Name is empty.
type ConstraintError struct {
	Kind  ConstraintKind
	Name  string
	cause error
}

func (e *ConstraintError) Error() string {
	return string(e.Kind) + " constraint " + e.Name + ": " + e.cause.Error()
}

// Unwrap gives the engine's own error.
func (e *ConstraintError) Unwrap() error { return e.cause }

// IsUnique tells whether err is a write that a unique or primary key refused.
func IsUnique(err error) bool {
	e, ok := errors.AsType[*ConstraintError](err)
	return ok && e.Kind == Unique
}

// classify turns an engine's error into the house's: a ConstraintError, ErrUnavailable with the cause, the
// context's own error if that is why the query ended, or err as it is.
func (d *DB) classify(ctx context.Context, err error) error {
	if err == nil {
		return nil
	}
	if cause := ctx.Err(); cause != nil && !errors.Is(err, cause) {
		return errors.Join(cause, err)
	}
	if errors.Is(err, ErrUnavailable) {
		return err
	}
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		return classifySQLite(e, err)
	}
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return classifyPostgres(e, err)
	}
	if disconnected(err) {
		return ErrUnavailable.Wrap(err)
	}
	return err
}

func classifySQLite(e *sqlite.Error, err error) error {
	name := sqliteConstraint(e)
	switch e.Code() {
	case sqlite3.SQLITE_CONSTRAINT_UNIQUE:
		return &ConstraintError{Unique, sqliteKey(name) + "_key", err}
	case sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_ROWID:
		table, _, _ := strings.Cut(name, ".")
		return &ConstraintError{Unique, table + "_pkey", err}
	case sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
		return &ConstraintError{ForeignKey, "", err}
	case sqlite3.SQLITE_CONSTRAINT_CHECK:
		return &ConstraintError{Check, name, err}
	case sqlite3.SQLITE_CONSTRAINT_NOTNULL:
		return &ConstraintError{NotNull, name, err}
	}
	switch e.Code() & 0xff {
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR,
		sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM:
		return ErrUnavailable.Wrap(err)
	}
	return err
}

// sqliteConstraint cuts what SQLite says about the constraint out of its message: "table.a, table.b" for keys,
// the name for a check.
func sqliteConstraint(e *sqlite.Error) string {
	_, name, _ := strings.Cut(e.Error(), " constraint failed: ")
	name, _, _ = strings.Cut(name, " (")
	return name
}

// sqliteKey makes "table_a_b" of "table.a, table.b".
func sqliteKey(columns string) string {
	var b strings.Builder
	for i, column := range strings.Split(columns, ", ") {
		table, name, _ := strings.Cut(column, ".")
		if i == 0 {
			b.WriteString(table)
		}
		b.WriteByte('_')
		b.WriteString(name)
	}
	return b.String()
}

func classifyPostgres(e *pgconn.PgError, err error) error {
	switch e.Code {
	case "23505":
		return &ConstraintError{Unique, e.ConstraintName, err}
	case "23503":
		return &ConstraintError{ForeignKey, e.ConstraintName, err}
	case "23514":
		return &ConstraintError{Check, e.ConstraintName, err}
	case "23502":
		return &ConstraintError{NotNull, e.TableName + "." + e.ColumnName, err}
	case "22021", "22P05":
		return ErrBadText.Wrap(err)
	case "25006", "40001", "40P01", "55P03", "57014":
		return ErrUnavailable.Wrap(err)
	}
	switch e.Code[:min(2, len(e.Code))] {
	case "08", "53", "57", "58":
		return ErrUnavailable.Wrap(err)
	}
	return err
}

// serialization tells whether the engine gave up on a transaction for the sake of another one.
func serialization(err error) bool {
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		return e.Code()&0xff == sqlite3.SQLITE_BUSY
	}
	e, ok := errors.AsType[*pgconn.PgError](err)
	return ok && (e.Code == "40001" || e.Code == "40P01")
}

// lost tells whether err means that the connection is gone, and has the pool distrust its other ones.
func (d *DB) lost(err error) bool {
	if err == nil || d.engine != Postgres || !disconnected(err) {
		return false
	}
	d.lostAt.Store(time.Now().UnixNano())
	return true
}

// disconnected tells whether err comes from a server that went away or was never there.
func disconnected(err error) bool {
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return strings.HasPrefix(e.Code, "08") || strings.HasPrefix(e.Code, "57P")
	}
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return false
	}
	if errors.Is(err, driver.ErrBadConn) || errors.Is(err, sql.ErrConnDone) || errors.Is(err, net.ErrClosed) ||
		errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || pgconn.SafeToRetry(err) {
		return true
	}
	if _, ok := errors.AsType[*pgconn.ConnectError](err); ok {
		return true
	}
	_, ok := errors.AsType[*net.OpError](err)
	return ok
}

// refused tells whether the statement behind err certainly never reached the engine.
func refused(err error) bool {
	if _, ok := errors.AsType[*pgconn.ConnectError](err); ok {
		return true
	}
	return errors.Is(err, driver.ErrBadConn) || pgconn.SafeToRetry(err)
}
