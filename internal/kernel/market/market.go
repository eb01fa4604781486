// Package market names the countries the shop delivers to. What differs between them, such as
// addresses, taxes and payment, lives in the module that it concerns; here are only the names.
package market

import "strings"

// Market is a country the shop delivers to, as the wire spells it.
type Market string

// The markets. India is the one that applies when nothing says otherwise.
const (
	India Market = "IND"
	UAE   Market = "UAE"
)

// All gives every market, India first.
func All() []Market { return []Market{India, UAE} }

// Parse reads a market from outside: the wire code, the ISO code, the path prefix or the country's
// name, in any case. It answers false for anything else.
func Parse(s string) (Market, bool) {
	switch strings.ToLower(strings.Join(strings.Fields(s), " ")) {
	case "ind", "india":
		return India, true
	case "uae", "are", "united arab emirates":
		return UAE, true
	default:
		return "", false
	}
}

// Currency is the ISO code of the currency that prices are shown in.
func (m Market) Currency() string {
	if m == UAE {
		return "AED"
	}
	return "INR"
}

// CountryName is the country as the address field spells it.
func (m Market) CountryName() string {
	if m == UAE {
		return "United Arab Emirates"
	}
	return "India"
}

// PhoneCode is the country's calling code with its plus sign.
func (m Market) PhoneCode() string {
	if m == UAE {
		return "+971"
	}
	return "+91"
}

// ISO is the three-letter code of ISO 3166, which differs from the wire code for the Emirates.
func (m Market) ISO() string {
	if m == UAE {
		return "ARE"
	}
	return "IND"
}
