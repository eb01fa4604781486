package cart

import (
	"mylo/internal/catalog"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
	"mylo/internal/pricing"
)

// Cart is the cart as the shopper sees it now.
type Cart struct {
	ID      string
	Version int64
	Lines   []Line
	Quote   pricing.Quote // of the lines that can be bought
}

// Line is one line with today's facts.
type Line struct {
	Item
	Choice catalog.Choice // zero when the product or option is no longer sold
	Total  pricing.LineQuote
	Notice Notice
	MaxNow int // the most of it that the shopper may ask for now
}

// Notice tells the shopper what has changed about a line since it was put in.
type Notice struct {
	Kind NoticeKind
	Was  money.Paise // the price seen before, for PriceChanged
	Left int         // what can still be had, for NotEnough
}

// NoticeKind names a notice.
type NoticeKind string

// What can have happened to a line. Gone and NotEnough lines are not part of the total.
const (
	Nothing      NoticeKind = ""
	PriceChanged NoticeKind = "price_changed"
	NotEnough    NoticeKind = "not_enough"
	Gone         NoticeKind = "gone"
)

// Buyable says whether the line counts toward the total.
func (l Line) Buyable() bool { return l.Notice.Kind != Gone && l.Notice.Kind != NotEnough }

// dress looks up what every line is and costs today.
func dress(c Contents, products *catalog.Index, left map[catalog.ProductID]int, m market.Market) Cart {
	cart := Cart{ID: c.ID, Version: c.Version, Lines: make([]Line, 0, len(c.Items))}
	spare := make(map[catalog.ProductID]int, len(left))
	for id, n := range left {
		spare[id] = n
	}
	var priced []pricing.Line
	for _, item := range c.Items {
		line := dressLine(item, products, spare, m)
		if line.Buyable() {
			spare[item.Product] -= item.Quantity * line.Choice.Units
			priced = append(priced, pricing.Line{Price: line.Choice.Price, MRP: line.Choice.Listed(), Quantity: item.Quantity})
		}
		cart.Lines = append(cart.Lines, line)
	}
	cart.Quote = pricing.Price(priced)
	quotes := cart.Quote.Lines
	for i := range cart.Lines {
		if cart.Lines[i].Buyable() {
			cart.Lines[i].Total, quotes = quotes[0], quotes[1:]
		}
	}
	return cart
}

func dressLine(item Item, products *catalog.Index, spare map[catalog.ProductID]int, m market.Market) Line {
	line := Line{Item: item}
	product, err := products.ByID(item.Product)
	if err == nil && !product.SoldIn(m) {
		err = catalog.ErrNotFound
	}
	if err == nil {
		line.Choice, err = product.Choose(item.Option)
	}
	if err != nil {
		line.Notice = Notice{Kind: Gone}
		return line
	}
	line.MaxNow = min(MaxPerLine, max(0, spare[item.Product])/line.Choice.Units)
	switch {
	case item.Quantity > line.MaxNow:
		line.Notice = Notice{Kind: NotEnough, Left: line.MaxNow}
	case item.SeenPrice != line.Choice.Price:
		line.Notice = Notice{Kind: PriceChanged, Was: item.SeenPrice}
	}
	return line
}
