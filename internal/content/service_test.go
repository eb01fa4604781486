package content_test

import (
	"context"
	"testing"
	"time"

	"mylo/internal/content"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/internal/platform/snapshot"
)

var monday = time.Date(2026, 11, 9, 8, 0, 0, 0, time.UTC)

func words(title string) content.LandingText {
	return content.LandingText{
		Title: title, Description: "d", UpdatedAt: monday,
		Blocks: []content.Block{{Text: &content.Text{Paragraphs: []string{title}}}},
	}
}

// write puts pages as an editor would: with the version raised beside them.
func write(t *testing.T, d *db.DB, fn func(ctx context.Context, s *content.Store) error) {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context) error {
		if err := fn(ctx, content.NewStore(d)); err != nil {
			return err
		}
		return snapshot.Bump(ctx, d, content.SnapshotName)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestALandingPageIsFoundByItsSlug(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		write(t, d, func(ctx context.Context, s *content.Store) error {
			if err := s.PutLanding(ctx, "joyful-days", lang.En, words("Joyful days")); err != nil {
				return err
			}
			return s.PutLanding(ctx, "joyful-days", lang.Hi, words("खुशी के दिन"))
		})
		s := content.NewService(d)
		if _, ok := s.Landing("joyful-days"); ok || s.Landings() != nil {
			t.Error("a page is there before the first load")
		}
		if err := s.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		page, ok := s.Landing("joyful-days")
		if !ok || !page.Translated() || page.Path() != "/joyful-days" || page.Title() != (lang.Text{En: "Joyful days", Hi: "खुशी के दिन"}) {
			t.Fatalf("page %+v, %v", page, ok)
		}
		text, l := page.In(lang.Hi)
		if l != lang.Hi || text.Title != "खुशी के दिन" || len(text.Blocks) != 1 || !text.UpdatedAt.Equal(monday) {
			t.Errorf("in Hindi: %+v, %s", text, l)
		}
		if _, ok := s.Landing("nothing"); ok {
			t.Error("a page that is not there was found")
		}
	})
}

func TestAPageWithoutHindiIsShownInEnglish(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		write(t, d, func(ctx context.Context, s *content.Store) error {
			return s.PutLanding(ctx, "one", lang.En, words("One"))
		})
		s := content.NewService(d)
		if err := s.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		page, _ := s.Landing("one")
		if text, l := page.In(lang.Hi); l != lang.En || text.Title != "One" || page.Translated() || page.Title().Hi != "" {
			t.Errorf("%+v in %s", text, l)
		}
	})
}

func TestAChangedPageReplacesTheOldOne(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		put := func(title string) {
			write(t, d, func(ctx context.Context, s *content.Store) error {
				return s.PutLanding(ctx, "one", lang.En, words(title))
			})
		}
		s := content.NewService(d)
		put("Old")
		if err := s.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		before := s.Version()
		put("New")
		if err := s.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		page, _ := s.Landing("one")
		if text, _ := page.In(lang.En); text.Title != "New" || s.Version() <= before || len(s.Landings()) != 1 {
			t.Errorf("%q at version %d after %d", text.Title, s.Version(), before)
		}
	})
}

func TestABrokenOrUnpublishedPageIsLeftOutAlone(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		write(t, d, func(ctx context.Context, s *content.Store) error {
			for _, slug := range []string{"broken", "good", "withdrawn"} {
				if err := s.PutLanding(ctx, slug, lang.En, words(slug)); err != nil {
					return err
				}
			}
			_, err := db.Exec(ctx, d, `UPDATE landing_pages SET blocks = '[{"what": 1}]' WHERE slug = 'broken'`)
			if err == nil {
				_, err = db.Exec(ctx, d, `UPDATE landing_pages SET published = 0 WHERE slug = 'withdrawn'`)
			}
			return err
		})
		s := content.NewService(d)
		if err := s.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		if pages := s.Landings(); len(pages) != 1 || pages[0].Slug != "good" {
			t.Errorf("pages %+v", pages)
		}
	})
}

func TestASlugThatIsNoAddressIsRefused(t *testing.T) {
	t.Parallel()
	store := content.NewStore(dbtest.SQLite(t))
	for _, slug := range []string{"", "Upper", "a b", "-a", "a-", "a--b", "a/b", "a.html", "é"} {
		if err := store.PutLanding(t.Context(), slug, lang.En, words("x")); err == nil {
			t.Errorf("%q was taken", slug)
		}
	}
	if err := store.PutLanding(t.Context(), "fine", lang.En, content.LandingText{Title: "x", Blocks: []content.Block{{}}}); err == nil {
		t.Error("a block that says nothing was taken")
	}
}
