// Package seed fills an empty database with the demonstration store. Everything in it can be put in again: rows are
// written by their own keys, so a second run corrects what the first one wrote and duplicates nothing.
package seed

import (
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"

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
	if err := keepSheets(ctx, pictures); err != nil {
		return err
	}
	products, err := readProducts()
	if err != nil {
		return err
	}
	products = drawn(products, manifest)
	return d.InTx(ctx, func(ctx context.Context) error {
		if err := writeCategories(ctx, d); err != nil {
			return err
		}
		if err := writeSitePictures(ctx, d, manifest); err != nil {
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
		if err := writeReviews(ctx, d); err != nil {
			return fmt.Errorf("reviews: %w", err)
		}
		if err := writeLandings(ctx, d, manifest); err != nil {
			return err
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

// drawn gives the products that can be shown, each with the pictures that exist of it. A product that nobody has drawn
// yet stays in its file and off the shelves, and so do relations that point at it.
func drawn(products []product, manifest map[string]drawing) []product {
	shown := map[int64]bool{}
	out := products[:0]
	for _, p := range products {
		p.Pictures = slices.DeleteFunc(p.Pictures, func(name string) bool { _, ok := manifest[name]; return !ok })
		if len(p.Pictures) > 0 {
			shown[p.ID] = true
			out = append(out, p)
		}
	}
	for i := range out {
		out[i].Related = slices.DeleteFunc(out[i].Related, func(id int64) bool { return !shown[id] })
	}
	return out
}
