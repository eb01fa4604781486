// Package phone reads the telephone numbers of India and the Emirates.
//
// IndianMobile, UAEPhone and UAEMobile are the bare rules, as strict as they are written. Parse and
// ParseMobile are what a form uses: they first forgive the ways in which people write a number.
package phone

import (
	"regexp"
	"strings"

	"mylo/internal/kernel/market"
)

var (
	indianMobile = regexp.MustCompile(`^[6-9]\d{9}$`)
	uaePhone     = regexp.MustCompile(`^(?:00971|\+971|0)?(?:50|51|52|55|56|58|2|3|4|6|7|9)\d{7}$`)
	uaeMobile    = regexp.MustCompile(`^(?:00971|\+971|971|0)?5[02-68]\d{7}$`)

	indianPrefix = regexp.MustCompile(`^(?:\+91|0091|91|0)?([6-9]\d{9})$`)
	// The written rule knows no 53 and 54, which the operators have given out since.
	uaePrefix = regexp.MustCompile(`^(?:00971|\+971|971|0)?(5[0-68]\d{7}|[234679]\d{7})$`)

	separators = strings.NewReplacer(" ", "", "\u00a0", "", "\t", "", "-", "", ".", "", "(", "", ")", "")
)

// IndianMobile says whether s is an Indian mobile number: ten digits, the first of them 6 to 9,
// and nothing else.
func IndianMobile(s string) bool { return indianMobile.MatchString(s) }

// UAEPhone says whether s is an Emirati number by the rule of the address form: an optional 00971, +971
// or 0, then a mobile or area code, then seven digits.
func UAEPhone(s string) bool { return uaePhone.MatchString(s) }

// UAEMobile says whether s is an Emirati number that can receive a one-time password.
func UAEMobile(s string) bool { return uaeMobile.MatchString(s) }

// Number is a complete telephone number, "+919876543210". The zero value is no number.
type Number string

// Parse reads a contact number of the market, with or without the country's code, spaces, dashes, dots
// and brackets. It answers false for what cannot be a number there. In the Emirates a landline will do.
func Parse(m market.Market, s string) (Number, bool) {
	pattern := indianPrefix
	if m == market.UAE {
		pattern = uaePrefix
	}
	found := pattern.FindStringSubmatch(separators.Replace(s))
	if found == nil {
		return "", false
	}
	return Number(m.PhoneCode() + found[1]), true
}

// ParseMobile is Parse for a number that must receive a one-time password, so landlines are refused.
func ParseMobile(m market.Market, s string) (Number, bool) {
	n, ok := Parse(m, s)
	if !ok || m == market.UAE && !UAEMobile(string(n)) {
		return "", false
	}
	return n, true
}

// National is the number without the country's code, as the wire carries it: "9876543210".
func (n Number) National() string {
	for _, m := range market.All() {
		if rest, ok := strings.CutPrefix(string(n), m.PhoneCode()); ok {
			return rest
		}
	}
	return string(n)
}
