package api

import (
	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/money"
	"mylo/internal/visit"
)

// bookNow is what the button of a bookable thing says.
var bookNow = lang.Text{En: "Book Now", Hi: "अभी बुक करें"}

// toVariantCards gives the cards by which a product's page lets the shopper choose: its bundle options or plans first,
// then its siblings.
func toVariantCards(v *visit.Visit, ix *catalog.Index, d catalog.Details) []VariantCard {
	cards := []VariantCard{}
	p := d.Product
	if len(p.Options) > 0 {
		card := newCard(v.Language, "OPTION", len(cards)+1)
		for _, o := range p.Options {
			card.Data = append(card.Data, optionEntry(v, d, o))
		}
		cards = append(cards, card)
	}
	if siblings := ix.Siblings(p); len(siblings) > 1 {
		card := newCard(v.Language, string(p.Variant.Kind), len(cards)+1)
		for _, s := range siblings {
			if s.SoldIn(v.Market) {
				card.Data = append(card.Data, siblingEntry(v, s, s.ID == p.ID))
			}
		}
		cards = append(cards, card)
	}
	return cards
}

func newCard(l lang.Language, kind string, sequence int) VariantCard {
	style := "list"
	if kind == string(catalog.ByColour) {
		style = "swatch"
	}
	return VariantCard{
		ItemType: "PDP_VARIANT_OPTIONS", VariantType: kind, DisplayStyle: style, Sequence: sequence,
		Heading: headings[kind].In(l), EnableSelection: true, Data: []VariantEntry{},
	}
}

var headings = map[string]lang.Text{
	"OPTION": {En: "Choose your pack", Hi: "अपना पैक चुनें"}, "SIZE": {En: "Choose a size", Hi: "नाप चुनें"},
	"COLOUR": {En: "Choose a print", Hi: "छपाई चुनें"}, "PACK": {En: "Choose a pack", Hi: "पैक चुनें"},
}

func optionEntry(v *visit.Visit, d catalog.Details, o catalog.Option) VariantEntry {
	p := d.Product
	out := catalog.AvailabilityOf(d.Left, o.Units) == catalog.OutOfStock
	e := VariantEntry{
		Selected: o.ID == p.DefaultOption(), Availability: !out, IsOutOfStock: out,
		ProductID: int64(p.ID), OptionID: int64(o.ID),
		VariantFeatures: []string{}, IsBestValue: o.BestValue.En != "", BestValueText: o.BestValue.In(v.Language),
		Title: o.Title.In(v.Language), Name: p.Name.In(v.Language),
		Price: Rupees(o.Price), StrikePrice: Rupees(listed(p, o.Price, o.MRP)), PriceText: money.Format(v.Market, o.Price),
		WebURL: v.URL(p.Path()),
	}
	for _, f := range o.Features {
		e.VariantFeatures = append(e.VariantFeatures, f.In(v.Language))
	}
	if o.Months > 0 {
		month := o.Price / money.Paise(o.Months)
		e.PerMonthPrice, e.PerMonthPriceText = Rupees(month), money.Format(v.Market, month)+perMonth.In(v.Language)
		e.BookNowCta, e.BookNowCtaDeeplink, e.BookNowCtaDeeplinkValue = bookNow.In(v.Language), "web", v.URL(p.Path())
	}
	return e
}

var perMonth = lang.Text{En: " per month", Hi: " प्रति माह"}

func siblingEntry(v *visit.Visit, s *catalog.Product, selected bool) VariantEntry {
	e := VariantEntry{
		Selected: selected, Availability: !s.SoldOut, IsOutOfStock: s.SoldOut, ProductID: int64(s.ID),
		VariantFeatures: []string{}, Colour: s.Variant.Colour, Title: s.Variant.Label.In(v.Language), Name: s.Name.In(v.Language),
		Price: Rupees(s.Price), StrikePrice: Rupees(listed(s, s.Price, s.MRP)), PriceText: money.Format(v.Market, s.Price), WebURL: v.URL(s.Path()),
	}
	if choice, err := s.Choose(0); err == nil {
		e.Price, e.StrikePrice, e.PriceText = Rupees(choice.Price), Rupees(choice.Listed()), money.Format(v.Market, choice.Price)
	}
	return e
}
