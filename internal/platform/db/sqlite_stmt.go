package db

import (
	"context"
	"database/sql/driver"
)

// stmtsPerConn bounds the prepared statements that one SQLite connection keeps.
const stmtsPerConn = 256

// stmtConnector makes connections that remember their prepared statements. Preparing costs SQLite more than running
// most statements does, and database/sql cannot cache for us: a statement first met inside a transaction would have
// to be prepared on the one writing connection, which that transaction holds.
type stmtConnector struct{ driver.Connector }

// sqliteConn is what the driver's own connection offers.
type sqliteConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

type sqliteStmt interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

func (c stmtConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &stmtConn{sqliteConn: conn.(sqliteConn), stmts: map[string]*cachedStmt{}}, nil
}

// stmtConn needs no lock of its own: database/sql lets one goroutine at a time into a connection.
type stmtConn struct {
	sqliteConn
	stmts      map[string]*cachedStmt
	head, tail *cachedStmt // by last use, the latest first
}

type cachedStmt struct {
	sqliteStmt
	text       string
	busy       bool // its rows are still open
	prev, next *cachedStmt
}

var (
	_ driver.ExecerContext  = (*stmtConn)(nil)
	_ driver.QueryerContext = (*stmtConn)(nil)
)

func (c *stmtConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	s, err := c.stmt(ctx, query)
	if err != nil {
		return nil, err
	}
	result, err := s.ExecContext(ctx, args)
	if closeErr := c.release(s); err == nil && closeErr != nil {
		return nil, closeErr
	}
	return result, err
}

func (c *stmtConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	s, err := c.stmt(ctx, query)
	if err != nil {
		return nil, err
	}
	rows, err := s.QueryContext(ctx, args)
	if err != nil {
		_ = c.release(s)
		return nil, err
	}
	return &stmtRows{Rows: rows, conn: c, stmt: s}, nil
}

// Close finalises the statements first: SQLite keeps a connection half alive for as long as it has any.
func (c *stmtConn) Close() error {
	for s := c.head; s != nil; s = s.next {
		_ = s.Close()
	}
	c.stmts, c.head, c.tail = nil, nil, nil
	return c.sqliteConn.Close()
}

// stmt hands out a statement for text, marked busy. A text that is already running on this connection, which
// happens when rows are read while the same query is asked again, gets a statement of its own.
func (c *stmtConn) stmt(ctx context.Context, text string) (*cachedStmt, error) {
	if s, ok := c.stmts[text]; ok && !s.busy {
		s.busy = true
		c.toFront(s)
		return s, nil
	}
	prepared, err := c.PrepareContext(ctx, text)
	if err != nil {
		return nil, err
	}
	s := &cachedStmt{sqliteStmt: prepared.(sqliteStmt), text: text, busy: true}
	if _, taken := c.stmts[text]; !taken {
		c.stmts[text] = s
		c.pushFront(s)
		c.shrink()
	}
	return s, nil
}

func (c *stmtConn) release(s *cachedStmt) error {
	s.busy = false
	if c.stmts[s.text] != s {
		return s.Close()
	}
	return nil
}

func (c *stmtConn) shrink() {
	for s := c.tail; s != nil && len(c.stmts) > stmtsPerConn; {
		oldest := s
		s = s.prev
		if oldest.busy {
			continue
		}
		c.unlink(oldest)
		delete(c.stmts, oldest.text)
		_ = oldest.Close()
	}
}

func (c *stmtConn) toFront(s *cachedStmt) {
	if c.head != s {
		c.unlink(s)
		c.pushFront(s)
	}
}

func (c *stmtConn) pushFront(s *cachedStmt) {
	s.prev, s.next = nil, c.head
	if c.head != nil {
		c.head.prev = s
	} else {
		c.tail = s
	}
	c.head = s
}

func (c *stmtConn) unlink(s *cachedStmt) {
	if s.prev != nil {
		s.prev.next = s.next
	} else {
		c.head = s.next
	}
	if s.next != nil {
		s.next.prev = s.prev
	} else {
		c.tail = s.prev
	}
}

type stmtRows struct {
	driver.Rows
	conn *stmtConn
	stmt *cachedStmt
}

func (r *stmtRows) Close() error {
	err := r.Rows.Close()
	if s := r.stmt; s != nil {
		r.stmt = nil
		if closeErr := r.conn.release(s); err == nil {
			err = closeErr
		}
	}
	return err
}
