package review

import (
	"context"
	"fmt"

	"mylo/internal/catalog"
	"mylo/internal/platform/db"
)

type totalsRow struct {
	ProductID int64 `db:"product_id"`
	Stars1    int   `db:"stars_1"`
	Stars2    int   `db:"stars_2"`
	Stars3    int   `db:"stars_3"`
	Stars4    int   `db:"stars_4"`
	Stars5    int   `db:"stars_5"`
}

func (r totalsRow) totals() Totals { return Totals{r.Stars1, r.Stars2, r.Stars3, r.Stars4, r.Stars5} }

const (
	openTotals = `
INSERT INTO review_totals (product_id) VALUES (?)
ON CONFLICT (product_id) DO UPDATE SET product_id = excluded.product_id
RETURNING product_id, stars_1, stars_2, stars_3, stars_4, stars_5`

	putTotals = `
UPDATE review_totals
SET rating_count = ?, rating_sum = ?, stars_1 = ?, stars_2 = ?, stars_3 = ?, stars_4 = ?, stars_5 = ?
WHERE product_id = ?`

	allTotals = `SELECT product_id, stars_1, stars_2, stars_3, stars_4, stars_5 FROM review_totals WHERE rating_count > 0`

	recount = `
INSERT INTO review_totals (product_id, rating_count, rating_sum, stars_1, stars_2, stars_3, stars_4, stars_5)
SELECT product_id, count(*), CAST(sum(rating) AS BIGINT), sum(CASE WHEN rating = 1 THEN 1 ELSE 0 END),
       sum(CASE WHEN rating = 2 THEN 1 ELSE 0 END), sum(CASE WHEN rating = 3 THEN 1 ELSE 0 END),
       sum(CASE WHEN rating = 4 THEN 1 ELSE 0 END), sum(CASE WHEN rating = 5 THEN 1 ELSE 0 END)
FROM reviews
WHERE status = 'published'
GROUP BY product_id`
)

// OpenTotals reads a product's totals for a change and holds them until the transaction ends.
func (s *Store) OpenTotals(ctx context.Context, id catalog.ProductID) (Totals, error) {
	row, err := db.One[totalsRow](ctx, s.db, openTotals, int64(id))
	if err != nil {
		return Totals{}, fmt.Errorf("open the totals of product %d: %w", id, err)
	}
	return row.totals(), nil
}

// PutTotals writes totals that OpenTotals has opened.
func (s *Store) PutTotals(ctx context.Context, id catalog.ProductID, t Totals) error {
	_, err := db.Exec(ctx, s.db, putTotals, t.Count(), t.Sum(), t[0], t[1], t[2], t[3], t[4], int64(id))
	if err != nil {
		return fmt.Errorf("write the totals of product %d: %w", id, err)
	}
	return nil
}

// Ratings holds the totals of every product that somebody has rated.
type Ratings map[catalog.ProductID]Totals

// Ratings reads all totals.
func (s *Store) Ratings(ctx context.Context) (Ratings, error) {
	rows, err := db.All[totalsRow](ctx, s.db, allTotals)
	if err != nil {
		return nil, fmt.Errorf("read ratings: %w", err)
	}
	ratings := make(Ratings, len(rows))
	for _, r := range rows {
		ratings[catalog.ProductID(r.ProductID)] = r.totals()
	}
	return ratings, nil
}

// Recount makes all totals anew from the reviews, for whoever writes many at once. Nobody else may write meanwhile.
func (s *Store) Recount(ctx context.Context) error {
	if _, err := db.Exec(ctx, s.db, `DELETE FROM review_totals`); err != nil {
		return fmt.Errorf("clear the totals: %w", err)
	}
	if _, err := db.Exec(ctx, s.db, recount); err != nil {
		return fmt.Errorf("count the totals: %w", err)
	}
	return nil
}
