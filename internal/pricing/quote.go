// Package pricing turns the contents of a cart into what they cost. It is a pure function in whole paise:
// it reads no clock, no database and no request, so the same cart always costs the same.
package pricing

import "mylo/internal/kernel/money"

// Line is one thing to be priced: a quantity of something with a price and a maximum retail price.
type Line struct {
	Price    money.Paise
	MRP      money.Paise
	Quantity int
}

// Quote is what the lines cost. Its lines stand in the order of the lines given.
type Quote struct {
	Lines    []LineQuote
	MRPTotal money.Paise
	Total    money.Paise
	Items    int // how many pieces, counting quantities
}

// LineQuote is what one line costs.
type LineQuote struct {
	MRPTotal money.Paise
	Total    money.Paise
}

// Savings is what the shopper pays less than the maximum retail price.
func (q Quote) Savings() money.Paise { return q.MRPTotal - q.Total }

// Price adds the lines up.
func Price(lines []Line) Quote {
	q := Quote{Lines: make([]LineQuote, len(lines))}
	for i, l := range lines {
		n := money.Paise(l.Quantity)
		q.Lines[i] = LineQuote{MRPTotal: l.MRP * n, Total: l.Price * n}
		q.MRPTotal += q.Lines[i].MRPTotal
		q.Total += q.Lines[i].Total
		q.Items += l.Quantity
	}
	return q
}
