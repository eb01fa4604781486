package review

import (
	"context"
	"errors"

	"mylo/internal/catalog"
	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
)

// Mine gives what the author wrote of a product, whatever its status, or ErrNotFound.
func (s *Service) Mine(ctx context.Context, author Author, id catalog.ProductID) (Review, error) {
	if author.ID == "" {
		return Review{}, ErrNotFound
	}
	return s.store.ByAuthor(ctx, author.ID, id)
}

// Editable says whether the author can still change a review.
func (s *Service) Editable(r Review) bool { return !s.clock.Now().After(r.EditUntil()) }

// Save writes the author's one review of a product, or changes it, and gives it as it now is. It returns
// catalog.ErrNotFound, ErrTooLate, or what is wrong with the draft; then nothing has changed.
func (s *Service) Save(ctx context.Context, author Author, id catalog.ProductID, d Draft) (Review, error) {
	product, err := s.catalog.Index().ByID(id)
	if err != nil {
		return Review{}, err
	}
	d, err = d.tidy(author, product, s.catalog.Index().Siblings(product))
	if err != nil {
		return Review{}, err
	}
	return db.Run(ctx, s.db, func(ctx context.Context) (Review, error) {
		var next Review
		err := s.change(ctx, author, id, func(ctx context.Context, mine *Review) (*Review, error) {
			if mine == nil {
				next = begin(author, id, d, s.clock.Now())
			} else {
				next = *mine
				if err := next.revise(author, d, s.clock.Now()); err != nil {
					return nil, err
				}
			}
			return &next, s.store.Put(ctx, next)
		})
		return next, err
	})
}

// Withdraw takes the author's review of a product away, with its votes. Withdrawing what is not there is no error.
func (s *Service) Withdraw(ctx context.Context, author Author, id catalog.ProductID) error {
	if author.ID == "" {
		return ErrNobody
	}
	if _, err := s.catalog.Index().ByID(id); err != nil {
		return err
	}
	return s.db.InTx(ctx, func(ctx context.Context) error {
		return s.change(ctx, author, id, func(ctx context.Context, mine *Review) (*Review, error) {
			if mine == nil {
				return nil, nil
			}
			return nil, s.store.Delete(ctx, mine.ID)
		})
	})
}

// change hands the author's review of a product, nil when there is none, to apply and keeps the totals true to what
// apply leaves. Changes to the reviews of one product come one after the other.
func (s *Service) change(
	ctx context.Context, author Author, id catalog.ProductID, apply func(context.Context, *Review) (*Review, error),
) error {
	totals, err := s.store.OpenTotals(ctx, id)
	if err != nil {
		return err
	}
	var before *Review
	switch mine, err := s.store.ByAuthor(ctx, author.ID, id); {
	case err == nil:
		before = &mine
	case !errors.Is(err, ErrNotFound):
		return err
	}
	after, err := apply(ctx, before)
	if err != nil || before == nil && after == nil {
		return err
	}
	totals.count(before, -1)
	totals.count(after, +1)
	if err := s.store.PutTotals(ctx, id, totals); err != nil {
		return err
	}
	return snapshot.Bump(ctx, s.db, SnapshotName)
}

// Vote notes that voter, a customer or a guest, finds a published review helpful, and gives it with its votes. A
// second vote changes nothing. It returns ErrNotFound, ErrNobody, or ErrOwnReview for the author.
func (s *Service) Vote(ctx context.Context, reviewID, voter string) (Review, error) {
	if voter == "" {
		return Review{}, ErrNobody
	}
	return db.Run(ctx, s.db, func(ctx context.Context) (Review, error) {
		r, err := s.store.ByID(ctx, reviewID)
		switch {
		case err != nil:
			return Review{}, err
		case r.Status != Published:
			return Review{}, ErrNotFound
		case r.AuthorID == voter:
			return Review{}, ErrOwnReview
		}
		r.Helpful, err = s.store.Vote(ctx, r, voter, s.clock.Now())
		return r, err
	})
}
