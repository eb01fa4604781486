package content

import (
	"context"
	"fmt"
	"time"

	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
)

// SnapshotName is the version row that must be bumped in every transaction that changes content.
const SnapshotName = "content"

// Service answers questions about what the shop has written.
type Service struct {
	held *snapshot.Snapshot[shelf]
}

// shelf is everything that is held in memory.
type shelf struct {
	landings []*LandingPage // by slug
	bySlug   map[string]*LandingPage
}

// NewService makes the service; call Load before the first question.
func NewService(d *db.DB) *Service {
	store := NewStore(d)
	return &Service{held: snapshot.New(d, SnapshotName, func(ctx context.Context) (shelf, error) {
		landings, err := store.Landings(ctx)
		if err != nil {
			return shelf{}, err
		}
		bySlug := make(map[string]*LandingPage, len(landings))
		for _, p := range landings {
			bySlug[p.Slug] = p
		}
		return shelf{landings: landings, bySlug: bySlug}, nil
	})}
}

// Load reads the content into memory.
func (s *Service) Load(ctx context.Context) error {
	if err := s.held.Load(ctx); err != nil {
		return fmt.Errorf("load the content: %w", err)
	}
	return nil
}

// Watch follows changes made by any copy of the server until ctx ends.
func (s *Service) Watch(ctx context.Context, every time.Duration) { s.held.Watch(ctx, every) }

// Version grows whenever the content changes.
func (s *Service) Version() int64 { return s.held.Version() }

// Landing finds a published landing page by its slug.
func (s *Service) Landing(slug string) (*LandingPage, bool) {
	held := s.held.Get()
	if held == nil {
		return nil, false
	}
	p, ok := held.bySlug[slug]
	return p, ok
}

// Landings gives every published landing page, by slug. The caller must not change the slice.
func (s *Service) Landings() []*LandingPage {
	held := s.held.Get()
	if held == nil {
		return nil
	}
	return held.landings
}
