package review_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"mylo/internal/catalog"
	"mylo/internal/catalog/catalogtest"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/review"
)

// crowd writes n reviews that differ in everything a list can be asked for, and some stars alone.
func (s *shop) crowd(n int) []review.Review {
	s.t.Helper()
	var all []review.Review
	for i := range n {
		product := []catalog.ProductID{2378, 2379}[i%2]
		d := review.Draft{Rating: 1 + i%5, Body: fmt.Sprint("Review ", i), Bought: i%3 == 0}
		d.Weight = review.WeightBands()[i%4]
		r := s.save(buyer(fmt.Sprint(i)), product, d)
		for voter := range i % 7 {
			var err error
			if r, err = s.Vote(s.t.Context(), r.ID, fmt.Sprint("g_", voter)); err != nil {
				s.t.Fatal(err)
			}
		}
		all = append(all, r)
	}
	s.save(buyer("silent"), 2379, review.Draft{Rating: 5})
	s.save(buyer("spam"), 2379, review.Draft{Rating: 5, Body: "www.spam.example"})
	return all
}

// follow reads a list to its end by its links.
func (s *shop) follow(w review.Wish) []string {
	s.t.Helper()
	var ids []string
	for range 100 {
		list, err := s.List(s.t.Context(), s.product(2379), w)
		if err != nil {
			s.t.Fatal(err)
		}
		for _, r := range list.Reviews {
			ids = append(ids, r.ID)
		}
		if list.Next == (review.Place{}) {
			return ids
		}
		w.After = review.ParsePlace(list.Next.String())
	}
	s.t.Fatal("the list has no end")
	return nil
}

func TestEveryOrderShowsEachReviewOnce(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		all := s.crowd(34)
		newest := func(a, b review.Review) int { return b.CreatedAt.Compare(a.CreatedAt) }
		for sort, by := range map[review.Sort]func(a, b review.Review) int{
			"":             newest,
			review.Newest:  newest,
			review.Helpful: func(a, b review.Review) int { return cmp.Or(cmp.Compare(b.Helpful, a.Helpful), newest(a, b)) },
			review.Lowest:  func(a, b review.Review) int { return cmp.Or(cmp.Compare(a.Rating, b.Rating), newest(a, b)) },
		} {
			var want []string
			for _, r := range slices.SortedFunc(slices.Values(all), by) {
				want = append(want, r.ID)
			}
			if got := s.follow(review.Wish{Sort: sort}); !slices.Equal(got, want) {
				t.Errorf("%q: %v, want %v", sort, got, want)
			}
		}
	})
}

func TestEveryFilterKeepsWhatItSays(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		all := s.crowd(30)
		for name, c := range map[string]struct {
			wish review.Wish
			keep func(review.Review) bool
		}{
			"stars":      {review.Wish{Stars: 2}, func(r review.Review) bool { return r.Rating == 2 }},
			"verified":   {review.Wish{Verified: true}, func(r review.Review) bool { return r.Verified }},
			"photos":     {review.Wish{Photos: true}, func(review.Review) bool { return false }},
			"weight":     {review.Wish{Weight: "4-5"}, func(r review.Review) bool { return r.Weight == "4-5" }},
			"size":       {review.Wish{Size: 2378}, func(r review.Review) bool { return r.Size == 2378 }},
			"all of it":  {review.Wish{Stars: 1, Verified: true, Weight: "0-3", Size: 2378, Sort: review.Lowest}, func(r review.Review) bool { return r.Rating == 1 && r.Verified && r.Weight == "0-3" && r.Size == 2378 }},
			"no such":    {review.Wish{Weight: "17-25"}, func(review.Review) bool { return false }},
			"everything": {review.Wish{}, func(review.Review) bool { return true }},
		} {
			var want []string
			for _, r := range slices.Backward(all) {
				if c.keep(r) {
					want = append(want, r.ID)
				}
			}
			if got := s.follow(c.wish); !slices.Equal(got, want) {
				t.Errorf("%s: %d reviews, want %d", name, len(got), len(want))
			}
			list, err := s.List(t.Context(), s.product(2378), c.wish)
			if err != nil || list.Facets.Total != len(want) || list.Facets.Listed != len(all) || list.Totals.Count() != len(all)+1 {
				t.Errorf("%s: counted %d of %d, %d ratings, %v", name, list.Facets.Total, list.Facets.Listed, list.Totals.Count(), err)
			}
		}
	})
}

func TestASliceSkipsAndCounts(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		all := s.crowd(12)
		reviews, total, err := s.Slice(t.Context(), s.product(2379), review.Wish{}, 10, 10)
		if err != nil || total != 12 || len(reviews) != 2 || reviews[1].ID != all[0].ID {
			t.Errorf("%d of %d, %v", len(reviews), total, err)
		}
	})
}

func TestReadingCostsTheSameQueriesHoweverManyReviews(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		measure := func() (list, summary, rating int64) {
			ctx, count := db.WithQueryCount(t.Context())
			if _, err := s.List(ctx, s.product(2379), review.Wish{Sort: review.Helpful, Stars: 5}); err != nil {
				t.Fatal(err)
			}
			list = count.N()
			if _, err := s.Summary(ctx, s.product(2379), lang.Hi); err != nil {
				t.Fatal(err)
			}
			summary = count.N() - list
			s.Rating(catalogtest.Soap)
			return list, summary, count.N() - list - summary
		}
		for _, reviews := range []int{0, 25} {
			s.crowd(reviews)
			if list, summary, rating := measure(); list != 2 || summary != 2 || rating != 0 {
				t.Errorf("with %d reviews: %d queries for a list, %d for a summary, %d for a rating; want 2, 2, 0", reviews, list, summary, rating)
			}
		}
	})
}
