package market_test

import (
	"strings"
	"testing"

	"mylo/internal/kernel/market"
)

func TestParseAcceptsEverySpellingOfAMarket(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]market.Market{
		"IND": market.India, "ind": market.India, "India": market.India,
		"uae": market.UAE, "UAE": market.UAE, "are": market.UAE, " United  Arab Emirates ": market.UAE,
		"": "", "us": "", "uae/": "", "in dia": "",
	} {
		got, ok := market.Parse(in)
		if got != want || ok != (want != "") {
			t.Errorf("Parse(%q) = %q, %v; want %q", in, got, ok, want)
		}
	}
}

func TestAMarketsOwnNamesAreReadBack(t *testing.T) {
	t.Parallel()
	for _, m := range market.All() {
		for _, name := range []string{string(m), m.ISO(), m.CountryName()} {
			if got, ok := market.Parse(name); !ok || got != m {
				t.Errorf("Parse(%q) = %q, %v; want %q", name, got, ok, m)
			}
		}
	}
}

func TestEveryMarketHasItsOwnCurrencyAndPhoneCode(t *testing.T) {
	t.Parallel()
	if market.India.Currency() != "INR" || market.India.PhoneCode() != "+91" {
		t.Errorf("India: %s %s", market.India.Currency(), market.India.PhoneCode())
	}
	if market.UAE.Currency() != "AED" || market.UAE.PhoneCode() != "+971" {
		t.Errorf("UAE: %s %s", market.UAE.Currency(), market.UAE.PhoneCode())
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"IND", "uae", "United Arab Emirates", "", "\x00", "İND"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, ok := market.Parse(s)
		if ok != (m == market.India || m == market.UAE) {
			t.Fatalf("Parse(%q) = %q, %v", s, m, ok)
		}
		again, okAgain := market.Parse(strings.ToUpper(s))
		if ok && (again != m || !okAgain) {
			t.Fatalf("Parse(%q) = %q but in upper case %q", s, m, again)
		}
	})
}
