// Package money holds amounts as whole paise. All arithmetic is exact: no float is ever involved, each
// rule rounds once and says how.
//
// The shop's currency is the rupee. Dirhams are only a way to show a rupee amount (see FormatAED).
package money

import (
	"math/bits"
	"strconv"
	"strings"
)

// Paise is an amount of Indian money, a hundredth of a rupee each.
type Paise int64

const paisePerRupee = 100

// FromRupees gives whole rupees as paise.
func FromRupees(rupees int64) Paise { return Paise(rupees * paisePerRupee) }

// ParseRupees reads an amount written in rupees: "1197", "1234.5", "-20", with or without the sign ₹
// and grouping commas. More than two decimals are refused rather than rounded.
func ParseRupees(s string) (Paise, bool) {
	rest, negative := strings.CutPrefix(strings.TrimSpace(s), "-")
	rest = strings.TrimPrefix(rest, "₹")
	whole, fraction, dotted := strings.Cut(rest, ".")
	if whole = strings.ReplaceAll(whole, ",", ""); !digits(whole) {
		return 0, false
	}
	if dotted && (!digits(fraction) || len(fraction) > 2) {
		return 0, false
	}
	n, err := strconv.ParseInt(whole+(fraction + "00")[:2], 10, 64)
	if err != nil {
		return 0, false
	}
	if negative {
		n = -n
	}
	return Paise(n), true
}

func digits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// PercentOff is the badge beside a struck price: the discount in whole percent of the strike price, half
// rounded up. It answers false when there is no discount to speak of, because strike is not above price.
func PercentOff(price, strike Paise) (int, bool) {
	if strike <= price || strike <= 0 {
		return 0, false
	}
	return int(share(strike-price, 100, strike)), true
}

// GSTInside is the tax contained in a price that includes it: price × rate / (100 % + rate), half
// rounded up to the paisa. The rate is in hundredths of a percent, so 5 % is 500.
func GSTInside(price Paise, ratePercentBasisPoints int) Paise {
	if ratePercentBasisPoints <= 0 {
		return 0
	}
	rate := int64(ratePercentBasisPoints)
	return share(price, rate, Paise(10_000+rate))
}

// share is amount × part / whole, half rounded away from zero. The product may need 128 bits.
func share[T ~int64](amount T, part int64, whole T) T {
	if amount < 0 {
		return -share(-amount, part, whole)
	}
	hi, lo := bits.Mul64(uint64(amount), uint64(part))
	lo, carry := bits.Add64(lo, uint64(whole)/2, 0)
	// whole/2 drops a half when whole is odd, and then no product can lie exactly on it.
	quotient, _ := bits.Div64(hi+carry, lo, uint64(whole))
	return T(quotient)
}
