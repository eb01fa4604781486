package vectors

import (
	"mylo/internal/kernel/money"
)

var moneyRules = map[string]answerer{
	"R23": two(func(price, strike rupees) any {
		return orNull(money.PercentOff(money.Paise(price), money.Paise(strike)))
	}),
	"R24": two(func(total rupees, n int) []rupees {
		parts := []rupees{}
		for _, p := range money.Split(money.Paise(total), n) {
			parts = append(parts, rupees(p))
		}
		return parts
	}),
	// A rate of 5 percent is written 5, so as an amount it has the 500 hundredths that GSTInside takes.
	"R28": two(func(price, percent rupees) string {
		return money.GSTInside(money.Paise(price), int(percent)).Decimal()
	}),
	"R48": one(func(amount rupees) string { return money.FormatAED(money.Paise(amount)) }),
	"R49": one(func(lines []rupees) []string {
		var total money.Paise
		var roundedLines money.Fils
		for _, line := range lines {
			total += money.Paise(line)
			roundedLines += money.ToFils(money.Paise(line))
		}
		return []string{roundedLines.Decimal(), money.FormatAED(total)}
	}),
	"R50": one(func(amount rupees) string { return money.FormatINR(money.Paise(amount)) }),
}
