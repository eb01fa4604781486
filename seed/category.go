package seed

import (
	"context"
	"encoding/json"
	"fmt"

	"mylo/internal/platform/db"
)

// category is one shelf of the demonstration store.
type category struct {
	ID      int64      `json:"id"`
	Slug    string     `json:"slug"`
	Name    text       `json:"name"`
	Intro   text       `json:"intro"`
	Icon    string     `json:"icon"`
	Section string     `json:"section"`
	Below   []category `json:"below"`
}

func writeCategories(ctx context.Context, d *db.DB) error {
	raw, err := files.ReadFile("categories.json")
	if err != nil {
		return err
	}
	var top []category
	if err := json.Unmarshal(raw, &top); err != nil {
		return fmt.Errorf("categories.json: %w", err)
	}
	return writeShelves(ctx, d, 0, top)
}

func writeShelves(ctx context.Context, d *db.DB, parent int64, shelves []category) error {
	for i, c := range shelves {
		err := put(ctx, d, "categories", []string{"id"}, nil,
			field{"id", c.ID}, field{"parent_id", parent}, field{"slug", c.Slug}, field{"name", c.Name.En}, field{"hindi_name", c.Name.Hi},
			field{"intro", c.Intro.En}, field{"hindi_intro", c.Intro.Hi}, field{"icon", c.Icon}, field{"section", c.Section},
			field{"position", i + 1})
		if err != nil {
			return fmt.Errorf("category %d: %w", c.ID, err)
		}
		if err := writeShelves(ctx, d, c.ID, c.Below); err != nil {
			return err
		}
	}
	return nil
}
