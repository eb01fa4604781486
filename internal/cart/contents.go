package cart

import (
	"slices"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/ids"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
)

// Limits of one cart. They keep a slip of the thumb from becoming an order.
const (
	MaxPerLine = 10
	MaxLines   = 50
)

// Owner says whose cart it is, a guest's or a customer's, one of the two, and in which market they shop.
type Owner struct {
	GuestID    string
	CustomerID string
	Market     market.Market
}

func (o Owner) nobody() bool { return o.GuestID == "" && o.CustomerID == "" }

// Item is one line as it is stored.
type Item struct {
	ID        string
	Product   catalog.ProductID
	Option    catalog.OptionID
	Quantity  int
	SeenPrice money.Paise // of one, when the shopper last touched the line
	AddedAt   time.Time
}

// Contents is a cart as it is stored. The zero value is an empty cart that nobody has saved.
type Contents struct {
	ID      string
	Version int64
	Items   []Item
}

// Stock tells how many pieces of stock a product has and how many each of its choices takes.
type Stock struct {
	Left  int
	Units func(catalog.OptionID) int
}

// Add puts quantity of a choice in the cart, on top of what is there, and returns the changed line.
// It returns ErrBadQuantity, ErrQuantityLimit, ErrTooManyLines or ErrOutOfStock and then changes nothing.
func (c *Contents) Add(choice catalog.Choice, quantity int, stock Stock, now time.Time) (Item, error) {
	if quantity < 1 {
		return Item{}, ErrBadQuantity
	}
	at := slices.IndexFunc(c.Items, func(i Item) bool {
		return i.Product == choice.Product.ID && i.Option == choice.Option
	})
	item := Item{ID: ids.New("line"), Product: choice.Product.ID, Option: choice.Option, AddedAt: now}
	if at >= 0 {
		item = c.Items[at]
	} else if len(c.Items) >= MaxLines {
		return Item{}, ErrTooManyLines.With("max", MaxLines)
	}
	item.Quantity += quantity
	item.SeenPrice = choice.Price
	return c.put(at, item, stock)
}

// SetQuantity changes how many of a line the cart holds and returns the changed line. It returns ErrNoLine,
// ErrBadQuantity, ErrQuantityLimit or ErrOutOfStock and then changes nothing.
func (c *Contents) SetQuantity(lineID string, quantity int, choice catalog.Choice, stock Stock) (Item, error) {
	at, err := c.find(lineID)
	if err != nil {
		return Item{}, err
	}
	if quantity < 1 {
		return Item{}, ErrBadQuantity
	}
	item := c.Items[at]
	item.Quantity = quantity
	item.SeenPrice = choice.Price
	return c.put(at, item, stock)
}

// Remove takes a line out, or returns ErrNoLine.
func (c *Contents) Remove(lineID string) error {
	at, err := c.find(lineID)
	if err != nil {
		return err
	}
	c.Items = slices.Delete(c.Items, at, at+1)
	return nil
}

// Products names the products in the cart, each once.
func (c *Contents) Products() []catalog.ProductID {
	var products []catalog.ProductID
	for _, i := range c.Items {
		if !slices.Contains(products, i.Product) {
			products = append(products, i.Product)
		}
	}
	return products
}

func (c *Contents) find(lineID string) (int, error) {
	at := slices.IndexFunc(c.Items, func(i Item) bool { return i.ID == lineID })
	if at < 0 {
		return 0, ErrNoLine
	}
	return at, nil
}

// put writes item at position at (or as a new line when at is negative) if limits and stock allow. Lines of
// one product share its stock, so a three-pack and a five-pack need eight pieces together. Taking less of
// something is always allowed, even when what remains is still too much.
func (c *Contents) put(at int, item Item, stock Stock) (Item, error) {
	if item.Quantity > MaxPerLine {
		return Item{}, ErrQuantityLimit.With("max", MaxPerLine)
	}
	needed := item.Quantity * stock.Units(item.Option)
	before := 0
	for i, other := range c.Items {
		if other.Product != item.Product {
			continue
		}
		before += other.Quantity * stock.Units(other.Option)
		if i != at {
			needed += other.Quantity * stock.Units(other.Option)
		}
	}
	if needed > stock.Left && needed > before {
		return Item{}, ErrOutOfStock.With("left", max(0, stock.Left))
	}
	if at < 0 {
		c.Items = append(c.Items, item)
	} else {
		c.Items[at] = item
	}
	return item, nil
}
