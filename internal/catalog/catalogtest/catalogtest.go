// Package catalogtest fills a test's database with a small catalogue whose numbers a reader can hold in mind.
package catalogtest

import (
	"context"
	"testing"

	"mylo/internal/catalog"
	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
)

// The products of the small catalogue.
const (
	Diaper catalog.ProductID = 970 // sold alone at 599, in threes at 1197 and in fives at 1797; 20 in stock
	Soap   catalog.ProductID = 65  // sold alone at 65, no struck price; 3 in stock
	Gone   catalog.ProductID = 404 // not published
)

const products = `
INSERT INTO products (id, slug, type, brand, nickname, name, hindi_name, unit, hindi_unit, price_paise, mrp_paise,
                      published, created_at, updated_at)
VALUES (970, 'cloth-diaper', 1, 'baby', 'Diaper', 'Cloth diaper', 'कपड़े का डायपर', 'diaper', 'डायपर', 59900, 69900, 1, 0, 0),
       (65, 'baby-soap', 1, 'baby', 'Soap', 'Baby soap', '', '', '', 6500, 6500, 1, 0, 0),
       (404, 'withdrawn', 1, 'baby', 'Old', 'Withdrawn', '', '', '', 100, 100, 0, 0, 0)`

const options = `
INSERT INTO bundle_options (product_id, option_id, position, title, hindi_title, units, price_paise, mrp_paise,
                            unit_price_paise, offer_id, best_value_text, is_default)
VALUES (970, 2, 1, 'One', 'एक', 1, 59900, 69900, 59900, 0, '', 0),
       (970, 1, 2, 'Pack of 3', '3 का पैक', 3, 119700, 209700, 39900, 5856, '', 1),
       (970, 3, 3, 'Pack of 5', '5 का पैक', 5, 179700, 349500, 35900, 7140, 'Lowest price', 0)`

const media = `
INSERT INTO product_media (product_id, position, alt, hindi_alt, width, height, tint, renditions)
VALUES (970, 1, 'A diaper', 'एक डायपर', 1080, 1080, '#fff', '[{"format":"webp","width":360,"key":"d-360.webp"}]'),
       (970, 2, 'Inside', '', 1080, 1080, '#fff', '[{"format":"webp","width":360,"key":"i-360.webp"}]'),
       (65, 1, 'A soap', '', 1080, 1080, '#fff', '[{"format":"jpeg","width":720,"key":"s-720.jpg"}]')`

const texts = `
INSERT INTO product_texts (product_id, language, kind, position, icon, title, body)
VALUES (970, 'en', 'description', 1, '', '', 'Soft.'), (970, 'hi', 'description', 1, '', '', 'नरम।'),
       (970, 'en', 'faq', 1, '', 'Machine wash?', 'Yes.'), (970, 'en', 'returns', 1, '', '', 'Seven days.'),
       (65, 'en', 'description', 1, '', '', 'Mild.')`

const stock = `INSERT INTO stock (product_id, on_hand, reserved) VALUES (970, 25, 5), (65, 3, 0)`

// Fill writes the small catalogue and gives a service that has loaded it.
func Fill(t testing.TB, d *db.DB) *catalog.Service {
	t.Helper()
	for _, statement := range []string{products, options, media, texts, stock} {
		if _, err := db.Exec(t.Context(), d, statement); err != nil {
			t.Fatalf("fill the catalogue: %v", err)
		}
	}
	s := catalog.NewService(d)
	if err := s.Load(t.Context()); err != nil {
		t.Fatal(err)
	}
	return s
}

// Change runs a statement that changes the catalogue, as a writer would: with the version raised beside it.
func Change(t testing.TB, d *db.DB, s *catalog.Service, statement string, args ...any) {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context) error {
		if _, err := db.Exec(ctx, d, statement, args...); err != nil {
			return err
		}
		return snapshot.Bump(ctx, d, catalog.SnapshotName)
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Load(t.Context()); err != nil {
		t.Fatal(err)
	}
}
