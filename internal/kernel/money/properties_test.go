package money_test

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"mylo/internal/kernel/money"
)

func amount() *rapid.Generator[money.Paise] {
	return rapid.Map(rapid.Int64Range(-math.MaxInt64/1000, math.MaxInt64/1000), func(n int64) money.Paise { return money.Paise(n) })
}

func sum(parts []money.Paise) (total money.Paise) {
	for _, p := range parts {
		total += p
	}
	return total
}

func TestSplitSumsExactlyAndIsFair(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		total, n := amount().Draw(t, "total"), rapid.IntRange(1, 200).Draw(t, "n")
		parts := money.Split(total, n)
		if got := sum(parts); got != total || len(parts) != n {
			t.Fatalf("%d parts of %d sum to %d", len(parts), total, got)
		}
		unit := money.Paise(1)
		if total%100 == 0 {
			unit = 100
		}
		for i, p := range parts {
			if gap := parts[0] - p; gap != 0 && gap != unit && gap != -unit {
				t.Fatalf("parts of %d are %v: part %d is off by %d", total, parts, i, gap)
			}
		}
	})
}

func TestAllocateSumsExactlyAndStaysWithinOnePaisaOfTheShare(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		total := amount().Draw(t, "total")
		weights := rapid.SliceOfN(rapid.Int64Range(0, math.MaxInt64/100), 1, 50).Draw(t, "weights")
		parts := money.Allocate(total, weights)
		if got := sum(parts); got != total || len(parts) != len(weights) {
			t.Fatalf("%d parts of %d sum to %d", len(parts), total, got)
		}
		whole := new(big.Int)
		for _, w := range weights {
			whole.Add(whole, big.NewInt(w))
		}
		if whole.Sign() == 0 {
			return
		}
		for i, p := range parts {
			exact := new(big.Rat).SetFrac(new(big.Int).Mul(big.NewInt(int64(total)), big.NewInt(weights[i])), whole)
			off := new(big.Rat).Sub(new(big.Rat).SetInt64(int64(p)), exact)
			if off.Abs(off).Cmp(big.NewRat(1, 1)) >= 0 {
				t.Fatalf("part %d of %d by %v is %d, its share is %s", i, total, weights, p, exact.FloatString(3))
			}
		}
	})
}

func TestRupeesReadBackAsTheyWereWritten(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		p := amount().Draw(t, "paise")
		for _, text := range []string{money.FormatINR(p), p.Plain(), p.Decimal()} {
			if got, ok := money.ParseRupees(text); !ok || got != p {
				t.Fatalf("%d is written %q and read back as %d, %v", p, text, got, ok)
			}
		}
	})
}

func TestConversionAndTaxAgreeWithExactFractions(t *testing.T) {
	t.Parallel()
	nearest := func(p money.Paise, num, den int64) int64 {
		r := new(big.Rat).Mul(new(big.Rat).SetInt64(int64(p)), big.NewRat(num, den))
		text, ok := new(big.Int).SetString(r.FloatString(0), 10) // rounds half away from zero
		if !ok {
			t.Fatalf("no integer in %s", r)
		}
		return text.Int64()
	}
	rapid.Check(t, func(t *rapid.T) {
		p, rate := amount().Draw(t, "paise"), rapid.IntRange(1, 4000).Draw(t, "rate")
		if got, want := int64(money.ToFils(p)), nearest(p, 100, 2244); got != want {
			t.Fatalf("ToFils(%d) = %d, want %d", p, got, want)
		}
		if got, want := int64(money.GSTInside(p, rate)), nearest(p, int64(rate), int64(10_000+rate)); got != want {
			t.Fatalf("GSTInside(%d, %d) = %d, want %d", p, rate, got, want)
		}
	})
}
