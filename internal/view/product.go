package view

import (
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/visit"
)

// ProductCard is a product in a list.
type ProductCard struct {
	ID         int64   `json:"id"`
	URL        string  `json:"url"`
	Name       string  `json:"name"`
	Picture    Picture `json:"picture"`
	Price      Money   `json:"price"`
	Strike     *Money  `json:"strike,omitempty"`
	PercentOff *int    `json:"percentOff,omitempty"`
	UnitText   string  `json:"unitText" doc:"Price of one piece in words, or empty"`
	Rating     *Rating `json:"rating,omitempty"`
	Badge      string  `json:"badge"`
	SoldOut    bool    `json:"soldOut"`
}

// Rating is what buyers think, on average.
type Rating struct {
	Average string `json:"average" example:"4.3"`
	Count   int    `json:"count"`
}

// NewProductCards shows a list of products.
func NewProductCards(v *visit.Visit, products []*catalog.Product, ratings catalog.Ratings) []ProductCard {
	cards := make([]ProductCard, 0, len(products))
	for _, p := range products {
		cards = append(cards, NewProductCard(v, p, ratings))
	}
	return cards
}

// NewProductCard shows a product by the choice that most people should see first: its usual option.
func NewProductCard(v *visit.Visit, p *catalog.Product, ratings catalog.Ratings) ProductCard {
	choice, err := p.Choose(0)
	if err != nil {
		choice = catalog.Choice{Product: p, Price: p.Price, MRP: p.MRP, Units: 1}
	}
	card := ProductCard{
		ID:         int64(p.ID),
		URL:        v.URL(p.Path()),
		Name:       p.Name.In(v.Language),
		Picture:    NewPicture(v, p.Cover),
		Price:      NewMoney(v, choice.Price),
		Strike:     moneyAbove(v, choice.Strike(), choice.Price),
		PercentOff: percentOff(choice.Price, choice.Strike()),
		UnitText:   unitText(v, p, choice),
		Badge:      choice.Title.In(v.Language),
		SoldOut:    p.SoldOut,
	}
	if tenths, count := ratings(p.ID); count > 0 {
		card.Rating = &Rating{Average: strconv.Itoa(tenths/10) + "." + strconv.Itoa(tenths%10), Count: count}
	}
	return card
}

// Product is what the product's page says about it.
type Product struct {
	ID           int64      `json:"id"`
	Slug         string     `json:"slug"`
	URL          string     `json:"url"`
	Name         string     `json:"name"`
	Brand        string     `json:"brand"`
	Tagline      string     `json:"tagline"`
	Description  []string   `json:"description" nullable:"false"`
	Highlights   []Note     `json:"highlights" nullable:"false"`
	Care         []string   `json:"care" nullable:"false" doc:"Steps, in order"`
	Declarations []Fact     `json:"declarations" nullable:"false"`
	FAQ          []Question `json:"faq" nullable:"false"`
	Pictures     []Picture  `json:"pictures" nullable:"false"`
	Returnable   bool       `json:"returnable"`
	Returns      string     `json:"returns" doc:"What happens if it does not suit"`
}

// Note is a short titled text with perhaps an icon.
type Note struct {
	Icon  string `json:"icon"`
	Title string `json:"title"`
	Text  string `json:"text"`
}

// Fact is one of the declarations that the law asks a seller to make.
type Fact struct {
	Label string `json:"label"`
	Value string `json:"value"`
}

// Question is a question that shoppers ask, with its answer.
type Question struct {
	Question string `json:"question"`
	Answer   string `json:"answer"`
}

// Option is one way to buy the product.
type Option struct {
	ID           string  `json:"id"`
	Title        string  `json:"title"`
	Units        int     `json:"units"`
	Price        Money   `json:"price"`
	Strike       *Money  `json:"strike,omitempty"`
	PercentOff   *int    `json:"percentOff,omitempty"`
	UnitText     string  `json:"unitText" doc:"Price of one piece in words" example:"₹399 per diaper"`
	OfferID      *string `json:"offerId,omitempty"`
	BestValue    string  `json:"bestValue" doc:"Why this is the best value; empty when it is not"`
	Selected     bool    `json:"selected"`
	Availability string  `json:"availability" enum:"in_stock,low,out_of_stock"`
	Left         *int    `json:"left,omitempty" doc:"How many of this option can be had, told only when few are left"`
}

// NewProduct words a product's details for a visitor.
func NewProduct(v *visit.Visit, d catalog.Details) Product {
	p := d.Product
	out := Product{
		ID:           int64(p.ID),
		Slug:         p.Slug,
		URL:          v.URL(p.Path()),
		Name:         p.Name.In(v.Language),
		Brand:        p.Brand,
		Tagline:      p.Tagline.In(v.Language),
		Description:  append([]string{}, d.Description...),
		Highlights:   notes(d.Highlights),
		Care:         []string{},
		Declarations: []Fact{},
		FAQ:          []Question{},
		Pictures:     []Picture{},
		Returnable:   p.Returnable,
		Returns:      d.Returns,
	}
	for _, step := range d.Care {
		out.Care = append(out.Care, step.Body)
	}
	for _, f := range d.Declarations {
		out.Declarations = append(out.Declarations, Fact{Label: f.Title, Value: f.Body})
	}
	for _, q := range d.FAQ {
		out.FAQ = append(out.FAQ, Question{Question: q.Title, Answer: q.Body})
	}
	for _, picture := range d.Pictures {
		out.Pictures = append(out.Pictures, NewPicture(v, picture))
	}
	return out
}

func notes(in []catalog.Note) []Note {
	out := make([]Note, 0, len(in))
	for _, n := range in {
		out = append(out, Note{Icon: n.Icon, Title: n.Title, Text: n.Body})
	}
	return out
}

// NewOptions shows the ways to buy a product, with selected chosen. A product sold alone is its own only option.
func NewOptions(v *visit.Visit, p *catalog.Product, left int, selected catalog.OptionID) []Option {
	if len(p.Options) == 0 {
		return []Option{newOption(v, p, catalog.Choice{Product: p, Units: 1, Price: p.Price, MRP: p.MRP}, left, true)}
	}
	options := make([]Option, 0, len(p.Options))
	for _, o := range p.Options {
		choice := catalog.Choice{Product: p, Option: o.ID, Title: o.Title, Units: o.Units, Price: o.Price, MRP: o.MRP}
		shown := newOption(v, p, choice, left, o.ID == selected)
		shown.BestValue = o.BestValue.In(v.Language)
		if o.OfferID != 0 {
			offer := strconv.FormatInt(o.OfferID, 10)
			shown.OfferID = &offer
		}
		options = append(options, shown)
	}
	return options
}

func newOption(v *visit.Visit, p *catalog.Product, c catalog.Choice, left int, selected bool) Option {
	o := Option{
		ID:           strconv.FormatInt(int64(c.Option), 10),
		Title:        c.Title.In(v.Language),
		Units:        c.Units,
		Price:        NewMoney(v, c.Price),
		Strike:       moneyAbove(v, c.Strike(), c.Price),
		PercentOff:   percentOff(c.Price, c.Strike()),
		UnitText:     unitText(v, p, c),
		Selected:     selected,
		Availability: string(catalog.AvailabilityOf(left, c.Units)),
	}
	if o.Availability == string(catalog.LowStock) {
		n := left / c.Units
		o.Left = &n
	}
	return o
}
