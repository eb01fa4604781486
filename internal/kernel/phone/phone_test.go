package phone_test

import (
	"testing"

	"mylo/internal/kernel/market"
	"mylo/internal/kernel/phone"
)

func TestParseForgivesTheWaysPeopleWriteANumber(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		market market.Market
		in     string
		want   phone.Number
	}{
		{market.India, "98765 43210", "+919876543210"},
		{market.India, "+91-98765-43210", "+919876543210"},
		{market.India, "0091 (98765) 43210", "+919876543210"},
		{market.India, "098765.43210", "+919876543210"},
		{market.India, "919876543210", "+919876543210"},
		{market.India, "9198765432", "+919198765432"}, // its own digits, not a prefix
		{market.UAE, "+971 50 123 4567", "+971501234567"},
		{market.UAE, "971501234567", "+971501234567"},
		{market.UAE, "050-123-4567", "+971501234567"},
		{market.UAE, "0541234567", "+971541234567"},
		{market.UAE, "04 123 4567", "+97141234567"},
	} {
		got, ok := phone.Parse(c.market, c.in)
		if !ok || got != c.want {
			t.Errorf("Parse(%s, %q) = %q, %v; want %q", c.market, c.in, got, ok, c.want)
		}
	}
}

func TestParseRefusesWhatIsNoNumber(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		market market.Market
		in     string
	}{
		{market.India, ""},
		{market.India, "5876543210"},
		{market.India, "98765432101"},
		{market.India, "+9719876543210"},
		{market.India, "९८७६५४३२१०"},
		{market.India, "9876543210\n"},
		{market.UAE, "0571234567"},
		{market.UAE, "9876543210"},
		{market.UAE, "+91501234567"},
	} {
		if got, ok := phone.Parse(c.market, c.in); ok {
			t.Errorf("Parse(%s, %q) = %q, want a refusal", c.market, c.in, got)
		}
	}
}

func TestOneTimePasswordsGoToMobilesOnly(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]bool{"0541234567": true, "+971 58 123 4567": true, "041234567": false, "0511234567": false} {
		if _, ok := phone.ParseMobile(market.UAE, in); ok != want {
			t.Errorf("ParseMobile(UAE, %q) = %v, want %v", in, ok, want)
		}
	}
	if n, ok := phone.ParseMobile(market.India, "+91 9876543210"); !ok || n.National() != "9876543210" {
		t.Errorf("ParseMobile(IND) = %q, %v", n, ok)
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"9876543210", "+91 98765-43210", "00971501234567", "0541234567", "041234567", "", "+", "\xff"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, m := range market.All() {
			n, ok := phone.Parse(m, s)
			if !ok {
				if n != "" {
					t.Fatalf("Parse(%s, %q) refuses and yet gives %q", m, s, n)
				}
				continue
			}
			if again, ok := phone.Parse(m, string(n)); !ok || again != n {
				t.Fatalf("Parse(%s, %q) = %q, which reads back as %q, %v", m, s, n, again, ok)
			}
			if again, ok := phone.Parse(m, n.National()); !ok || again != n {
				t.Fatalf("%q without its code reads back as %q, %v", n, again, ok)
			}
			if m == market.India && !phone.IndianMobile(n.National()) {
				t.Fatalf("Parse(%q) = %q, which the rule refuses", s, n)
			}
		}
	})
}
