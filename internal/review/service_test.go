package review_test

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/catalog/catalogtest"
	"mylo/internal/kernel/clock"
	"mylo/internal/kernel/ids"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/internal/review"
)

var noon = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

// shop is a small catalogue with reviews, on one engine.
type shop struct {
	*review.Service
	t        *testing.T
	d        *db.DB
	clock    *clock.Manual
	products *catalog.Service
}

const pants = `
INSERT INTO products (id, slug, type, brand, nickname, name, price_paise, mrp_paise, group_id, variant_kind, variant_label,
                      variant_position, published, created_at, updated_at)
VALUES (2378, 'pants-s', 1, 'baby', 'S', 'Pants S', 44900, 59900, 2378, 'SIZE', 'Small', 1, 1, 0, 0),
       (2379, 'pants-m', 1, 'baby', 'M', 'Pants M', 44900, 59900, 2378, 'SIZE', 'Medium', 2, 1, 0, 0)`

// each runs a test on every engine, with the small catalogue and pants in two sizes.
func each(t *testing.T, test func(t *testing.T, s *shop)) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		products := catalogtest.Fill(t, d)
		catalogtest.Change(t, d, products, pants)
		now := clock.At(noon)
		s := &shop{Service: review.NewService(d, products, now), t: t, d: d, clock: now, products: products}
		if err := s.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		test(t, s)
	})
}

func buyer(name string) review.Author {
	return review.Author{ID: "cust_" + name, Name: name, SignedIn: true, Language: lang.En}
}

func (s *shop) product(id catalog.ProductID) *catalog.Product {
	s.t.Helper()
	p, err := s.products.Index().ByID(id)
	if err != nil {
		s.t.Fatal(err)
	}
	return p
}

// save writes a review a minute after the one before.
func (s *shop) save(author review.Author, id catalog.ProductID, d review.Draft) review.Review {
	s.t.Helper()
	s.clock.Advance(time.Minute)
	r, err := s.Save(s.t.Context(), author, id, d)
	if err != nil {
		s.t.Fatal(err)
	}
	return r
}

// rating gives what cards show, freshly loaded.
func (s *shop) rating(id catalog.ProductID) string {
	s.t.Helper()
	if err := s.Load(s.t.Context()); err != nil {
		s.t.Fatal(err)
	}
	tenths, count := s.Rating(id)
	return fmt.Sprintf("%d of %d", tenths, count)
}

func TestARatingFollowsTheReviewThroughItsLife(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		expect := func(when, want string) {
			t.Helper()
			if got := s.rating(catalogtest.Soap); got != want {
				t.Errorf("%s: rated %s, want %s", when, got, want)
			}
		}
		expect("at first", "0 of 0")
		s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 4, Body: "Mild."})
		s.save(buyer("bela"), catalogtest.Soap, review.Draft{Rating: 5})
		expect("after two", "45 of 2")
		s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 2, Body: "It dries the skin in winter."})
		expect("after a change of mind", "35 of 2")
		s.save(buyer("bela"), catalogtest.Soap, review.Draft{Rating: 5, Body: "Get it at www.soap.example"})
		expect("while a person looks at one", "20 of 1")
		if err := s.Withdraw(t.Context(), buyer("asha"), catalogtest.Soap); err != nil {
			t.Fatal(err)
		}
		if err := s.Withdraw(t.Context(), buyer("asha"), catalogtest.Soap); err != nil {
			t.Errorf("withdrawn twice: %v", err)
		}
		expect("after it was withdrawn", "0 of 0")
		if _, err := s.Mine(t.Context(), buyer("asha"), catalogtest.Soap); !errors.Is(err, review.ErrNotFound) {
			t.Errorf("a withdrawn review: %v", err)
		}
	})
}

func TestAnAuthorHasOneReviewOfAProduct(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		first := s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 4, Body: "Mild.", Bought: true})
		second := s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 3, Title: "Fine", Body: "हल्का है, पर महँगा है।"})
		if first.ID != second.ID || second.EditedAt.IsZero() || !second.Verified || second.Language != lang.Hi {
			t.Errorf("first %+v, second %+v", first, second)
		}
		stored, err := s.Mine(t.Context(), buyer("asha"), catalogtest.Soap)
		if err != nil || stored.Title != "Fine" || stored.Rating != 3 || !stored.EditedAt.Equal(second.EditedAt) || !stored.CreatedAt.Equal(first.CreatedAt) {
			t.Errorf("stored %+v, %v", stored, err)
		}
		s.clock.Advance(review.EditFor)
		if _, err := s.Save(t.Context(), buyer("asha"), catalogtest.Soap, review.Draft{Rating: 1}); !errors.Is(err, review.ErrTooLate) {
			t.Errorf("a month later: %v", err)
		}
		if _, err := s.Save(t.Context(), buyer("asha"), catalogtest.Gone, review.Draft{Rating: 1}); !errors.Is(err, catalog.ErrNotFound) {
			t.Errorf("a product that is gone: %v", err)
		}
	})
}

func TestPhotosKeepTheirRenditions(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		photo := catalog.Picture{Width: 900, Height: 1200, Tint: "#fed", Renditions: []catalog.Rendition{{Format: "webp", Width: 360, Key: "r-360.webp"}}}
		s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 5, Photos: []catalog.Picture{photo}})
		r, err := s.Mine(t.Context(), buyer("asha"), catalogtest.Soap)
		if err != nil || len(r.Photos) != 1 || r.Photos[0].Height != 1200 || r.Photos[0].Renditions[0].Key != "r-360.webp" {
			t.Errorf("%+v, %v", r.Photos, err)
		}
		if r.Status != review.Pending {
			t.Errorf("status %s", r.Status)
		}
	})
}

func TestWritersAtTheSameTimeLoseNoStars(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		var writers sync.WaitGroup
		for i := range 8 {
			writers.Go(func() {
				for _, stars := range []int{1, 1 + i%5} { // each changes their mind once
					if _, err := s.Save(t.Context(), buyer(fmt.Sprint(i)), catalogtest.Soap, review.Draft{Rating: stars}); err != nil {
						t.Errorf("writer %d: %v", i, err)
					}
				}
			})
		}
		writers.Go(func() { // and one double tap
			_, _ = s.Save(t.Context(), buyer("0"), catalogtest.Soap, review.Draft{Rating: 1})
		})
		writers.Wait()
		list, err := s.Summary(t.Context(), s.product(catalogtest.Soap), lang.En)
		if err != nil || list.Totals.Count() != 8 {
			t.Fatalf("%v, %v", list.Totals, err)
		}
		want := fmt.Sprintf("%d of %d", list.Totals.Tenths(), list.Totals.Count())
		if got := s.rating(catalogtest.Soap); got != want {
			t.Errorf("the totals say %s, the reviews %s", got, want)
		}
	})
}

func TestEveryVisitorsVoteCountsOnce(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		r := s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 4, Body: "Mild."})
		var voters sync.WaitGroup
		for i := range 12 { // six visitors, each from two tabs
			voters.Go(func() {
				if _, err := s.Vote(t.Context(), r.ID, fmt.Sprint("g_", i%6)); err != nil {
					t.Errorf("vote %d: %v", i, err)
				}
			})
		}
		voters.Wait()
		voted, err := s.Vote(t.Context(), r.ID, "g_0")
		if err != nil || voted.Helpful != 6 || voted.Product != catalogtest.Soap {
			t.Errorf("%d votes, %v; want 6", voted.Helpful, err)
		}
		rows, err := db.One[int](t.Context(), s.d, `SELECT count(*) FROM review_votes`)
		if err != nil || rows != 6 {
			t.Errorf("%d rows, %v", rows, err)
		}
		s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 3, Body: "Mild, but small."})
		if again, err := s.Mine(t.Context(), buyer("asha"), catalogtest.Soap); err != nil || again.Helpful != 6 {
			t.Errorf("after an edit: %d votes, %v", again.Helpful, err)
		}
	})
}

func TestAVoteNeedsAVoterAndAReviewOfSomebodyElse(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		r := s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 4, Body: "Mild."})
		pending := s.save(buyer("bela"), catalogtest.Soap, review.Draft{Rating: 4, Body: "Call 9876543210"})
		for name, c := range map[string]struct {
			review, voter string
			want          error
		}{
			"nobody":       {r.ID, "", review.ErrNobody},
			"the author":   {r.ID, "cust_asha", review.ErrOwnReview},
			"no review":    {"rev_none", "g_1", review.ErrNotFound},
			"not for eyes": {pending.ID, "g_1", review.ErrNotFound},
		} {
			if _, err := s.Vote(t.Context(), c.review, c.voter); !errors.Is(err, c.want) {
				t.Errorf("%s: %v, want %v", name, err, c.want)
			}
		}
	})
}

func TestSiblingsAreReviewedTogether(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		for i, fit := range []review.Fit{review.Right, review.Right, review.Large, review.Right} {
			s.save(buyer(fmt.Sprint("m", i)), 2379, review.Draft{Rating: 5, Body: "Holds all night.", Weight: "7-8", Fit: fit})
		}
		s.save(buyer("s"), 2378, review.Draft{Rating: 2, Body: "Tight at the waist.", Weight: "7-8", Fit: review.Small})
		s.save(buyer("soap"), catalogtest.Soap, review.Draft{Rating: 1})
		for _, id := range []catalog.ProductID{2378, 2379} {
			if got := s.rating(id); got != "44 of 5" {
				t.Errorf("product %d is rated %s, want 44 of 5", id, got)
			}
			summary, err := s.Summary(t.Context(), s.product(id), lang.En)
			if err != nil {
				t.Fatal(err)
			}
			if len(summary.Top) != 3 || summary.Listed != 5 || summary.Fit.Answers[review.Right] != 3 {
				t.Errorf("summary of %d = %+v", id, summary)
			}
			if want := []review.SizeChoice{{Weight: "7-8", Size: 2379, Chosen: 4, Of: 5}}; !slices.Equal(summary.Fit.ByWeight, want) {
				t.Errorf("fit of %d = %+v, want %+v", id, summary.Fit.ByWeight, want)
			}
		}
	})
}

func TestTheReadersLanguageComesFirst(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		english := s.save(buyer("asha"), catalogtest.Soap, review.Draft{Rating: 4, Body: "Mild."})
		hindi := s.save(buyer("bela"), catalogtest.Soap, review.Draft{Rating: 4, Body: "हल्का है।"})
		if _, err := s.Vote(t.Context(), english.ID, "g_1"); err != nil {
			t.Fatal(err)
		}
		for l, first := range map[lang.Language]string{lang.En: english.ID, lang.Hi: hindi.ID} {
			summary, err := s.Summary(t.Context(), s.product(catalogtest.Soap), l)
			if err != nil || len(summary.Top) != 2 || summary.Top[0].ID != first {
				t.Errorf("%s: %+v, %v", l, summary.Top, err)
			}
		}
	})
}

func TestRecountingComesToTheSameTotals(t *testing.T) {
	each(t, func(t *testing.T, s *shop) {
		s.save(buyer("asha"), 2379, review.Draft{Rating: 4})
		s.save(buyer("bela"), 2379, review.Draft{Rating: 1, Body: "See www.elsewhere.example"})
		s.save(review.Author{ID: ids.Guest()}, 2378, review.Draft{Rating: 5})
		before := s.rating(2379)
		if err := review.NewStore(s.d).Recount(t.Context()); err != nil {
			t.Fatal(err)
		}
		if after := s.rating(2379); after != before || after != "45 of 2" {
			t.Errorf("%s before, %s after", before, after)
		}
	})
}
