package db_test

import (
	"fmt"
	"testing"

	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
)

func TestAStatementMayRunAgainWhileItsRowsAreOpen(t *testing.T) {
	t.Parallel()
	d := dbtest.SQLite(t)
	createItems(t, d)
	exec(t, d, `INSERT INTO items (id, count) VALUES ('a', 1), ('b', 2), ('c', 3)`)
	tx, err := d.Writer().BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback() //nolint:errcheck // only reads
	const text = `SELECT id FROM items ORDER BY id`
	for range 2 { // the second time with a cached statement
		outer, err := tx.QueryContext(t.Context(), text)
		if err != nil {
			t.Fatal(err)
		}
		pairs := 0
		for outer.Next() {
			inner, err := tx.QueryContext(t.Context(), text)
			if err != nil {
				t.Fatal(err)
			}
			for inner.Next() {
				pairs++
			}
			if err := inner.Close(); err != nil {
				t.Fatal(err)
			}
		}
		if err := outer.Close(); err != nil || pairs != 9 {
			t.Errorf("%d pairs, %v; want 9", pairs, err)
		}
	}
}

func TestMoreTextsThanAreRememberedStillWork(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		for round := range 2 {
			for i := range 600 {
				got, err := db.One[int](t.Context(), d, fmt.Sprintf(`SELECT %d + CAST(? AS BIGINT)`, i), round)
				if err != nil || got != i+round {
					t.Fatalf("got %d, %v; want %d", got, err, i+round)
				}
			}
		}
	})
}

func TestARememberedStatementFollowsTheSchema(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		const text = `SELECT id FROM items WHERE id = ?`
		for _, change := range []string{
			`SELECT 1`,
			`ALTER TABLE items ADD COLUMN extra TEXT`,
			`CREATE INDEX items_note ON items (note)`,
		} {
			exec(t, d, change)
			if _, err := db.All[string](t.Context(), d, text, "a"); err != nil {
				t.Errorf("after %s: %v", change, err)
			}
		}
	})
}
