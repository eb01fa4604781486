package catalog

import (
	"strconv"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/money"
)

// ProductID is the number at the end of a product's address. It never changes.
type ProductID int64

// Type says what buying the product means.
type Type int

// The product types, with the numbers that every client of the shop knows them by.
const (
	ShopProduct Type = iota + 1
	Consultation
	Lead
	LabTest
	Package
	Survey
)

// Product is what every page and every cart needs to know of a product.
type Product struct {
	ID            ProductID
	Slug          string
	Type          Type
	Brand         string
	Nickname      string
	Name          lang.Text
	Tagline       lang.Text
	Unit          lang.Text // what one piece is called: "diaper"
	Price         money.Paise
	MRP           money.Paise
	Returnable    bool
	IMSRestricted bool
	Options       []Option // in the order to show them; empty when the product is sold alone
	Cover         Picture
}

// Path is the product's one address, without language or market.
func (p *Product) Path() string {
	return "/product/" + p.Slug + "-" + strconv.FormatInt(int64(p.ID), 10)
}

// DefaultOption is the option chosen for a shopper who has not chosen, or 0 when there are none.
func (p *Product) DefaultOption() OptionID {
	for _, o := range p.Options {
		if o.Default {
			return o.ID
		}
	}
	if len(p.Options) > 0 {
		return p.Options[0].ID
	}
	return 0
}

// Choose says what the shopper gets who takes the product with that option. Option 0 means "the usual one".
// It returns ErrNoOption when the product is not sold that way.
func (p *Product) Choose(id OptionID) (Choice, error) {
	if id == 0 {
		id = p.DefaultOption()
	}
	if id == 0 {
		return Choice{Product: p, Units: 1, Price: p.Price, MRP: p.MRP}, nil
	}
	for _, o := range p.Options {
		if o.ID == id {
			return Choice{Product: p, Option: o.ID, Title: o.Title, Units: o.Units, Price: o.Price, MRP: o.MRP}, nil
		}
	}
	return Choice{}, ErrNoOption.With("product", int64(p.ID)).With("option", int64(id))
}

// Choice is one thing a shopper can put in the cart: a product, or one of its bundle options.
type Choice struct {
	Product *Product
	Option  OptionID  // 0 when the product has no options
	Title   lang.Text // what distinguishes the option; empty when there is none
	Units   int       // how many pieces of stock one of it takes
	Price   money.Paise
	MRP     money.Paise
}
