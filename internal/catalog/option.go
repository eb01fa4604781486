package catalog

import (
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/money"
)

// OptionID numbers the bundle options of one product. 0 stands for "no option".
type OptionID int64

// Option sells several units of a product at one price.
type Option struct {
	ID        OptionID
	Title     lang.Text
	Units     int
	Price     money.Paise
	MRP       money.Paise
	UnitPrice money.Paise // for display; the price of the option is what counts
	OfferID   int64       // 0 when the option belongs to no offer
	BestValue lang.Text   // why this option is the best value; empty when it is not
	Default   bool
	Months    int         // how long a plan runs; 0 for goods
	Features  []lang.Text // what a plan includes
}

// Availability says whether a choice can be bought now.
type Availability string

// The three answers. Low is said only when it is true: few pieces are left.
const (
	InStock    Availability = "in_stock"
	LowStock   Availability = "low"
	OutOfStock Availability = "out_of_stock"
)

// lowAt is how many pieces are so few that the shopper should know.
const lowAt = 10

// AvailabilityOf tells whether units pieces can be taken from what is left.
func AvailabilityOf(left, units int) Availability {
	switch {
	case left < units:
		return OutOfStock
	case left <= lowAt:
		return LowStock
	default:
		return InStock
	}
}
