package catalog

import (
	"context"
	"fmt"
	"time"

	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
)

// SnapshotName is the version row that must be bumped in every transaction that changes the catalogue.
const SnapshotName = "catalog"

// Service answers questions about the catalogue.
type Service struct {
	store *Store
	index *snapshot.Snapshot[Index]
}

// NewService makes the service; call Load before the first question.
func NewService(d *db.DB) *Service {
	store := NewStore(d)
	return &Service{store: store, index: snapshot.New(d, SnapshotName, store.Index)}
}

// Load reads the catalogue into memory.
func (s *Service) Load(ctx context.Context) error {
	if err := s.index.Load(ctx); err != nil {
		return fmt.Errorf("load the catalogue: %w", err)
	}
	return nil
}

// Watch follows changes made by any copy of the server until ctx ends.
func (s *Service) Watch(ctx context.Context, every time.Duration) { s.index.Watch(ctx, every) }

// Index gives the catalogue as it is now. Hold it for one request, not longer.
func (s *Service) Index() *Index { return s.index.Get() }

// Version grows whenever the catalogue changes.
func (s *Service) Version() int64 { return s.index.Version() }

// Details gives what the product's page shows, or ErrNotFound.
func (s *Service) Details(ctx context.Context, id ProductID, l lang.Language) (Details, error) {
	p, err := s.Index().ByID(id)
	if err != nil {
		return Details{}, err
	}
	return s.store.Details(ctx, p, l)
}

// Left tells how many pieces of each product can be sold now. A product without a stock row has none.
func (s *Service) Left(ctx context.Context, ids []ProductID) (map[ProductID]int, error) {
	return s.store.Left(ctx, ids)
}
