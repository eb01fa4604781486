package migrations_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/migrations"
)

// ours leaves out the tables of the libraries.
const ours = ` NOT LIKE 'river%' AND %s NOT LIKE 'goose%' AND %s NOT LIKE 'sqlite%'`

func where(column string) string { return column + strings.ReplaceAll(ours, "%s", column) }

type column struct {
	Table string `db:"table_name"`
	Name  string `db:"column_name"`
	Type  string `db:"type"`
}

func TestColumnsAreTextOrBigint(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		text := `SELECT table_name, column_name, data_type AS type FROM information_schema.columns
			WHERE table_schema = 'public' AND ` + where("table_name")
		if d.Engine() == db.SQLite {
			text = `SELECT m.name AS table_name, c.name AS column_name, c.type AS type
				FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND ` + where("m.name")
		}
		columns, err := db.All[column](t.Context(), d, text)
		if err != nil || len(columns) == 0 {
			t.Fatalf("%d columns, %v", len(columns), err)
		}
		for _, c := range columns {
			if kind := strings.ToUpper(c.Type); kind != "TEXT" && kind != "BIGINT" {
				t.Errorf("%s.%s is %s", c.Table, c.Name, kind)
			}
		}
	})
}

// A unique key by any other name would be told apart on one engine only.
func TestUniqueKeysAreNamedAfterTheirColumns(t *testing.T) {
	t.Parallel()
	d := dbtest.Postgres(t)
	type key struct {
		Table   string `db:"table_name"`
		Name    string `db:"index_name"`
		Columns string `db:"column_names"`
	}
	keys, err := db.All[key](t.Context(), d, `
		SELECT t.relname::text AS table_name, i.relname::text AS index_name,
			string_agg(a.attname, '_' ORDER BY array_position(x.indkey::int[], a.attnum::int)) AS column_names
		FROM pg_index x
		JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
		JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public'
		JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (x.indkey)
		WHERE x.indisunique AND NOT x.indisprimary AND `+where("t.relname::text")+`
		GROUP BY t.relname, i.relname`)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range keys {
		if want := k.Table + "_" + k.Columns + "_key"; k.Name != want {
			t.Errorf("%s should be %s", k.Name, want)
		}
	}
}

var number = regexp.MustCompile(`^\d{4}_[a-z_]+\.sql$`)

func TestStepsAreNumberedWithoutGapsAndOnlyGoForward(t *testing.T) {
	t.Parallel()
	entries, err := migrations.FS.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for i, entry := range entries {
		text, err := migrations.FS.ReadFile(entry.Name())
		if err != nil {
			t.Fatal(err)
		}
		if !number.MatchString(entry.Name()) || !strings.HasPrefix(entry.Name(), fmt.Sprintf("%04d_", i+1)) {
			t.Errorf("%s is not step %d", entry.Name(), i+1)
		}
		if !strings.HasPrefix(string(text), "-- +goose Up\n") || strings.Contains(string(text), "+goose Down") {
			t.Errorf("%s must have one part, up", entry.Name())
		}
	}
}
