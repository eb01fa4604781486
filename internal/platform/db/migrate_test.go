package db_test

import (
	"path/filepath"
	"sync"
	"testing"
	"testing/fstest"

	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/migrations"
)

// withEmpty runs test on every engine, with a way to open the same database that nobody has migrated.
func withEmpty(t *testing.T, test func(t *testing.T, open func() *db.DB)) {
	t.Helper()
	opener := func(t *testing.T, url string) func() *db.DB {
		return func() *db.DB {
			d, err := db.Open(t.Context(), url, db.Options{MaxConns: 4})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { d.Close() })
			return d
		}
	}
	t.Run("sqlite", func(t *testing.T) { test(t, opener(t, "sqlite:"+filepath.Join(t.TempDir(), "a b?c", "empty.db"))) })
	t.Run("postgres", func(t *testing.T) {
		// A schema of its own is as good as an empty database.
		d := dbtest.Postgres(t)
		exec(t, d, `CREATE SCHEMA empty`)
		test(t, opener(t, dbtest.URL(t, d)+"&search_path=empty"))
	})
}

func pending(t *testing.T, d *db.DB) int {
	t.Helper()
	n, err := d.PendingMigrations(t.Context(), migrations.FS)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestMigrateLeavesNothingPending(t *testing.T) {
	t.Parallel()
	withEmpty(t, func(t *testing.T, open func() *db.DB) {
		d := open()
		before := pending(t, d)
		if before < 2 || pending(t, d) != before {
			t.Errorf("%d, then %d pending on an empty database", before, pending(t, d))
		}
		for range 2 {
			if err := d.Migrate(t.Context(), migrations.FS); err != nil {
				t.Fatal(err)
			}
			if n := pending(t, d); n != 0 {
				t.Errorf("%d pending after migrating", n)
			}
		}
	})
}

func TestCopiesThatStartTogetherMigrateOnce(t *testing.T) {
	t.Parallel()
	steps := fstest.MapFS{
		"0001_a.sql": {Data: []byte("-- +goose Up\nCREATE TABLE log (line TEXT);\nINSERT INTO log (line) VALUES ('one');")},
		"0002_b.sql": {Data: []byte("-- +goose Up\nINSERT INTO log (line) VALUES ('two');")},
		"0003_c.sql": {Data: []byte("-- +goose Up\nINSERT INTO log (line) VALUES ('three');")},
	}
	withEmpty(t, func(t *testing.T, open func() *db.DB) {
		var copies []*db.DB
		for range 5 {
			copies = append(copies, open())
		}
		var group sync.WaitGroup
		for _, d := range copies {
			group.Go(func() {
				if err := d.Migrate(t.Context(), steps); err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
		if n, err := db.One[int](t.Context(), copies[0], `SELECT count(*) FROM log`); err != nil || n != 3 {
			t.Errorf("%d lines, %v; want each step once", n, err)
		}
	})
}

func TestAFailedStepLeavesNothingBehindAndCanBeMended(t *testing.T) {
	t.Parallel()
	steps := fstest.MapFS{
		"0001_a.sql": {Data: []byte("-- +goose Up\nCREATE TABLE a (id TEXT);")},
		"0002_b.sql": {Data: []byte("-- +goose Up\nCREATE TABLE b (id TEXT);\nINSERT INTO nowhere VALUES (1);")},
	}
	withEmpty(t, func(t *testing.T, open func() *db.DB) {
		d := open()
		if err := d.Migrate(t.Context(), steps); err == nil {
			t.Fatal("no error")
		}
		mended := fstest.MapFS{
			"0001_a.sql": steps["0001_a.sql"],
			"0002_b.sql": {Data: []byte("-- +goose Up\nCREATE TABLE b (id TEXT);")},
		}
		if err := d.Migrate(t.Context(), mended); err != nil {
			t.Fatal(err)
		}
		// The program before the last step starts on the schema after it.
		delete(mended, "0002_b.sql")
		if err := d.Migrate(t.Context(), mended); err != nil {
			t.Errorf("older program: %v", err)
		}
	})
}
