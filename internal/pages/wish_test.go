package pages

import (
	"net/url"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"mylo/internal/catalog"
	"mylo/internal/kernel/money"
)

func TestAWishSurvivesItsAddress(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		wish := catalog.Wish{
			Brands: rapid.SampledFrom([][]string{nil, {"baby"}, {"baby", "care"}}).Draw(t, "brands"),
			Sizes:  rapid.SampledFrom([][]string{nil, {"New Born"}, {"Large", "XL"}}).Draw(t, "sizes"),
			Stages: rapid.SampledFrom([][]catalog.Stage{nil, {catalog.Infant}, {catalog.Newborn, catalog.Infant}}).Draw(t, "stages"),
			From:   money.FromRupees(rapid.Int64Range(0, 500).Draw(t, "from")), To: money.FromRupees(rapid.Int64Range(0, 5000).Draw(t, "to")),
			MinOff: rapid.IntRange(0, 99).Draw(t, "off"), MinStars: rapid.IntRange(0, 5).Draw(t, "stars"),
			WeightG: rapid.IntRange(0, 50_000).Draw(t, "weight"), InStock: rapid.Bool().Draw(t, "stock"),
			Sort: rapid.SampledFrom([]catalog.Sort{"", catalog.CheapFirst, catalog.BestRated}).Draw(t, "sort"),
			Page: rapid.IntRange(1, 50).Draw(t, "page"),
		}
		q, err := url.ParseQuery(writeWish(wish))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(wish, readWish(q, ""), cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("read back from %s:\n%s", q.Encode(), diff)
		}
	})
}

func TestNonsenseInTheAddressIsLeftOut(t *testing.T) {
	t.Parallel()
	q := url.Values{
		"brand": {"baby", "baby", "evil"}, "stage": {"mars"}, "price": {"x-y"}, "off": {"-5"}, "stars": {"9"},
		"weight": {"NaN"}, "sort": {"random"}, "page": {"-1"}, "stock": {"yes"}, "other": {"1"},
	}
	want := catalog.Wish{Brands: []string{"baby"}, Page: 1}
	if diff := cmp.Diff(want, readWish(q, ""), cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("read:\n%s", diff)
	}
	if got := writeWish(want); got != "brand=baby" {
		t.Errorf("written: %q", got)
	}
}
