package db_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"mylo/internal/kernel/errs"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
)

type item struct {
	ID    string  `db:"id"`
	Count int64   `db:"count"`
	Note  *string `db:"note"`
}

const itemTables = `
CREATE TABLE items (
    id    TEXT   NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL CONSTRAINT items_count_positive CHECK (count >= 0),
    note  TEXT,
    code  TEXT   UNIQUE,
    shelf TEXT,
    place BIGINT,
    UNIQUE (shelf, place)
);
CREATE TABLE parts (
    id      TEXT NOT NULL PRIMARY KEY,
    item_id TEXT NOT NULL REFERENCES items (id)
);
CREATE UNIQUE INDEX parts_item_id_key ON parts (item_id)`

// withItems runs test on every engine, on a database with the tables above.
func withItems(t *testing.T, test func(t *testing.T, d *db.DB)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		createItems(t, d)
		test(t, d)
	})
}

func createItems(tb testing.TB, d *db.DB) {
	tb.Helper()
	for _, statement := range strings.Split(itemTables, ";") {
		exec(tb, d, statement)
	}
}

func exec(tb testing.TB, d *db.DB, text string, args ...any) int64 {
	tb.Helper()
	n, err := db.Exec(tb.Context(), d, text, args...)
	if err != nil {
		tb.Fatal(err)
	}
	return n
}

func insert(ctx context.Context, d *db.DB, id string, count int) error {
	_, err := db.Exec(ctx, d, `INSERT INTO items (id, count) VALUES (?, ?)`, id, count)
	return err
}

func countItems(tb testing.TB, d *db.DB) int {
	tb.Helper()
	n, err := db.One[int](tb.Context(), d, `SELECT count(*) FROM items`)
	if err != nil {
		tb.Fatal(err)
	}
	return n
}

func TestRowsComeBackAsStructsAndScalars(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		if n := exec(t, d, `INSERT INTO items (id, count, note) VALUES (?, ?, ?), (?, ?, ?)`,
			"a", 1, nil, "b", int32(2), "what?"); n != 2 {
			t.Errorf("inserted %d rows, want 2", n)
		}
		items, err := db.All[item](t.Context(), d, `SELECT id, count, note FROM items ORDER BY id`)
		if err != nil {
			t.Fatal(err)
		}
		if len(items) != 2 || items[0].Note != nil || items[1].Note == nil || *items[1].Note != "what?" || items[1].Count != 2 {
			t.Errorf("got %+v", items)
		}
		ids, err := db.All[string](t.Context(), d, `SELECT id FROM items WHERE id IN (`+db.In(2)+`) ORDER BY id`, db.Args([]string{"a", "b"})...)
		if err != nil || strings.Join(ids, "") != "ab" {
			t.Errorf("got %v, %v", ids, err)
		}
		if _, err := db.One[item](t.Context(), d, `SELECT id, count, note FROM items WHERE id = ?`, "z"); !errors.Is(err, db.ErrNoRows) {
			t.Errorf("got %v, want ErrNoRows", err)
		}
		none, err := db.All[string](t.Context(), d, `SELECT id FROM items WHERE id IN (`+db.In(0)+`)`)
		if err != nil || none != nil {
			t.Errorf("got %v, %v", none, err)
		}
	})
}

func TestAWriteThatReturnsRowsGoesToTheWriter(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		id, err := db.One[string](t.Context(), d, `INSERT INTO items (id, count) VALUES (?, ?) RETURNING id`, "a", 1)
		if err != nil || id != "a" {
			t.Fatalf("got %q, %v", id, err)
		}
		n, err := db.One[int](t.Context(), d, `
			-- a comment with a ? and the word select
			WITH one AS (SELECT 'a' AS id) UPDATE items SET count = count + ? WHERE id IN (SELECT id FROM one) RETURNING count`, 5)
		if err != nil || n != 6 {
			t.Fatalf("got %d, %v", n, err)
		}
		all, err := db.All[string](t.Context(), d, `DELETE FROM items RETURNING id`)
		if err != nil || len(all) != 1 {
			t.Fatalf("got %v, %v", all, err)
		}
		if n := countItems(t, d); n != 0 {
			t.Errorf("%d items left", n)
		}
	})
}

func TestColumnsAndTagsMustMatch(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		for _, text := range []string{
			`SELECT id, count FROM items`,
			`SELECT id, count, note, shelf FROM items`,
			`SELECT id, count, note, id FROM items`,
		} {
			if _, err := db.All[item](t.Context(), d, text); err == nil {
				t.Errorf("%s: no error", text)
			}
		}
		if _, err := db.All[string](t.Context(), d, `SELECT id, count FROM items`); err == nil {
			t.Error("two columns in a string: no error")
		}
		if _, err := db.All[string](t.Context(), d, `SELECT id FROM items WHERE id = ?`); err == nil {
			t.Error("missing argument: no error")
		}
		if _, err := db.All[string](t.Context(), d, `SELECT id FROM items`, 1); err == nil {
			t.Error("spare argument: no error")
		}
	})
}

func TestConstraintsAreToldByKindAndName(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		exec(t, d, `INSERT INTO items (id, count, code, shelf, place) VALUES ('a', 1, 'x', 's', 1)`)
		exec(t, d, `INSERT INTO parts (id, item_id) VALUES ('p', 'a')`)
		for _, c := range []struct {
			text string
			kind db.ConstraintKind
			name string
		}{
			{`INSERT INTO items (id, count) VALUES ('a', 1)`, db.Unique, "items_pkey"},
			{`INSERT INTO items (id, count, code) VALUES ('b', 1, 'x')`, db.Unique, "items_code_key"},
			{`INSERT INTO items (id, count, shelf, place) VALUES ('b', 1, 's', 1)`, db.Unique, "items_shelf_place_key"},
			{`INSERT INTO parts (id, item_id) VALUES ('q', 'a')`, db.Unique, "parts_item_id_key"},
			{`INSERT INTO items (id, count) VALUES ('b', -1)`, db.Check, "items_count_positive"},
			{`INSERT INTO items (id) VALUES ('b')`, db.NotNull, "items.count"},
			{`INSERT INTO parts (id, item_id) VALUES ('q', 'nobody')`, db.ForeignKey, "parts_item_id_fkey"},
			{`DELETE FROM items WHERE id = 'a'`, db.ForeignKey, "parts_item_id_fkey"},
		} {
			_, err := db.Exec(t.Context(), d, c.text)
			e, ok := errors.AsType[*db.ConstraintError](err)
			if !ok {
				t.Errorf("%s: got %v", c.text, err)
				continue
			}
			if c.kind == db.ForeignKey && d.Engine() == db.SQLite {
				c.name = ""
			}
			if e.Kind != c.kind || e.Name != c.name || db.IsUnique(err) != (c.kind == db.Unique) {
				t.Errorf("%s: got %s %q, want %s %q", c.text, e.Kind, e.Name, c.kind, c.name)
			}
		}
	})
}

func TestArgumentsMeanTheSameOnBothEngines(t *testing.T) {
	t.Parallel()
	type name string
	withItems(t, func(t *testing.T, d *db.DB) {
		note := name("n")
		exec(t, d, `INSERT INTO items (id, count, note, code) VALUES (?, ?, ?, ?)`, name("a"), true, &note, []byte("json"))
		got, err := db.One[item](t.Context(), d, `SELECT id, count, note FROM items WHERE code = ?`, "json")
		if err != nil || got.Count != 1 || *got.Note != "n" {
			t.Errorf("got %+v, %v", got, err)
		}
		yes, err := db.One[bool](t.Context(), d, `SELECT count FROM items`)
		if err != nil || !yes {
			t.Errorf("got %v, %v", yes, err)
		}
		for _, bad := range []string{"\xff", "a\x00b"} {
			err := insert(t.Context(), d, bad, 1)
			if !errors.Is(err, db.ErrBadText) || errs.From(err).Kind != errs.Invalid {
				t.Errorf("%q: got %v, want ErrBadText", bad, err)
			}
		}
	})
}

func TestTextComparesTheSameOnBothEngines(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		for _, id := range []string{"a_b", "B", "Z", "a", "ä", "z", "a-b", "aB"} {
			if err := insert(t.Context(), d, id, 1); err != nil {
				t.Fatal(err)
			}
		}
		sorted, err := db.All[string](t.Context(), d, `SELECT id FROM items ORDER BY id`)
		if got := strings.Join(sorted, " "); err != nil || got != "B Z a a-b aB a_b z ä" {
			t.Errorf("sorted: %s, %v", got, err)
		}
		like, err := db.All[string](t.Context(), d, `SELECT id FROM items WHERE id LIKE ? ORDER BY id`, "A%")
		if err != nil || like != nil {
			t.Errorf("like A%%: %v, %v", like, err)
		}
		if _, err := db.All[string](t.Context(), d, `SELECT "no such column" FROM items`); err == nil {
			t.Error("a misspelt name was taken for a string")
		}
	})
}

func TestQueriesAreCountedPerContext(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		ctx, queries := db.WithQueryCount(t.Context())
		err := d.InTx(ctx, func(ctx context.Context) error {
			if err := insert(ctx, d, "a", 1); err != nil {
				return err
			}
			_, err := db.All[string](ctx, d, `SELECT id FROM items`)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		countItems(t, d)
		if queries.N() != 2 {
			t.Errorf("counted %d, want 2", queries.N())
		}
	})
}
