// Package dbtest gives tests a migrated database of their own, on every engine.
package dbtest

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"mylo/internal/platform/db"
	"mylo/migrations"
)

// Each runs test once per engine, each time on a fresh, migrated, empty database that is gone afterwards: SQLite
// always, PostgreSQL if TEST_POSTGRES_URL names a server's maintenance database (see scripts/with-postgres).
func Each(t *testing.T, test func(t *testing.T, d *db.DB)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { test(t, SQLite(t)) })
	if os.Getenv("TEST_POSTGRES_URL") != "" {
		t.Run("postgres", func(t *testing.T) { test(t, Postgres(t)) })
	}
}

// EachB is Each for benchmarks.
func EachB(b *testing.B, bench func(b *testing.B, d *db.DB)) {
	b.Helper()
	b.Run("sqlite", func(b *testing.B) { bench(b, SQLite(b)) })
	if os.Getenv("TEST_POSTGRES_URL") != "" {
		b.Run("postgres", func(b *testing.B) { bench(b, Postgres(b)) })
	}
}

// SQLite gives a fresh, migrated SQLite database.
func SQLite(tb testing.TB) *db.DB {
	tb.Helper()
	url, err := cloneSQLite(tb.TempDir())
	if err != nil {
		tb.Fatal(err)
	}
	return open(tb, url)
}

// Postgres gives a fresh, migrated PostgreSQL database. Without TEST_POSTGRES_URL it skips the test.
func Postgres(tb testing.TB) *db.DB {
	tb.Helper()
	if os.Getenv("TEST_POSTGRES_URL") == "" {
		tb.Skip("TEST_POSTGRES_URL is not set")
	}
	url, drop, err := clonePostgres()
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		if err := drop(); err != nil {
			tb.Errorf("drop the test's database: %v", err)
		}
	})
	return open(tb, url)
}

// Again opens a second handle on the database of d, as another copy of the program would.
func Again(tb testing.TB, d *db.DB) *db.DB {
	tb.Helper()
	return open(tb, URL(tb, d))
}

// URL gives the address of d, for a program that the test starts.
func URL(tb testing.TB, d *db.DB) string {
	tb.Helper()
	url, ok := urls.Load(d)
	if !ok {
		tb.Fatal("dbtest: this database was not opened here")
	}
	return url.(string)
}

var urls sync.Map // *db.DB -> its address

func open(tb testing.TB, url string) *db.DB {
	tb.Helper()
	d, err := db.Open(tb.Context(), url, db.Options{MaxConns: 8})
	if err != nil {
		tb.Fatal(err)
	}
	urls.Store(d, url)
	tb.Cleanup(func() {
		urls.Delete(d)
		if err := d.Close(); err != nil {
			tb.Errorf("close the test's database: %v", err)
		}
	})
	return d
}

// sqliteTemplate is a migrated database as bytes: copying it is much faster than migrating.
var sqliteTemplate = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "dbtest")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "template.db")
	if err := migrate("sqlite:" + path); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
})

func cloneSQLite(dir string) (url string, err error) {
	template, err := sqliteTemplate()
	if err != nil {
		return "", fmt.Errorf("migrate the template: %w", err)
	}
	path := filepath.Join(dir, "test.db")
	return "sqlite:" + path, os.WriteFile(path, template, 0o600)
}

// migrate migrates a database and closes it, which leaves everything in its one file.
func migrate(url string) error {
	d, err := db.Open(ctx, url, db.Options{MaxConns: 4})
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Migrate(ctx, migrations.FS)
}
