package seed

import (
	"context"
	"slices"
	"testing"
	"time"
	"unicode/utf8"

	"mylo/internal/kernel/ids"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/internal/review"
)

func TestTheDemonstrationReviewsKeepTheRulesOfReviews(t *testing.T) {
	t.Parallel()
	buyers, opinions, err := readOpinions()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, o := range opinions {
		author, others := split(buyers, o.By)
		at, err := o.at(o.On)
		switch {
		case err != nil || at.Before(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)) || at.After(time.Date(2026, 11, 15, 0, 0, 0, 0, time.UTC)):
			t.Errorf("%d by %s: on %s, %v", o.Product, o.By, o.On, err)
		case author.Key == "" || seen[o.id()] || !ids.Valid(o.id()) || !ids.Valid(author.id()):
			t.Errorf("%d by %s: a stranger, or for the second time", o.Product, o.By)
		case o.Stars < 1 || o.Stars > 5 || o.Helpful > len(others):
			t.Errorf("%d by %s: %d stars, helpful to %d", o.Product, o.By, o.Stars, o.Helpful)
		case utf8.RuneCountInString(o.Title) > review.MaxTitle || utf8.RuneCountInString(o.Body) > review.MaxBody:
			t.Errorf("%d by %s is too long", o.Product, o.By)
		case o.Fit != "" && !slices.Contains(review.Fits(), o.Fit), o.Weight != "" && !slices.Contains(review.WeightBands(), o.Weight),
			o.Age != "" && !slices.Contains(review.AgeBands(), o.Age):
			t.Errorf("%d by %s: fit %q, weight %q, age %q", o.Product, o.By, o.Fit, o.Weight, o.Age)
		case (o.Reply == "") != (o.RepliedOn == "") || o.Reply != "" && o.RepliedOn <= o.On:
			t.Errorf("%d by %s: answered on %q", o.Product, o.By, o.RepliedOn)
		}
		seen[o.id()] = true
	}
}

func TestTheDemonstrationReviewsAreAnHonestMixture(t *testing.T) {
	t.Parallel()
	_, opinions, err := readOpinions()
	if err != nil {
		t.Fatal(err)
	}
	var hindi, low, atSevenKilos int
	for _, o := range opinions {
		if review.LanguageOf(o.Body, lang.En) == lang.Hi {
			hindi++
		}
		if o.Stars <= 3 {
			low++
		}
		if o.Weight == "7-8" && o.Product >= 2378 && o.Product <= 2381 {
			atSevenKilos++
		}
	}
	if n := len(opinions); n < 200 || hindi*4 < n || low*8 < n || atSevenKilos < 18 {
		t.Errorf("%d reviews, %d in Hindi, %d with three stars or fewer, %d pants at 7 to 8 kg", n, hindi, low, atSevenKilos)
	}
}

func TestWritingTheReviewsTwiceChangesNothing(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		const products = `
INSERT INTO products (id, slug, brand, nickname, name, price_paise, mrp_paise, variant_kind, created_at, updated_at)
VALUES (970, 'diaper', 'baby', 'D', 'Diaper', 1, 1, 'COLOUR', 0, 0), (2379, 'pants', 'baby', 'M', 'Pants', 1, 1, 'SIZE', 0, 0)`
		if _, err := db.Exec(t.Context(), d, products); err != nil {
			t.Fatal(err)
		}
		type counts struct {
			Reviews int `db:"reviews"`
			Votes   int `db:"votes"`
			Helpful int `db:"helpful"`
			Sized   int `db:"sized"`
			Rated   int `db:"rated"`
		}
		count := func() counts {
			t.Helper()
			if err := d.InTx(t.Context(), func(ctx context.Context) error { return writeReviews(ctx, d) }); err != nil {
				t.Fatal(err)
			}
			n, err := db.One[counts](t.Context(), d, `
SELECT (SELECT count(*) FROM reviews) AS reviews, (SELECT count(*) FROM review_votes) AS votes,
       (SELECT CAST(sum(helpful_count) AS BIGINT) FROM reviews) AS helpful,
       (SELECT count(*) FROM reviews WHERE size_id = 2379) AS sized,
       (SELECT CAST(sum(rating_count) AS BIGINT) FROM review_totals) AS rated`)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		first, second := count(), count()
		if first != second || first.Reviews < 25 || first.Votes != first.Helpful || first.Sized != 17 || first.Rated != first.Reviews {
			t.Errorf("first %+v, then %+v", first, second)
		}
	})
}
