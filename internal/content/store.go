package content

import (
	"context"
	"fmt"
	"log/slog"

	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
)

// Store reads and writes the tables of content.
type Store struct {
	db *db.DB
}

// NewStore makes a store on d.
func NewStore(d *db.DB) *Store { return &Store{db: d} }

type landingRow struct {
	Slug        string `db:"slug"`
	Language    string `db:"language"`
	Title       string `db:"title"`
	Description string `db:"description"`
	Blocks      string `db:"blocks"`
	UpdatedAt   int64  `db:"updated_at"`
}

const (
	publishedLandings = `
SELECT slug, language, title, description, blocks, updated_at
FROM landing_pages
WHERE published = 1
ORDER BY slug, language`

	putLanding = `
INSERT INTO landing_pages (slug, language, title, description, blocks, published, updated_at)
VALUES (?, ?, ?, ?, ?, 1, ?)
ON CONFLICT (slug, language) DO UPDATE SET title = excluded.title, description = excluded.description,
    blocks = excluded.blocks, published = excluded.published, updated_at = excluded.updated_at`
)

// Landings reads every published landing page, by slug. A row that cannot be understood is logged and left out, so that
// it takes no other page with it.
func (s *Store) Landings(ctx context.Context) ([]*LandingPage, error) {
	rows, err := db.All[landingRow](ctx, s.db, publishedLandings)
	if err != nil {
		return nil, fmt.Errorf("read landing pages: %w", err)
	}
	var pages []*LandingPage
	for _, r := range rows {
		blocks, err := ParseBlocks([]byte(r.Blocks))
		if err != nil {
			slog.ErrorContext(ctx, "landing page is left out", "slug", r.Slug, "language", r.Language, "error", err)
			continue
		}
		if n := len(pages); n == 0 || pages[n-1].Slug != r.Slug {
			pages = append(pages, &LandingPage{Slug: r.Slug, texts: map[lang.Language]*LandingText{}})
		}
		pages[len(pages)-1].texts[lang.Language(r.Language)] = &LandingText{
			Title: r.Title, Description: r.Description, Blocks: blocks, UpdatedAt: db.FromMillis(r.UpdatedAt),
		}
	}
	return pages, nil
}

// PutLanding writes a landing page in one language, in place of what was there. The caller raises the version of
// SnapshotName in the same transaction.
func (s *Store) PutLanding(ctx context.Context, slug string, l lang.Language, t LandingText) error {
	if !validSlug(slug) {
		return fmt.Errorf("write landing page %q: its slug may have small letters, digits and single dashes only", slug)
	}
	blocks, err := encodeBlocks(t.Blocks)
	if err != nil {
		return fmt.Errorf("write landing page %s: %w", slug, err)
	}
	_, err = db.Exec(ctx, s.db, putLanding, slug, string(l), t.Title, t.Description, blocks, db.Millis(t.UpdatedAt))
	if err != nil {
		return fmt.Errorf("write landing page %s: %w", slug, err)
	}
	return nil
}
