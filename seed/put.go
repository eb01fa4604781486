package seed

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"mylo/internal/platform/db"
)

// field is one column of a row with its value.
type field struct {
	name  string
	value any
}

// put writes one row; a row with the same key is brought up to date, except for the columns named in keep.
func put(ctx context.Context, d *db.DB, table string, key, keep []string, fields ...field) error {
	names, args, updates := make([]string, len(fields)), make([]any, len(fields)), []string(nil)
	for i, f := range fields {
		names[i], args[i] = f.name, f.value
		if !slices.Contains(key, f.name) && !slices.Contains(keep, f.name) {
			updates = append(updates, f.name+" = excluded."+f.name)
		}
	}
	onConflict := "DO NOTHING"
	if len(updates) > 0 {
		onConflict = "DO UPDATE SET " + strings.Join(updates, ", ")
	}
	text := fmt.Sprintf("INSERT INTO %s (%s) VALUES (%s) ON CONFLICT (%s) %s",
		table, strings.Join(names, ", "), db.In(len(fields)), strings.Join(key, ", "), onConflict)
	if _, err := db.Exec(ctx, d, text, args...); err != nil {
		return fmt.Errorf("write %s: %w", table, err)
	}
	return nil
}

// clear removes the rows that hang on a product, before they are written anew.
func clear(ctx context.Context, d *db.DB, product int64, tables ...string) error {
	for _, table := range tables {
		if _, err := db.Exec(ctx, d, `DELETE FROM `+table+` WHERE product_id = ?`, product); err != nil {
			return fmt.Errorf("clear %s: %w", table, err)
		}
	}
	return nil
}
