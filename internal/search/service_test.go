package search_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"mylo/internal/catalog/catalogtest"
	"mylo/internal/content"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/internal/search"
)

const shelves = `
INSERT INTO categories (id, parent_id, slug, name, hindi_name, intro, position)
VALUES (1, 0, 'bath', 'Bath time', 'स्नान', 'Mild things', 1), (2, 0, 'empty', 'Empty shelf', '', '', 2)`

// each runs a test of the service over the small catalogue, with a shelf for the soap and a landing page.
func each(t *testing.T, test func(t *testing.T, s *search.Service, d *db.DB, change func(statement string))) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		products := catalogtest.Fill(t, d)
		change := func(statement string) { catalogtest.Change(t, d, products, statement) }
		change(shelves)
		change(`INSERT INTO product_categories (product_id, category_id, position) VALUES (65, 1, 1)`)
		err := content.NewStore(d).PutLanding(t.Context(), "soap-guide", lang.En, content.LandingText{
			Title: "All about soap", Description: "Lather and skin",
			Blocks: []content.Block{{Text: &content.Text{Paragraphs: []string{"Hello."}}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		pages := content.NewService(d)
		if err := pages.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		s := search.NewService(search.Products(products), search.Categories(products), search.Guides(pages))
		s.Load()
		test(t, s, d, change)
	})
}

func ids(r search.Result, kind search.Kind) []string {
	var out []string
	for _, d := range r.Hits[kind] {
		out = append(out, d.ID)
	}
	return out
}

func TestEverySourceIsFound(t *testing.T) {
	each(t, func(t *testing.T, s *search.Service, _ *db.DB, _ func(string)) {
		r := s.Find(search.Parse("sabun"), india)
		if !slices.Equal(ids(r, search.Product), []string{"65"}) || !slices.Equal(ids(r, search.Guide), []string{"soap-guide"}) {
			t.Errorf("soap: %+v", r)
		}
		r = s.Find(search.Parse("bath time"), india)
		if !slices.Equal(ids(r, search.Category), []string{"1"}) || !slices.Equal(ids(r, search.Product), []string{"65"}) {
			t.Errorf("a shelf and what stands on it: %+v", r)
		}
		if r = s.Find(search.Parse("empty shelf"), india); r.Total() != 0 {
			t.Errorf("an empty shelf is found: %+v", r)
		}
		if r = s.Find(search.Parse("withdrawn"), india); r.Total() != 0 {
			t.Errorf("an unpublished product is found: %+v", r)
		}
	})
}

func TestTheIndexFollowsItsSources(t *testing.T) {
	each(t, func(t *testing.T, s *search.Service, _ *db.DB, change func(string)) {
		change(`UPDATE products SET name = 'Neem bar', markets = 'UAE' WHERE id = 65`)
		if r := s.Find(search.Parse("neem"), india); r.Total() != 0 {
			t.Errorf("found before it was looked at: %+v", r)
		}
		s.Load()
		if r := s.Find(search.Parse("neem"), search.Ask{Market: market.UAE, Limit: 5}); !slices.Equal(ids(r, search.Product), []string{"65"}) {
			t.Errorf("not found afterwards: %+v", r)
		}
		if r := s.Find(search.Parse("neem"), india); r.Total() != 0 {
			t.Errorf("India finds what it does not sell: %+v", r)
		}
	})
}

func TestWatchingEndsWithItsContext(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	version := int64(1)
	s := search.NewService(search.Source{
		Version: func() int64 { mu.Lock(); defer mu.Unlock(); return version },
		Documents: func() []search.Document {
			mu.Lock()
			defer mu.Unlock()
			return []search.Document{{Kind: search.Product, ID: fmt.Sprint(version), Title: lang.Text{En: "soap"}}}
		},
	})
	if r := s.Find(search.Parse("soap"), india); r.Total() != 0 {
		t.Errorf("found before the first load: %+v", r)
	}
	s.Load()
	ctx, cancel := context.WithCancel(t.Context())
	var watching sync.WaitGroup
	watching.Go(func() { s.Watch(ctx, time.Millisecond) })
	mu.Lock()
	version = 2
	mu.Unlock()
	for !slices.Equal(ids(s.Find(search.Parse("soap"), india), search.Product), []string{"2"}) {
		time.Sleep(time.Millisecond)
	}
	cancel()
	watching.Wait()
}

func TestManySearchAtOnce(t *testing.T) {
	t.Parallel()
	ix := search.Build(many(2000))
	want := map[string][]string{}
	for _, q := range askedOften {
		want[q] = ids(ix.Find(search.Parse(q), india), search.Product)
	}
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			for j := range 50 {
				q := askedOften[(i+j)%len(askedOften)]
				if got := ids(ix.Find(search.Parse(q), india), search.Product); !slices.Equal(got, want[q]) {
					t.Errorf("%q: %v, want %v", q, got, want[q])
				}
			}
		})
	}
	all.Wait()
}
