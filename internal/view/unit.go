package view

import (
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/money"
	"mylo/internal/visit"
)

// unitText says what one piece, or a hundred grams or millilitres, costs: "₹399 per diaper", "₹149.50 per 100 ml".
// It is empty where nothing is counted.
func unitText(v *visit.Visit, p *catalog.Product, c catalog.Choice) string {
	each, of := unitPrice(p, c)
	name, per := of.In(v.Language), " per "
	if v.Language == lang.Hi {
		per = " प्रति "
	}
	if name == "" {
		return ""
	}
	return money.Format(v.Market, each) + per + name
}

// hundred is how much of something weighed or poured the price is told for.
const hundred = 100

func unitPrice(p *catalog.Product, c catalog.Choice) (each money.Paise, of lang.Text) {
	for _, o := range p.Options {
		if o.ID == c.Option {
			return o.UnitPrice, p.Unit
		}
	}
	switch {
	case p.Net.Amount <= 0:
		return c.Price, lang.Text{}
	case p.Net.Unit == "piece":
		return perPiece(c.Price, p.Net.Amount), p.Unit
	default:
		return perPiece(c.Price*hundred, p.Net.Amount), measure(p.Net.Unit)
	}
}

// measure names a hundred of a unit.
func measure(unit string) lang.Text {
	n := strconv.Itoa(hundred)
	switch unit {
	case "ml":
		return lang.Text{En: n + " ml", Hi: n + " मि.ली."}
	case "g":
		return lang.Text{En: n + " g", Hi: n + " ग्राम"}
	default:
		return lang.Text{En: n + " " + unit}
	}
}

// perPiece divides and rounds half up to a paisa.
func perPiece(total money.Paise, n int) money.Paise {
	return (total*2 + money.Paise(n)) / (2 * money.Paise(n))
}
