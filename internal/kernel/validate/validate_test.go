package validate_test

import (
	"strings"
	"testing"

	"mylo/internal/kernel/validate"
)

func TestPincodeIsSixDigits(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]bool{
		"122001": true, "012345": true, "": false, "12200": false, "1220011": false, "12200a": false,
		" 122001": false, "122001\n": false, "१२२००१": false,
	} {
		if got := validate.Pincode(in); got != want {
			t.Errorf("Pincode(%q) = %v", in, got)
		}
	}
}

func TestEmailIsStrictButOptional(t *testing.T) {
	t.Parallel()
	for _, in := range []string{"", "a@b.in", "first.last+shop@mail.example.co.in", "o'neil@x-y.org", "a_b@1.com"} {
		if !validate.Email(in) {
			t.Errorf("Email(%q) = false", in)
		}
	}
	for _, in := range []string{
		" ", "a", "a@", "@b.in", "a@b", "a@@b.in", "a@b.c", "a@b..in", "a@.in", "a@b.in.", ".a@b.in", "a.@b.in",
		"a..b@c.in", "a b@c.in", "a@b c.in", "a@-b.in", "a@b-.in", "a,b@c.in", " a@b.in", "a@b.in\n", "a@b@c.in",
		strings.Repeat("a", 250) + "@b.in",
	} {
		if validate.Email(in) {
			t.Errorf("Email(%q) = true", in)
		}
	}
}

func TestLooseEmailWantsTextOnBothSides(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]bool{
		"a@b": true, "a@b.in": true, "": false, "@": false, "a@": false, "@b": false, "a b@c": false, "a@b@c": false,
	} {
		if got := validate.LooseEmail(in); got != want {
			t.Errorf("LooseEmail(%q) = %v", in, got)
		}
	}
}
