package pricing_test

import (
	"testing"

	"pgregory.net/rapid"

	"mylo/internal/kernel/money"
	"mylo/internal/pricing"
)

func TestThreePacksCostThreeTimesThePack(t *testing.T) {
	t.Parallel()
	q := pricing.Price([]pricing.Line{{Price: 119700, MRP: 209700, Quantity: 3}})
	if q.Total != 359100 || q.MRPTotal != 629100 || q.Savings() != 270000 || q.Items != 3 {
		t.Errorf("quote = %+v, savings %d", q, q.Savings())
	}
}

func TestAnEmptyCartCostsNothing(t *testing.T) {
	t.Parallel()
	if q := pricing.Price(nil); q.Total != 0 || q.MRPTotal != 0 || q.Items != 0 {
		t.Errorf("quote = %+v", q)
	}
}

func TestLinesSumToTheTotalInAnyOrder(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOf(rapid.Custom(anyLine)).Draw(t, "lines")
		q := pricing.Price(lines)
		var sum money.Paise
		for _, l := range q.Lines {
			sum += l.Total
		}
		if sum != q.Total || q.Total < 0 || q.Savings() < 0 {
			t.Fatalf("lines sum to %d, quote is %+v", sum, q)
		}
		shuffled := rapid.Permutation(lines).Draw(t, "shuffled")
		if again := pricing.Price(shuffled); again.Total != q.Total || again.Items != q.Items {
			t.Fatalf("another order of lines costs %d, not %d", again.Total, q.Total)
		}
	})
}

func anyLine(t *rapid.T) pricing.Line {
	price := rapid.Int64Range(0, 10_000_00).Draw(t, "price")
	return pricing.Line{
		Price:    money.Paise(price),
		MRP:      money.Paise(price + rapid.Int64Range(0, 10_000_00).Draw(t, "off")),
		Quantity: rapid.IntRange(1, 10).Draw(t, "quantity"),
	}
}
