package db_test

import (
	"context"
	"errors"
	"net"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"mylo/internal/kernel/errs"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
)

func wantUnavailable(t *testing.T, err error) {
	t.Helper()
	if !errors.Is(err, db.ErrUnavailable) || errs.From(err).Kind != errs.Unavailable || errors.Unwrap(errs.From(err)) == nil {
		t.Errorf("got %v, want ErrUnavailable with a cause", err)
	}
}

func TestAFullDiskIsUnavailable(t *testing.T) {
	t.Parallel()
	d := dbtest.SQLite(t)
	createItems(t, d)
	pages, err := db.One[int](t.Context(), d, `SELECT page_count FROM pragma_page_count()`)
	if err != nil {
		t.Fatal(err)
	}
	exec(t, d, `PRAGMA max_page_count = `+strconv.Itoa(pages))
	_, err = db.Exec(t.Context(), d, `INSERT INTO items (id, count, note) VALUES (?, ?, ?)`, "a", 1, strings.Repeat("x", 1<<20))
	wantUnavailable(t, err)
	err = d.InTx(t.Context(), func(ctx context.Context) error {
		_, err := db.Exec(ctx, d, `INSERT INTO items (id, count, note) VALUES (?, ?, ?)`, "a", 1, strings.Repeat("x", 1<<20))
		return err
	})
	wantUnavailable(t, err)
	if n := countItems(t, d); n != 0 {
		t.Errorf("%d items", n)
	}
	noConnIsHeld(t, d)
}

func TestAReadOnlyDatabaseIsUnavailable(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		createItems(t, d)
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			statement := `SET TRANSACTION READ ONLY`
			if d.Engine() == db.SQLite {
				statement = `PRAGMA query_only = 1`
			}
			if _, err := db.Exec(ctx, d, statement); err != nil {
				return err
			}
			return insert(ctx, d, "a", 1)
		})
		wantUnavailable(t, err)
	})
}

func TestAWriterLockedOutByAnotherProcessIsUnavailable(t *testing.T) {
	t.Parallel()
	d := dbtest.SQLite(t)
	createItems(t, d)
	hasty, err := db.Open(t.Context(), dbtest.URL(t, d), db.Options{Wait: 200 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	defer hasty.Close()
	err = d.InTx(t.Context(), func(ctx context.Context) error {
		wantUnavailable(t, insert(t.Context(), hasty, "a", 1))
		wantUnavailable(t, hasty.InTx(t.Context(), func(ctx context.Context) error { return nil }))
		countItems(t, hasty) // readers never wait
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := insert(t.Context(), hasty, "a", 1); err != nil {
		t.Errorf("once the lock is free: %v", err)
	}
}

func TestAFullQueueIsUnavailableAfterABoundedWait(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		createItems(t, d)
		narrow, err := db.Open(t.Context(), dbtest.URL(t, d), db.Options{MaxConns: 1, Wait: 200 * time.Millisecond})
		if err != nil {
			t.Fatal(err)
		}
		defer narrow.Close()
		err = narrow.InTx(t.Context(), func(context.Context) error {
			// Outside the transaction's context, so it needs a connection that the transaction holds.
			wantUnavailable(t, insert(t.Context(), narrow, "a", 1))
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	})
}

func TestAnAbsentServerIsUnavailable(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := listener.Addr().String()
	listener.Close()
	_, err = db.Open(t.Context(), "postgres://nobody:secret@"+address+"/nothing?sslmode=disable", db.Options{})
	wantUnavailable(t, err)
	if strings.Contains(err.Error(), "secret") {
		t.Errorf("the password is in the error: %v", err)
	}
	_, err = db.Open(t.Context(), "sqlite:"+filepath.Join("/dev/null", "no", "file.db"), db.Options{})
	wantUnavailable(t, err)
	if _, err := db.Open(t.Context(), "mysql://root:secret@x", db.Options{}); err == nil || strings.Contains(err.Error(), "secret") {
		t.Errorf("unknown engine: got %v", err)
	}
}

// killBackends ends every other connection to the test's database, as a restart of the server does.
func killBackends(t *testing.T, admin *db.DB) int {
	t.Helper()
	killed, err := db.All[bool](t.Context(), admin, `
		SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'admin'`)
	if err != nil {
		t.Fatal(err)
	}
	return len(killed)
}

func openAdmin(t *testing.T, d *db.DB) *db.DB {
	t.Helper()
	admin, err := db.Open(t.Context(), dbtest.URL(t, d)+"&application_name=admin", db.Options{MaxConns: 1})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { admin.Close() })
	return admin
}

func TestReadsAndTransactionsOutliveARestartOfTheServer(t *testing.T) {
	t.Parallel()
	d := dbtest.Postgres(t)
	createItems(t, d)
	admin := openAdmin(t, d)
	if err := insert(t.Context(), d, "hot", 0); err != nil {
		t.Fatal(err)
	}
	var done atomic.Int64
	var stop atomic.Bool
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			for !stop.Load() {
				err := d.InTx(t.Context(), func(ctx context.Context) error {
					_, err := db.Exec(ctx, d, `UPDATE items SET count = count + 1 WHERE id = ?`, "hot")
					return err
				})
				switch {
				case err == nil:
					done.Add(1)
				case strings.HasPrefix(err.Error(), "commit: ") && errors.Is(err, db.ErrUnavailable):
					// Nobody can know; the count below allows for it.
				default:
					t.Error(err)
					return
				}
				if _, err := db.One[int](t.Context(), d, `SELECT count FROM items WHERE id = ?`, "hot"); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	killed := 0
	for range 5 { // fewer times than an operation is tried
		time.Sleep(60 * time.Millisecond)
		killed += killBackends(t, admin)
	}
	stop.Store(true)
	group.Wait()
	if killed == 0 {
		t.Fatal("nothing was killed")
	}
	got, err := db.One[int64](t.Context(), d, `SELECT count FROM items WHERE id = ?`, "hot")
	if err != nil || got < done.Load() || got > done.Load()+int64(killed) {
		t.Errorf("count is %d after %d commits and %d killed connections, %v", got, done.Load(), killed, err)
	}
	noConnIsHeld(t, d)
}

func TestAnIdlePoolOutlivesARestartOfTheServer(t *testing.T) {
	t.Parallel()
	d := dbtest.Postgres(t)
	createItems(t, d)
	admin := openAdmin(t, d)
	var group sync.WaitGroup
	for range 8 { // fill the pool
		group.Go(func() {
			if _, err := db.All[string](t.Context(), d, `SELECT pg_sleep(0.05)::text`); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if n := killBackends(t, admin); n < 8 {
		t.Fatalf("killed %d connections, want 8", n)
	}
	if _, err := db.One[int](t.Context(), d, `SELECT 1`); err != nil {
		t.Errorf("first read: %v", err)
	}
	// That told the pool, so even bare writes, which nobody may repeat, find good connections, all at once.
	for i := range 8 {
		group.Go(func() {
			_, err := db.Exec(t.Context(), d, `
				INSERT INTO items (id, count) SELECT CAST(? AS TEXT), 1 FROM (SELECT pg_sleep(0.1)) AS pause`, strconv.Itoa(i))
			if err != nil {
				t.Errorf("write %d: %v", i, err)
			}
		})
	}
	group.Wait()
	if n := countItems(t, d); n != 8 {
		t.Errorf("%d items, want 8", n)
	}
}
