package view

import (
	"mylo/internal/cart"
	"mylo/internal/visit"
)

// Cart is a cart, priced.
type Cart struct {
	ID       string     `json:"id"`
	Version  int64      `json:"version" doc:"Grows with every change"`
	Count    int        `json:"count" doc:"Pieces that can be bought, for the badge"`
	Lines    []CartLine `json:"lines" nullable:"false"`
	MRPTotal Money      `json:"mrpTotal"`
	Savings  *Money     `json:"savings,omitempty"`
	Total    Money      `json:"total"`
	Empty    bool       `json:"empty"`
}

// CartLine is one line of a cart.
type CartLine struct {
	ID          string      `json:"id"`
	ProductID   int64       `json:"productId"`
	OptionID    int64       `json:"optionId"`
	URL         string      `json:"url"`
	Name        string      `json:"name"`
	OptionTitle string      `json:"optionTitle"`
	Picture     *Picture    `json:"picture,omitempty"`
	Quantity    int         `json:"quantity"`
	MaxQuantity int         `json:"maxQuantity" doc:"The most that can be asked for now"`
	Unit        Money       `json:"unit" doc:"Price of one"`
	Total       Money       `json:"total"`
	StrikeTotal *Money      `json:"strikeTotal,omitempty"`
	Notice      *CartNotice `json:"notice,omitempty"`
	Unavailable bool        `json:"unavailable" doc:"Not part of the total"`
}

// CartNotice tells what has changed about a line since it was put in.
type CartNotice struct {
	Code string `json:"code" enum:"price_changed,not_enough,gone"`
	Was  *Money `json:"was,omitempty"`
	Left int    `json:"left"`
}

// NewCart words a cart for a visitor.
func NewCart(v *visit.Visit, c cart.Cart) Cart {
	out := Cart{
		ID:       c.ID,
		Version:  c.Version,
		Count:    c.Quote.Items,
		Lines:    make([]CartLine, 0, len(c.Lines)),
		MRPTotal: NewMoney(v, c.Quote.MRPTotal),
		Savings:  moneyAbove(v, c.Quote.Savings(), 0),
		Total:    NewMoney(v, c.Quote.Total),
		Empty:    len(c.Lines) == 0,
	}
	for _, line := range c.Lines {
		out.Lines = append(out.Lines, newCartLine(v, line))
	}
	return out
}

func newCartLine(v *visit.Visit, l cart.Line) CartLine {
	out := CartLine{
		ID:          l.ID,
		ProductID:   int64(l.Product),
		OptionID:    int64(l.Option),
		Quantity:    l.Quantity,
		MaxQuantity: l.MaxNow,
		Unit:        NewMoney(v, l.SeenPrice),
		Total:       NewMoney(v, l.Total.Total),
		StrikeTotal: moneyAbove(v, l.Total.MRPTotal, l.Total.Total),
		Notice:      newCartNotice(v, l.Notice),
		Unavailable: !l.Buyable(),
	}
	if p := l.Choice.Product; p != nil {
		picture := NewPicture(v, p.Cover)
		out.URL, out.Name, out.Picture = v.URL(p.Path()), p.Name.In(v.Language), &picture
		out.OptionTitle = l.Choice.Title.In(v.Language)
		out.Unit = NewMoney(v, l.Choice.Price)
	}
	return out
}

func newCartNotice(v *visit.Visit, n cart.Notice) *CartNotice {
	if n.Kind == cart.Nothing {
		return nil
	}
	return &CartNotice{Code: string(n.Kind), Was: moneyAbove(v, n.Was, 0), Left: n.Left}
}
