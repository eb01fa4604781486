package catalog_test

import (
	"errors"
	"testing"

	"mylo/internal/catalog"
	"mylo/internal/catalog/catalogtest"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
)

func TestTheIndexHoldsPublishedProductsWithOptionsAndCover(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		ix := catalogtest.Fill(t, d).Index()
		p, err := ix.ByID(catalogtest.Diaper)
		if err != nil {
			t.Fatal(err)
		}
		if len(p.Options) != 3 || p.Options[0].ID != 2 || p.DefaultOption() != 1 || p.Options[1].OfferID != 5856 {
			t.Errorf("options = %+v", p.Options)
		}
		if p.Cover.Alt.In(lang.Hi) != "एक डायपर" || p.Cover.Renditions[0].Key != "d-360.webp" {
			t.Errorf("cover = %+v", p.Cover)
		}
		if p.Path() != "/product/cloth-diaper-970" {
			t.Errorf("path = %s", p.Path())
		}
		if _, err := ix.ByID(catalogtest.Gone); !errors.Is(err, catalog.ErrNotFound) {
			t.Errorf("a product that is not published: %v", err)
		}
		if len(ix.All()) != 2 {
			t.Errorf("%d products, want 2", len(ix.All()))
		}
	})
}

func TestDetailsSpeakTheLanguageOrEnglishAltogether(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := catalogtest.Fill(t, d)
		for id, want := range map[catalog.ProductID]string{catalogtest.Diaper: "नरम।", catalogtest.Soap: "Mild."} {
			details, err := s.Details(t.Context(), id, lang.Hi)
			if err != nil {
				t.Fatal(err)
			}
			if len(details.Description) != 1 || details.Description[0] != want {
				t.Errorf("product %d says %q, want %q", id, details.Description, want)
			}
		}
		details, err := s.Details(t.Context(), catalogtest.Diaper, lang.En)
		if err != nil {
			t.Fatal(err)
		}
		if details.Left != 20 || len(details.Pictures) != 2 || details.Returns != "Seven days." || details.FAQ[0].Title != "Machine wash?" {
			t.Errorf("details = %+v", details)
		}
	})
}

func TestDetailsCostTheSameQueriesHoweverLargeTheCatalogue(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := catalogtest.Fill(t, d)
		ctx, count := db.WithQueryCount(t.Context())
		if _, err := s.Details(ctx, catalogtest.Diaper, lang.Hi); err != nil {
			t.Fatal(err)
		}
		if n := count.N(); n != 3 {
			t.Errorf("%d queries for a product page, want 3", n)
		}
	})
}

func TestAChangeRaisesTheVersionAndReachesTheIndex(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := catalogtest.Fill(t, d)
		before := s.Version()
		catalogtest.Change(t, d, s, `UPDATE products SET name = 'Softer diaper' WHERE id = 970`)
		p, err := s.Index().ByID(catalogtest.Diaper)
		if err != nil {
			t.Fatal(err)
		}
		if s.Version() <= before || p.Name.En != "Softer diaper" {
			t.Errorf("version %d then %d, name %q", before, s.Version(), p.Name.En)
		}
	})
}

func TestATextOfUnknownKindIsNoticed(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := catalogtest.Fill(t, d)
		catalogtest.Change(t, d, s, `INSERT INTO product_texts (product_id, language, kind, position) VALUES (970, 'en', 'hilight', 1)`)
		if _, err := s.Details(t.Context(), catalogtest.Diaper, lang.En); err == nil {
			t.Error("a misspelt kind was read without complaint")
		}
	})
}
