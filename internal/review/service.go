package review

import (
	"context"
	"fmt"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/clock"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
)

// SnapshotName is the version row that is bumped in every transaction that changes a review.
const SnapshotName = "ratings"

// Service holds the use cases of reviews.
type Service struct {
	db      *db.DB
	store   *Store
	catalog *catalog.Service
	clock   clock.Clock
	ratings *snapshot.Snapshot[Ratings]
}

// NewService makes the service; call Load before the first question.
func NewService(d *db.DB, products *catalog.Service, c clock.Clock) *Service {
	store := NewStore(d)
	return &Service{db: d, store: store, catalog: products, clock: c, ratings: snapshot.New(d, SnapshotName, store.Ratings)}
}

// Load reads the ratings into memory.
func (s *Service) Load(ctx context.Context) error {
	if err := s.ratings.Load(ctx); err != nil {
		return fmt.Errorf("load the ratings: %w", err)
	}
	return nil
}

// Watch follows changes made by any copy of the server until ctx ends.
func (s *Service) Watch(ctx context.Context, every time.Duration) { s.ratings.Watch(ctx, every) }

// Version grows whenever a review changes.
func (s *Service) Version() int64 { return s.ratings.Version() }

// Rating tells the average rating of a product and its siblings times ten, and how many gave one. It asks nobody, so
// that every card of a list can have it. It is a catalog.Ratings.
func (s *Service) Rating(id catalog.ProductID) (tenths, count int) {
	ratings := s.ratings.Get()
	p, err := s.catalog.Index().ByID(id)
	if ratings == nil || err != nil {
		return 0, 0
	}
	var t Totals
	for _, sibling := range s.catalog.Index().Siblings(p) {
		t = t.Plus((*ratings)[sibling.ID])
	}
	return t.Tenths(), t.Count()
}

// Summary is what a product's own page tells of its reviews.
type Summary struct {
	Totals Totals
	Listed int // how many have words or photos
	Top    []Review
	Fit    FitSummary
}

// topReviews is how many reviews a summary shows.
const topReviews = 3

// Summary sums up the reviews of a product and its siblings, in two queries. The reviews shown are those that most
// found helpful, those in l first.
func (s *Service) Summary(ctx context.Context, p *catalog.Product, l lang.Language) (Summary, error) {
	family, sizes := s.family(p)
	cells, err := s.store.Breakdown(ctx, family)
	if err != nil {
		return Summary{}, err
	}
	top, err := s.store.Top(ctx, family, l, topReviews)
	if err != nil {
		return Summary{}, err
	}
	return Summary{Totals: cells.Totals(), Listed: cells.Facets(Wish{}).Listed, Top: top, Fit: cells.Fit(sizes)}, nil
}

// List is one page of the reviews that a reader asked for.
type List struct {
	Reviews []Review
	Next    Place // where the page after starts; zero when this is the last
	Totals  Totals
	Facets  Facets
	Fit     FitSummary
}

// List gives a page of the reviews of a product and its siblings, in two queries however many there are.
func (s *Service) List(ctx context.Context, p *catalog.Product, w Wish) (List, error) {
	family, sizes := s.family(p)
	cells, err := s.store.Breakdown(ctx, family)
	if err != nil {
		return List{}, err
	}
	list := List{Totals: cells.Totals(), Facets: cells.Facets(w), Fit: cells.Fit(sizes)}
	if list.Reviews, err = s.store.List(ctx, family, w, 0, PageSize+1); err != nil {
		return List{}, err
	}
	if len(list.Reviews) > PageSize {
		list.Reviews = list.Reviews[:PageSize]
		list.Next = w.Sort.place(&list.Reviews[PageSize-1])
	}
	return list, nil
}

// Slice gives limit reviews of a product and its siblings after skipping some, for callers that count instead of
// following links, and how many there are in all.
func (s *Service) Slice(ctx context.Context, p *catalog.Product, w Wish, skip, limit int) ([]Review, int, error) {
	family, _ := s.family(p)
	cells, err := s.store.Breakdown(ctx, family)
	if err != nil {
		return nil, 0, err
	}
	reviews, err := s.store.List(ctx, family, w, skip, limit)
	return reviews, cells.Facets(w).Total, err
}

// family names the products that are reviewed together, and those of them that are sizes, in their order.
func (s *Service) family(p *catalog.Product) (all, sizes []catalog.ProductID) {
	for _, sibling := range s.catalog.Index().Siblings(p) {
		all = append(all, sibling.ID)
		if sibling.Variant.Kind == catalog.BySize {
			sizes = append(sizes, sibling.ID)
		}
	}
	return all, sizes
}
