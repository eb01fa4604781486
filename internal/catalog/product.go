package catalog

import (
	"slices"
	"strconv"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
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
	StrikeProven  bool // whether anybody was ever asked to pay the MRP
	BoosterPrice  money.Paise
	SalePrice     money.Paise // on sale days; 0 when it takes no part
	Returnable    bool
	IMSRestricted bool // may take part in no promotion of any kind
	HSN           string
	Signal        lang.Text // a short true reason to trust it
	Group         int64     // shared by siblings; 0 when it has none
	Variant       Variant
	Fits          WeightRange
	Net           Quantity
	Markets       []market.Market
	Stages        []Stage
	Categories    []CategoryID
	Options       []Option // in the order to show them; empty when the product is sold alone
	Related       []ProductID
	SoldOut       bool // nothing was left when the index was read; stock itself is always asked
	Cover         Picture
}

// Stage is the part of the way on which a family needs a product.
type Stage string

// The stages, in their order.
const (
	Trying   Stage = "trying"
	Pregnant Stage = "pregnant"
	Newborn  Stage = "0-6"
	Infant   Stage = "6-12"
	Toddler  Stage = "1-3"
)

// Stages lists every stage, first to last.
func Stages() []Stage { return []Stage{Trying, Pregnant, Newborn, Infant, Toddler} }

// Quantity is what a pack holds.
type Quantity struct {
	Amount int
	Unit   string // "ml", "g" or "piece"
}

// SoldIn says whether the product is offered in a market.
func (p *Product) SoldIn(m market.Market) bool { return slices.Contains(p.Markets, m) }

// Path is the product's one address, without language or market.
func (p *Product) Path() string {
	root := "/product/"
	if p.Type == Package {
		root = "/clinic/"
	}
	return root + p.Slug + "-" + strconv.FormatInt(int64(p.ID), 10)
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

// Listed is the price to compare with: the struck price, or the price itself when none may be shown.
func (c Choice) Listed() money.Paise { return max(c.Strike(), c.Price) }

// Strike is the price to show struck through: the MRP, if that is more and somebody was ever asked to pay it.
// Otherwise it is 0.
func (c Choice) Strike() money.Paise {
	if c.MRP > c.Price && c.Product.StrikeProven {
		return c.MRP
	}
	return 0
}
