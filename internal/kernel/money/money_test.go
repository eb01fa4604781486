package money_test

import (
	"slices"
	"testing"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
)

func TestParseRupeesReadsWhatPeopleWrite(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]money.Paise{
		"0": 0, "1197": 119700, "1234.5": 123450, " ₹1,00,000.05 ": 10000005, "-₹20": -2000, "599.01": 59901,
	} {
		if got, ok := money.ParseRupees(in); !ok || got != want {
			t.Errorf("ParseRupees(%q) = %d, %v; want %d", in, got, ok, want)
		}
	}
	for _, in := range []string{"", "-", "₹", ".5", "5.", "1.234", "12a", "1e3", "--1", "99999999999999999999"} {
		if got, ok := money.ParseRupees(in); ok {
			t.Errorf("ParseRupees(%q) = %d, want a refusal", in, got)
		}
	}
}

func TestPercentOffRoundsHalfUpAndHidesWhatIsNoDiscount(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		price, strike money.Paise
		want          int
		ok            bool
	}{
		{119700, 209700, 43, true},
		{19900, 20000, 1, true}, // 0.5 %
		{0, 100, 100, true},
		{100, 100, 0, false},
		{101, 100, 0, false},
		{0, 0, 0, false},
	} {
		if got, ok := money.PercentOff(c.price, c.strike); got != c.want || ok != c.ok {
			t.Errorf("PercentOff(%d, %d) = %d, %v; want %d, %v", c.price, c.strike, got, ok, c.want, c.ok)
		}
	}
}

func TestGSTInsideIsExactToThePaisa(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		price money.Paise
		rate  int
		want  money.Paise
	}{
		{179700, 500, 8557},
		{6500, 500, 310},
		{11800, 1800, 1800},
		{63, 500, 3},
		{0, 500, 0},
		{179700, 0, 0},
		{-179700, 500, -8557},
	} {
		if got := money.GSTInside(c.price, c.rate); got != c.want {
			t.Errorf("GSTInside(%d, %d) = %d, want %d", c.price, c.rate, got, c.want)
		}
	}
}

func TestSplitKeepsWholeRupeesWhole(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		total money.Paise
		n     int
		want  []money.Paise
	}{
		{119700, 3, []money.Paise{39900, 39900, 39900}},
		{179700, 5, []money.Paise{36000, 36000, 35900, 35900, 35900}},
		{100, 3, []money.Paise{100, 0, 0}},
		{101, 2, []money.Paise{51, 50}},
		{-300, 2, []money.Paise{-200, -100}},
		{100, 0, nil},
		{100, -1, nil},
	} {
		if got := money.Split(c.total, c.n); !slices.Equal(got, c.want) {
			t.Errorf("Split(%d, %d) = %v, want %v", c.total, c.n, got, c.want)
		}
	}
}

func TestAllocateGivesLeftoverPaiseToTheLargestRemainders(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		total   money.Paise
		weights []int64
		want    []money.Paise
	}{
		{100, []int64{1, 1, 1}, []money.Paise{34, 33, 33}},
		{100, []int64{1, 2, 4}, []money.Paise{14, 29, 57}},
		{-100, []int64{1, 2, 4}, []money.Paise{-14, -29, -57}},
		{10, []int64{0, 5, -3}, []money.Paise{0, 10, 0}},
		{3, []int64{0, 0}, []money.Paise{2, 1}},
		{3, nil, nil},
	} {
		if got := money.Allocate(c.total, c.weights); !slices.Equal(got, c.want) {
			t.Errorf("Allocate(%d, %v) = %v, want %v", c.total, c.weights, got, c.want)
		}
	}
}

func TestFormatFollowsTheMarket(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		paise                      money.Paise
		inr, aed, spoken, spokenAE string
	}{
		{0, "₹0", "AED 0.00", "0 rupees", "0 dirhams"},
		{100, "₹1", "AED 0.04", "1 rupee", "0.04 dirhams"},
		{5, "₹0.05", "AED 0.00", "0.05 rupees", "0 dirhams"},
		{2244, "₹22.44", "AED 1.00", "22.44 rupees", "1 dirham"},
		{59900, "₹599", "AED 26.69", "599 rupees", "26.69 dirhams"},
		{123450, "₹1,234.50", "AED 55.01", "1234.50 rupees", "55.01 dirhams"},
		{10000000, "₹1,00,000", "AED 4,456.33", "100000 rupees", "4456.33 dirhams"},
		{224400000000, "₹2,24,40,00,000", "AED 100,000,000.00", "2244000000 rupees", "100000000 dirhams"},
		{-123450, "-₹1,234.50", "-AED 55.01", "-1234.50 rupees", "-55.01 dirhams"},
	} {
		if got := money.Format(market.India, c.paise); got != c.inr {
			t.Errorf("Format(IND, %d) = %q, want %q", c.paise, got, c.inr)
		}
		if got := money.Format(market.UAE, c.paise); got != c.aed {
			t.Errorf("Format(UAE, %d) = %q, want %q", c.paise, got, c.aed)
		}
		if got := money.Spoken(market.India, lang.En, c.paise); got != c.spoken {
			t.Errorf("Spoken(IND, %d) = %q, want %q", c.paise, got, c.spoken)
		}
		if got := money.Spoken(market.UAE, lang.En, c.paise); got != c.spokenAE {
			t.Errorf("Spoken(UAE, %d) = %q, want %q", c.paise, got, c.spokenAE)
		}
	}
}

func TestMachinesGetPlainNumbers(t *testing.T) {
	t.Parallel()
	if got := money.FromRupees(1197).Plain(); got != "1197" {
		t.Errorf("Plain = %q", got)
	}
	if got := money.Paise(123450).Plain(); got != "1234.50" {
		t.Errorf("Plain = %q", got)
	}
	if got := money.FromRupees(1197).Decimal(); got != "1197.00" {
		t.Errorf("Decimal = %q", got)
	}
	if got := money.ToFils(money.FromRupees(599)).Decimal(); got != "26.69" {
		t.Errorf("Decimal = %q", got)
	}
}

func TestAmountsAreReadOutInHindiToo(t *testing.T) {
	t.Parallel()
	if got := money.Spoken(market.India, lang.Hi, 119700); got != "1197 रुपये" {
		t.Errorf("Spoken = %q", got)
	}
}
