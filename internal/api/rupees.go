package api

import (
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/kernel/money"
)

// Rupees is an amount as the specification's calls carry it: a JSON number in rupees, with paise only when there
// are any. It is written from whole paise, so no float ever rounds it.
type Rupees money.Paise

// MarshalJSON writes 599 for ₹599 and 599.5 for ₹599.50.
func (r Rupees) MarshalJSON() ([]byte, error) {
	sign, p := "", int64(r)
	if p < 0 {
		sign, p = "-", -p
	}
	text := sign + strconv.FormatInt(p/100, 10)
	switch rest := p % 100; {
	case rest == 0:
	case rest%10 == 0:
		text += "." + strconv.FormatInt(rest/10, 10)
	case rest < 10:
		text += ".0" + strconv.FormatInt(rest, 10)
	default:
		text += "." + strconv.FormatInt(rest, 10)
	}
	return []byte(text), nil
}

// Schema describes the amount in the OpenAPI document.
func (Rupees) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeNumber, Description: "Rupees, with paise as decimals", Examples: []any{599}}
}
