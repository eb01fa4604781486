// Package validate holds the small checks that several forms share and that give no value of their own.
package validate

import (
	"regexp"
	"strings"
)

const maxEmailLength = 254

var (
	pincode    = regexp.MustCompile(`^\d{6}$`)
	localPart  = regexp.MustCompile(`^[^<>()\[\]\\.,;:\s@"]+(?:\.[^<>()\[\]\\.,;:\s@"]+)*$`)
	domain     = regexp.MustCompile(`^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$`)
	looseEmail = regexp.MustCompile(`^[^\s@]+@[^\s@]+$`)
)

// Pincode says whether s has the form of an Indian postal code. Whether we deliver there is another question.
func Pincode(s string) bool { return pincode.MatchString(s) }

// Email says whether s is an address somebody could have typed into a form that asks for one but does not
// insist: empty is fine.
func Email(s string) bool {
	if s == "" {
		return true
	}
	local, host, ok := strings.Cut(s, "@")
	return ok && len(s) <= maxEmailLength && localPart.MatchString(local) && domain.MatchString(host)
}

// LooseEmail says whether s has text on both sides of an @. It suits addresses that a provider hands over,
// which are shown for correction rather than refused.
func LooseEmail(s string) bool { return looseEmail.MatchString(s) }
