package catalog_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
)

func unrated(catalog.ProductID) (int, int) { return 0, 0 }

func item(id catalog.ProductID, brand string, price, mrp money.Paise, change ...func(*catalog.Product)) *catalog.Product {
	p := &catalog.Product{
		ID: id, Brand: brand, Price: price, MRP: mrp, StrikeProven: true, Markets: market.All(), Stages: []catalog.Stage{catalog.Newborn},
	}
	for _, f := range change {
		f(p)
	}
	return p
}

func sized(label string, from, to int) func(*catalog.Product) {
	return func(p *catalog.Product) {
		p.Variant = catalog.Variant{Kind: catalog.BySize, Label: lang.Text{En: label}}
		p.Fits = catalog.WeightRange{FromG: from, ToG: to}
	}
}

func soldOut(p *catalog.Product) { p.SoldOut = true }

var shelf = []*catalog.Product{
	item(1, "baby", 449, 599, sized("Small", 4000, 8000)),
	item(2, "baby", 449, 599, sized("Medium", 7000, 12000), soldOut),
	item(3, "care", 299, 299),
	item(4, "care", 159, 199, func(p *catalog.Product) {
		p.Stages = []catalog.Stage{catalog.Pregnant}
		p.Markets = []market.Market{market.India}
	}),
}

func idsOf(l catalog.List) []int64 {
	var out []int64
	for _, p := range l.Products {
		out = append(out, int64(p.ID))
	}
	return out
}

func TestEveryWishIsGranted(t *testing.T) {
	t.Parallel()
	rated := func(id catalog.ProductID) (int, int) { return map[catalog.ProductID]int{3: 44, 4: 39}[id], int(id) }
	for name, c := range map[string]struct {
		wish catalog.Wish
		want []int64
	}{
		"nothing: the shelf, sold out last":      {catalog.Wish{}, []int64{1, 3, 4, 2}},
		"one brand":                              {catalog.Wish{Brands: []string{"care"}}, []int64{3, 4}},
		"a size":                                 {catalog.Wish{Sizes: []string{"Small"}}, []int64{1}},
		"what fits 7.5 kg, and what has no size": {catalog.Wish{WeightG: 7500}, []int64{1, 3, 4, 2}},
		"what fits 10 kg":                        {catalog.Wish{WeightG: 10000}, []int64{3, 4, 2}},
		"what is in stock":                       {catalog.Wish{InStock: true}, []int64{1, 3, 4}},
		"a stage":                                {catalog.Wish{Stages: []catalog.Stage{catalog.Pregnant}}, []int64{4}},
		"the UAE":                                {catalog.Wish{Market: market.UAE}, []int64{1, 3, 2}},
		"a price":                                {catalog.Wish{From: 200, To: 300}, []int64{3}},
		"a fifth off":                            {catalog.Wish{MinOff: 20}, []int64{1, 4, 2}},
		"four stars":                             {catalog.Wish{MinStars: 4}, []int64{3}},
		"cheap first":                            {catalog.Wish{Sort: catalog.CheapFirst}, []int64{4, 3, 1, 2}},
		"dear first":                             {catalog.Wish{Sort: catalog.DearFirst}, []int64{1, 3, 4, 2}},
		"most off":                               {catalog.Wish{Sort: catalog.MostOff}, []int64{1, 4, 3, 2}},
		"best rated":                             {catalog.Wish{Sort: catalog.BestRated}, []int64{3, 4, 1, 2}},
		"the second page of one":                 {catalog.Wish{Page: 2}, nil},
	} {
		if got := idsOf(c.wish.Choose(shelf, rated)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestAFacetCountsWhatEachChoiceWouldLeave(t *testing.T) {
	t.Parallel()
	f := catalog.Wish{Brands: []string{"baby"}, InStock: true}.Choose(shelf, unrated).Facets
	if f.Brands["baby"] != 1 || f.Brands["care"] != 2 { // the other brand can still be seen
		t.Errorf("brands = %v", f.Brands)
	}
	if f.Sizes["Small"] != 1 || f.Sizes["Medium"] != 0 || f.InStock != 1 {
		t.Errorf("sizes = %v, in stock = %d", f.Sizes, f.InStock)
	}
}

func TestPagesTogetherShowEveryProductOnce(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var many []*catalog.Product
		for i := range rapid.IntRange(0, 100).Draw(t, "products") {
			many = append(many, item(catalog.ProductID(i+1), "baby", money.Paise(rapid.IntRange(1, 5).Draw(t, "price")), 5))
		}
		wish := catalog.Wish{Sort: rapid.SampledFrom(catalog.Sorts()).Draw(t, "sort")}
		seen := map[int64]bool{}
		first := wish.Choose(many, unrated)
		for page := 1; page <= first.Pages; page++ {
			wish.Page = page
			for _, id := range idsOf(wish.Choose(many, unrated)) {
				if seen[id] {
					t.Fatalf("product %d stands on two pages", id)
				}
				seen[id] = true
			}
		}
		if len(seen) != len(many) || first.Total != len(many) {
			t.Fatalf("%d of %d products were shown, total says %d", len(seen), len(many), first.Total)
		}
	})
}

func TestTheSizeIsTheLargestThatFits(t *testing.T) {
	t.Parallel()
	fitting, best := catalog.SizesFor(shelf, 7500)
	if len(fitting) != 2 || best == nil || best.ID != 2 {
		t.Errorf("fitting %d, best %+v", len(fitting), best)
	}
	if _, best := catalog.SizesFor(shelf, 30000); best != nil {
		t.Errorf("a size for 30 kg: %+v", best)
	}
}

func TestAStruckPriceNobodyEverPaidIsNotShown(t *testing.T) {
	t.Parallel()
	p := item(5, "care", 447, 19999)
	if c, _ := p.Choose(0); c.Strike() != 19999 {
		t.Errorf("a proven price: %d", c.Strike())
	}
	p.StrikeProven = false
	if c, _ := p.Choose(0); c.Strike() != 0 {
		t.Errorf("an unproven price: %d", c.Strike())
	}
}

func TestOneFiveDoesNotOutrankManyFours(t *testing.T) {
	t.Parallel()
	rated := func(id catalog.ProductID) (int, int) {
		if id == 1 {
			return 50, 1
		}
		return 43, 100
	}
	two := []*catalog.Product{item(1, "baby", 100, 100), item(2, "baby", 100, 100)}
	if got := idsOf(catalog.Wish{Sort: catalog.BestRated}.Choose(two, rated)); got[0] != 2 {
		t.Errorf("best rated first: %v", got)
	}
}
