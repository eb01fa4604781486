// Package seed fills an empty database with the demonstration store. Everything in it can be put in again: rows are
// written by their own keys, so a second run corrects what the first one wrote and duplicates nothing.
package seed

import (
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"

	"mylo/internal/catalog"
	"mylo/internal/kernel/clock"
	"mylo/internal/platform/blob"
	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
)

//go:embed catalog/*.json categories.json media
var files embed.FS

// Run writes the demonstration store: pictures first, then everything in the database in one transaction.
func Run(ctx context.Context, d *db.DB, pictures blob.Store, c clock.Clock) error {
	manifest, err := keepPictures(ctx, pictures)
	if err != nil {
		return err
	}
	products, err := readProducts()
	if err != nil {
		return err
	}
	return d.InTx(ctx, func(ctx context.Context) error {
		if err := writeCategories(ctx, d); err != nil {
			return err
		}
		for _, p := range products {
			if err := p.write(ctx, d, manifest, c.Now()); err != nil {
				return fmt.Errorf("product %d: %w", p.ID, err)
			}
		}
		for _, p := range products {
			if err := p.writeRelated(ctx, d); err != nil {
				return fmt.Errorf("product %d: %w", p.ID, err)
			}
		}
		return snapshot.Bump(ctx, d, catalog.SnapshotName)
	})
}

// Needed says whether the store is empty, so that a development server can fill it once.
func Needed(ctx context.Context, d *db.DB) (bool, error) {
	n, err := db.One[int64](ctx, d, `SELECT count(*) FROM products`)
	return n == 0, err
}

func readProducts() ([]product, error) {
	names, err := fs.Glob(files, "catalog/*.json")
	if err != nil {
		return nil, err
	}
	products := make([]product, 0, len(names))
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		var p product
		if err := json.Unmarshal(text, &p); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		products = append(products, p)
	}
	return products, nil
}
