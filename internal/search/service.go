package search

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// Source is where documents of some kinds come from.
type Source struct {
	Version   func() int64 // grows whenever the documents change
	Documents func() []Document
}

// Service answers searches from an index over all sources.
type Service struct {
	sources  []Source
	building sync.Mutex // one build at a time, so that an older index never replaces a newer one
	held     atomic.Pointer[built]
}

type built struct {
	index    *Index
	versions []int64
}

// NewService makes a service over sources, which must be loaded by then; call Load before the first search.
func NewService(sources ...Source) *Service { return &Service{sources: sources} }

// Load builds the index if a source has changed since the last time. Until it is done, searches use the old one.
func (s *Service) Load() {
	s.building.Lock()
	defer s.building.Unlock()
	versions := make([]int64, len(s.sources))
	for i, source := range s.sources {
		versions[i] = source.Version()
	}
	if held := s.held.Load(); held != nil && slices.Equal(held.versions, versions) {
		return
	}
	var docs []Document
	for _, source := range s.sources {
		docs = append(docs, source.Documents()...)
	}
	s.held.Store(&built{index: Build(docs), versions: versions})
}

// Watch follows the sources until ctx ends.
func (s *Service) Watch(ctx context.Context, every time.Duration) {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
			s.Load()
		}
	}
}

// Find gives what the query asks for. Before the first Load nothing is found.
func (s *Service) Find(q Query, ask Ask) Result {
	held := s.held.Load()
	if held == nil {
		return Result{}
	}
	return held.index.Find(q, ask)
}
