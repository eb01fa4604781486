package vectors

import (
	"encoding/json"
	"math"
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/pages"
)

var shopRules = map[string]answerer{
	"R22": one(func(option json.Number) any {
		n, err := strconv.ParseInt(option.String(), 10, 64)
		if err != nil && option != "" {
			return nil
		}
		offer, ok := catalog.BundleOffer(catalog.OptionID(n))
		return orNull(strconv.FormatInt(offer, 10), ok)
	}),
	"R53": two(pages.PopularWindow),
	"R54": one(func(kg float64) any {
		fitting, recommended := catalog.SizesFor(diaperPants, int(math.Round(kg*1000)))
		labels := []string{}
		for _, p := range fitting {
			labels = append(labels, p.Variant.Label.En)
		}
		if recommended == nil {
			return []any{labels, nil}
		}
		return []any{labels, recommended.ID}
	}),
	"R59": two(func(cards []pageCard, clinic pageCard) any {
		in := make([]pages.Card, 0, len(cards))
		for _, c := range cards {
			in = append(in, c.toCard())
		}
		ids := []any{}
		for _, c := range pages.UAECards(in, clinic.toCard()) {
			ids = append(ids, json.RawMessage(c.ID))
		}
		return ids
	}),
	"R60": one(func(n int) any {
		prompt, ok := catalog.BundlePrompt(n)
		return orNull(prompt.In(lang.En), ok)
	}),
}

// diaperPants are the six sizes of the specification.
var diaperPants = []*catalog.Product{
	pants(3912, "New Born", 0, 5), pants(2378, "Small", 4, 8), pants(2379, "Medium", 7, 12),
	pants(2380, "Large", 9, 14), pants(2381, "XL", 12, 17), pants(3917, "XXL", 15, 25),
}

func pants(id catalog.ProductID, size string, fromKg, toKg int) *catalog.Product {
	return &catalog.Product{
		ID: id, Variant: catalog.Variant{Kind: catalog.BySize, Label: lang.Text{En: size}},
		Fits: catalog.WeightRange{FromG: fromKg * 1000, ToG: toKg * 1000},
	}
}

// pageCard is a block of a product's page as the file writes it. Its id, a number or a word, goes through as it came.
type pageCard struct {
	ID       json.RawMessage `json:"id"`
	ItemType string          `json:"itemType"`
}

func (c pageCard) toCard() pages.Card {
	return pages.Card{ID: string(c.ID), Variant: c.ItemType == "PDP_VARIANT_OPTIONS"}
}
