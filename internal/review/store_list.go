package review

import (
	"context"
	"fmt"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
)

// ranks are what each order compares before the date.
var ranks = map[Sort]string{Helpful: "helpful_count", Lowest: "5 - rating"}

// List reads reviews of the products that meet the wish, in its order, from its place on.
func (s *Store) List(ctx context.Context, products []catalog.ProductID, w Wish, skip, limit int) ([]Review, error) {
	where, args := w.conditions(products)
	key, order := "created_at, id", "created_at DESC, id DESC"
	after := []any{db.Millis(w.After.CreatedAt), w.After.ID}
	if rank, ok := ranks[w.Sort]; ok {
		key, order = rank+", "+key, rank+" DESC, "+order
		after = append([]any{w.After.Rank}, after...)
	}
	if w.After.ID != "" {
		where += " AND (" + key + ") < (" + db.In(len(after)) + ")"
		args = append(args, after...)
	}
	query := "SELECT " + columns + " FROM reviews WHERE " + where + " ORDER BY " + order + " LIMIT ? OFFSET ?"
	return s.many(ctx, query, append(args, limit, skip)...)
}

// Top reads the reviews that most found helpful, those in the reader's language first.
func (s *Store) Top(ctx context.Context, products []catalog.ProductID, l lang.Language, limit int) ([]Review, error) {
	where, args := Wish{}.conditions(products)
	query := "SELECT " + columns + " FROM reviews WHERE " + where +
		" ORDER BY CASE WHEN language = ? THEN 0 ELSE 1 END, helpful_count DESC, created_at DESC, id DESC LIMIT ?"
	return s.many(ctx, query, append(args, string(l), limit)...)
}

// conditions are those of a wish as SQL.
func (w Wish) conditions(products []catalog.ProductID) (where string, args []any) {
	var b strings.Builder
	b.WriteString("product_id IN (" + db.In(len(products)) + ") AND status = 'published' AND listed = 1")
	args = db.Args(products)
	and := func(condition string, values ...any) {
		b.WriteString(" AND " + condition)
		args = append(args, values...)
	}
	if w.Stars > 0 {
		and("rating = ?", w.Stars)
	}
	if w.Verified {
		and("verified = 1")
	}
	if w.Photos {
		and("photo_count > 0")
	}
	if w.Weight != "" {
		and("weight_band = ?", string(w.Weight))
	}
	if w.Size != 0 {
		and("size_id = ?", int64(w.Size))
	}
	return b.String(), args
}

func (s *Store) many(ctx context.Context, query string, args ...any) ([]Review, error) {
	rows, err := db.All[reviewRow](ctx, s.db, query, args...)
	if err != nil {
		return nil, fmt.Errorf("list reviews: %w", err)
	}
	out := make([]Review, 0, len(rows))
	for _, row := range rows {
		r, err := toReview(row)
		if err != nil {
			return nil, err
		}
		out = append(out, r)
	}
	return out, nil
}

type cellRow struct {
	Rating     int    `db:"rating"`
	Verified   int    `db:"verified"`
	Listed     int    `db:"listed"`
	Pictured   int    `db:"pictured"`
	WeightBand string `db:"weight_band"`
	SizeID     int64  `db:"size_id"`
	Fit        string `db:"fit"`
	Count      int    `db:"n"`
}

// Breakdown counts the published reviews of the products.
func (s *Store) Breakdown(ctx context.Context, products []catalog.ProductID) (Breakdown, error) {
	query := `
SELECT rating, verified, listed, CASE WHEN photo_count > 0 THEN 1 ELSE 0 END AS pictured, weight_band, size_id, fit, count(*) AS n
FROM reviews
WHERE product_id IN (` + db.In(len(products)) + `) AND status = 'published'
GROUP BY rating, verified, listed, CASE WHEN photo_count > 0 THEN 1 ELSE 0 END, weight_band, size_id, fit`
	rows, err := db.All[cellRow](ctx, s.db, query, db.Args(products)...)
	if err != nil {
		return nil, fmt.Errorf("count reviews: %w", err)
	}
	cells := make(Breakdown, 0, len(rows))
	for _, r := range rows {
		cells = append(cells, Cell{
			Rating: r.Rating, Verified: r.Verified == 1, Listed: r.Listed == 1, Photos: r.Pictured == 1,
			Weight: WeightBand(r.WeightBand), Size: catalog.ProductID(r.SizeID), Fit: Fit(r.Fit), Count: r.Count,
		})
	}
	return cells, nil
}
