package catalog

import (
	"context"
	"fmt"

	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
)

// Store reads the catalogue's tables.
type Store struct {
	db *db.DB
}

// NewStore makes a store on d.
func NewStore(d *db.DB) *Store { return &Store{db: d} }

const (
	picturesOf = `
SELECT product_id, alt, hindi_alt, width, height, tint, renditions
FROM product_media
WHERE product_id = ?
ORDER BY position`

	textsOf = `
SELECT kind, icon, title, body
FROM product_texts
WHERE product_id = ? AND language = ?
ORDER BY kind, position`
)

// Details reads what the page of p shows in l, in a fixed number of queries. Texts that nobody has
// translated are shown in English, all of them together, so that no page is half in one language.
func (s *Store) Details(ctx context.Context, p *Product, l lang.Language) (Details, error) {
	d := Details{Product: p}
	media, err := db.All[mediaRow](ctx, s.db, picturesOf, int64(p.ID))
	if err != nil {
		return Details{}, fmt.Errorf("read pictures of product %d: %w", p.ID, err)
	}
	for _, r := range media {
		picture, err := toPicture(r)
		if err != nil {
			return Details{}, err
		}
		d.Pictures = append(d.Pictures, picture)
	}
	texts, err := s.texts(ctx, p.ID, l)
	if err != nil {
		return Details{}, err
	}
	for _, r := range texts {
		if err := d.addText(r); err != nil {
			return Details{}, err
		}
	}
	left, err := s.Left(ctx, []ProductID{p.ID})
	if err != nil {
		return Details{}, err
	}
	d.Left = left[p.ID]
	return d, nil
}

func (s *Store) texts(ctx context.Context, id ProductID, l lang.Language) ([]textRow, error) {
	texts, err := db.All[textRow](ctx, s.db, textsOf, int64(id), string(l))
	if err == nil && len(texts) == 0 && l != lang.En {
		texts, err = db.All[textRow](ctx, s.db, textsOf, int64(id), string(lang.En))
	}
	if err != nil {
		return nil, fmt.Errorf("read texts of product %d: %w", id, err)
	}
	return texts, nil
}

type leftRow struct {
	ProductID int64 `db:"product_id"`
	Left      int   `db:"left_over"`
}

// Left counts what can be sold of each product, in one query.
func (s *Store) Left(ctx context.Context, ids []ProductID) (map[ProductID]int, error) {
	left := make(map[ProductID]int, len(ids))
	if len(ids) == 0 {
		return left, nil
	}
	args := make([]any, len(ids))
	for i, id := range ids {
		args[i] = int64(id)
	}
	query := `SELECT product_id, on_hand - reserved AS left_over FROM stock WHERE product_id IN (` + db.In(len(ids)) + `)`
	rows, err := db.All[leftRow](ctx, s.db, query, args...)
	if err != nil {
		return nil, fmt.Errorf("read stock: %w", err)
	}
	for _, r := range rows {
		left[ProductID(r.ProductID)] = r.Left
	}
	return left, nil
}
