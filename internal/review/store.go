package review

import (
	"context"
	"errors"
	"fmt"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/platform/db"
)

// Store reads and writes the tables of reviews.
type Store struct {
	db *db.DB
}

// NewStore makes a store on d.
func NewStore(d *db.DB) *Store { return &Store{db: d} }

const (
	byID     = `SELECT ` + columns + ` FROM reviews WHERE id = ?`
	byAuthor = `SELECT ` + columns + ` FROM reviews WHERE author_id = ? AND product_id = ?`

	putReview = `
INSERT INTO reviews (` + columns + `, listed, photo_count)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE
SET author_name = excluded.author_name, language = excluded.language, rating = excluded.rating, title = excluded.title,
    body = excluded.body, fit = excluded.fit, weight_band = excluded.weight_band, age_band = excluded.age_band,
    size_id = excluded.size_id, photos = excluded.photos, verified = excluded.verified, status = excluded.status,
    edited_at = excluded.edited_at, listed = excluded.listed, photo_count = excluded.photo_count`
)

// ByID reads a review, or returns ErrNotFound.
func (s *Store) ByID(ctx context.Context, id string) (Review, error) { return s.one(ctx, byID, id) }

// ByAuthor reads what the author wrote of a product, or returns ErrNotFound.
func (s *Store) ByAuthor(ctx context.Context, authorID string, product catalog.ProductID) (Review, error) {
	return s.one(ctx, byAuthor, authorID, int64(product))
}

func (s *Store) one(ctx context.Context, query string, args ...any) (Review, error) {
	row, err := db.One[reviewRow](ctx, s.db, query, args...)
	if errors.Is(err, db.ErrNoRows) {
		return Review{}, ErrNotFound
	}
	if err != nil {
		return Review{}, fmt.Errorf("read a review: %w", err)
	}
	return toReview(row)
}

// Put writes a review as it now is. Votes and the seller's reply are not the author's and stay as they are.
func (s *Store) Put(ctx context.Context, r Review) error {
	row, err := fromReview(r)
	if err != nil {
		return err
	}
	args := append(row.args(), r.Listed(), len(r.Photos))
	if _, err := db.Exec(ctx, s.db, putReview, args...); err != nil {
		return fmt.Errorf("write review %s: %w", r.ID, err)
	}
	return nil
}

// Delete removes a review and its votes.
func (s *Store) Delete(ctx context.Context, id string) error {
	if _, err := db.Exec(ctx, s.db, `DELETE FROM reviews WHERE id = ?`, id); err != nil {
		return fmt.Errorf("delete review %s: %w", id, err)
	}
	return nil
}

const (
	addVote = `
INSERT INTO review_votes (review_id, voter_id, voted_at) VALUES (?, ?, ?)
ON CONFLICT (review_id, voter_id) DO NOTHING`

	countVote = `UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = ? RETURNING helpful_count`
)

// Vote notes that somebody finds a review helpful and gives its votes. A repeated vote is not counted again. It
// returns ErrNotFound when the review goes away meanwhile. It belongs in a transaction.
func (s *Store) Vote(ctx context.Context, r Review, voter string, now time.Time) (int, error) {
	added, err := db.Exec(ctx, s.db, addVote, r.ID, voter, db.Millis(now))
	if broken, ok := errors.AsType[*db.ConstraintError](err); ok && broken.Kind == db.ForeignKey {
		return 0, ErrNotFound
	}
	if err != nil {
		return 0, fmt.Errorf("note a vote for review %s: %w", r.ID, err)
	}
	if added == 0 {
		return r.Helpful, nil
	}
	count, err := db.One[int](ctx, s.db, countVote, r.ID)
	if err != nil {
		return 0, fmt.Errorf("count a vote for review %s: %w", r.ID, err)
	}
	return count, nil
}
