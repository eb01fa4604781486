// Package view is what a browser is shown: money, pictures, product cards, carts, already worded and formatted
// for the visitor's market and language, so that nothing is computed or formatted in the browser. Pages put
// these values in their props and calls answer with them.
package view

import (
	"mylo/internal/kernel/money"
	"mylo/internal/visit"
)

// Money is an amount, ready to show and to read out.
type Money struct {
	Paise  int64  `json:"paise" doc:"Exact amount in paise"`
	Text   string `json:"text" doc:"As shown, in the visitor's currency" example:"₹1,197"`
	Spoken string `json:"spoken" doc:"As read out by a screen reader" example:"1197 rupees"`
}

// NewMoney words an amount for a visitor.
func NewMoney(v *visit.Visit, p money.Paise) Money {
	return Money{Paise: int64(p), Text: money.Format(v.Market, p), Spoken: money.Spoken(v.Market, v.Language, p)}
}

// moneyAbove words an amount only when it is more than floor: a struck price, a saving.
func moneyAbove(v *visit.Visit, p, floor money.Paise) *Money {
	if p <= floor {
		return nil
	}
	m := NewMoney(v, p)
	return &m
}

func percentOff(price, strike money.Paise) *int {
	percent, ok := money.PercentOff(price, strike)
	if !ok {
		return nil
	}
	return &percent
}
