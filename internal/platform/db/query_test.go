package db

import (
	"strconv"
	"strings"
	"testing"
)

func TestPlaceholdersAreNumberedOutsideStringsAndComments(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ in, out string }{
		{`SELECT 1`, `SELECT 1`},
		{`SELECT ? , ?`, `SELECT $1 , $2`},
		{`SELECT '?', ?`, `SELECT '?', $1`},
		{`SELECT 'it''s ?', ?`, `SELECT 'it''s ?', $1`},
		{`SELECT "a?" FROM t WHERE b=?`, `SELECT "a?" FROM t WHERE b=$1`},
		{"SELECT ? -- really?\n, ?", "SELECT $1 -- really?\n, $2"},
		{`SELECT /* why? */ ?`, `SELECT /* why? */ $1`},
		{`SELECT ? /* never closed ?`, `SELECT $1 /* never closed ?`},
		{`SELECT ? 'never closed ?`, `SELECT $1 'never closed ?`},
		{`(?,?),(?,?)`, `($1,$2),($3,$4)`},
		{`é?`, `é$1`},
		{``, ``},
	} {
		got := parse(c.in, true)
		if got.text != c.out || got.placeholders != strings.Count(c.out, "$") {
			t.Errorf("%s: got %s with %d, want %s", c.in, got.text, got.placeholders, c.out)
		}
		if got := parse(c.in, false); got.text != c.in {
			t.Errorf("%s became %s without being asked", c.in, got.text)
		}
	}
}

func TestWritesAreTold(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text   string
		writes bool
	}{
		{`SELECT 1`, false},
		{`  select 1`, false},
		{`(SELECT 1) UNION (SELECT 2)`, false},
		{`VALUES (1)`, false},
		{`EXPLAIN QUERY PLAN SELECT 1`, false},
		{"-- insert\nSELECT 1", false},
		{`/* update */ SELECT 1`, false},
		{`SELECT 'insert', update_count FROM t`, false},
		{`WITH a AS (SELECT 'delete') SELECT * FROM a`, false},
		{`WITH a AS (SELECT deleted, "update" FROM t) SELECT * FROM a`, false},
		{`INSERT INTO t VALUES (1)`, true},
		{"-- select\nupdate t SET a = 1", true},
		{`DELETE FROM t RETURNING id`, true},
		{`WITH a AS (SELECT 1) INSERT INTO t SELECT * FROM a`, true},
		{`with a as (select 1) delete from t`, true},
		{`WITH a AS (UPDATE t SET b = 1 RETURNING c) SELECT * FROM a`, true},
		{`CREATE TABLE t (a TEXT)`, true},
		{`PRAGMA user_version = 1`, true},
	} {
		if got := parse(c.text, false).writes; got != c.writes {
			t.Errorf("%s: writes is %t", c.text, got)
		}
	}
}

func FuzzParseKeepsEverythingButPlaceholders(f *testing.F) {
	f.Add(`SELECT '?' , "?" -- ?` + "\n, ? /* ? */")
	f.Add(`'''?'''`)
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "$") {
			t.Skip()
		}
		numbered, plain := parse(text, true), parse(text, false)
		if numbered.placeholders != plain.placeholders || numbered.writes != plain.writes || plain.text != text {
			t.Fatalf("%q reads differently", text)
		}
		if numbered.placeholders != strings.Count(numbered.text, "$") {
			t.Fatalf("%q became %q", text, numbered.text)
		}
		var back strings.Builder
		for rest := numbered.text; ; {
			before, after, found := strings.Cut(rest, "$")
			back.WriteString(before)
			if !found {
				break
			}
			back.WriteByte('?')
			// As many digits as were written, not as many as there are: the text may go on with one.
			written := len(strconv.Itoa(strings.Count(back.String(), "?")))
			rest = after[min(written, len(after)):]
		}
		if numbered.placeholders > 0 && numbered.placeholders == strings.Count(text, "?") && back.String() != text {
			t.Fatalf("%q became %q", text, numbered.text)
		}
	})
}
