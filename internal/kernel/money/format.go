package money

import (
	"strconv"
	"strings"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
)

// Fils is an amount of Emirati money, a hundredth of a dirham each. It is only ever shown.
type Fils int64

// ToFils converts a rupee amount at the fixed rate of 22.44 rupees a dirham, rounded to the nearest fils;
// no amount lies exactly between two. Convert a total from its own rupees, never as a sum of converted parts.
func ToFils(p Paise) Fils { return Fils(share(p, 100, 2244)) }

// Format shows an amount as the market writes it.
func Format(m market.Market, p Paise) string {
	if m == market.UAE {
		return FormatAED(p)
	}
	return FormatINR(p)
}

// FormatINR shows rupees with Indian grouping, and paise only when there are any: "₹1,00,000", "₹1,234.50".
func FormatINR(p Paise) string {
	sign, whole, hundredths := parts(int64(p))
	text := sign + "₹" + group(whole, 2)
	if hundredths != "00" {
		text += "." + hundredths
	}
	return text
}

// FormatAED shows a rupee amount in dirhams, with Western grouping and always two decimals: "AED 26.69".
func FormatAED(p Paise) string {
	sign, whole, hundredths := parts(int64(ToFils(p)))
	return sign + "AED " + group(whole, 3) + "." + hundredths
}

// Spoken is an amount as a screen reader should say it: "1197 rupees", "26.69 dirhams", "1197 रुपये".
func Spoken(m market.Market, l lang.Language, p Paise) string {
	text, words := p.Plain(), rupeeWords
	if m == market.UAE {
		text, words = plain(int64(ToFils(p))), dirhamWords
	}
	forms := words[l]
	if text == "1" {
		return text + " " + forms.one
	}
	return text + " " + forms.many
}

type unitWords map[lang.Language]struct{ one, many string }

var (
	rupeeWords  = unitWords{lang.En: {"rupee", "rupees"}, lang.Hi: {"रुपया", "रुपये"}}
	dirhamWords = unitWords{lang.En: {"dirham", "dirhams"}, lang.Hi: {"दिरहम", "दिरहम"}}
)

// Plain is the amount in rupees for a machine, with paise only when there are any: "1197", "1234.50".
// It is a valid JSON number.
func (p Paise) Plain() string { return plain(int64(p)) }

// Decimal is the amount in rupees, always with two decimals and without grouping: "1197.00".
func (p Paise) Decimal() string { return decimal(int64(p)) }

// Decimal is the amount in dirhams, always with two decimals and without grouping: "26.69".
func (f Fils) Decimal() string { return decimal(int64(f)) }

func plain(n int64) string { return strings.TrimSuffix(decimal(n), ".00") }

func decimal(n int64) string {
	sign, whole, hundredths := parts(n)
	return sign + whole + "." + hundredths
}

func parts(n int64) (sign, whole, hundredths string) {
	digits := strconv.FormatInt(n, 10)
	if n < 0 {
		sign, digits = "-", digits[1:]
	}
	if len(digits) < 3 {
		digits = "000"[len(digits):] + digits
	}
	return sign, digits[:len(digits)-2], digits[len(digits)-2:]
}

// group puts a comma before the last three digits and then before every size digits.
func group(digits string, size int) string {
	cut := len(digits) - 3
	if cut <= 0 {
		return digits
	}
	text := digits[cut:]
	for ; cut > size; cut -= size {
		text = digits[cut-size:cut] + "," + text
	}
	return digits[:cut] + "," + text
}
