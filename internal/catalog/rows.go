package catalog

import (
	"encoding/json"
	"fmt"
	"strings"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
)

type productRow struct {
	ID            int64  `db:"id"`
	Slug          string `db:"slug"`
	Type          int    `db:"type"`
	Brand         string `db:"brand"`
	Nickname      string `db:"nickname"`
	Name          string `db:"name"`
	HindiName     string `db:"hindi_name"`
	Tagline       string `db:"tagline"`
	HindiTagline  string `db:"hindi_tagline"`
	Unit          string `db:"unit"`
	HindiUnit     string `db:"hindi_unit"`
	PricePaise    int64  `db:"price_paise"`
	MRPPaise      int64  `db:"mrp_paise"`
	Returnable    int    `db:"returnable"`
	IMSRestricted int    `db:"ims_restricted"`
	GroupID       int64  `db:"group_id"`
	VariantKind   string `db:"variant_kind"`
	VariantLabel  string `db:"variant_label"`
	HindiLabel    string `db:"hindi_variant_label"`
	VariantColour string `db:"variant_colour"`
	VariantPlace  int    `db:"variant_position"`
	WeightFromG   int    `db:"weight_from_g"`
	WeightToG     int    `db:"weight_to_g"`
	NetAmount     int    `db:"net_amount"`
	NetUnit       string `db:"net_unit"`
	HSN           string `db:"hsn"`
	Signal        string `db:"trust_signal"`
	HindiSignal   string `db:"hindi_trust_signal"`
	BoosterPaise  int64  `db:"booster_price_paise"`
	SalePaise     int64  `db:"sale_price_paise"`
	StrikeProven  int    `db:"strike_proven"`
	Markets       string `db:"markets"`
	Stages        string `db:"stages"`
}

func toProduct(r productRow) *Product {
	return &Product{
		ID:            ProductID(r.ID),
		Slug:          r.Slug,
		Type:          Type(r.Type),
		Brand:         r.Brand,
		Nickname:      r.Nickname,
		Name:          lang.Text{En: r.Name, Hi: r.HindiName},
		Tagline:       lang.Text{En: r.Tagline, Hi: r.HindiTagline},
		Unit:          lang.Text{En: r.Unit, Hi: r.HindiUnit},
		Price:         money.Paise(r.PricePaise),
		MRP:           money.Paise(r.MRPPaise),
		Returnable:    r.Returnable == 1,
		IMSRestricted: r.IMSRestricted == 1,
		Group:         r.GroupID,
		Variant: Variant{
			Kind: VariantKind(r.VariantKind), Label: lang.Text{En: r.VariantLabel, Hi: r.HindiLabel},
			Colour: r.VariantColour, Position: r.VariantPlace,
		},
		Fits:         WeightRange{FromG: r.WeightFromG, ToG: r.WeightToG},
		Net:          Quantity{Amount: r.NetAmount, Unit: r.NetUnit},
		HSN:          r.HSN,
		Signal:       lang.Text{En: r.Signal, Hi: r.HindiSignal},
		BoosterPrice: money.Paise(r.BoosterPaise),
		SalePrice:    money.Paise(r.SalePaise),
		StrikeProven: r.StrikeProven == 1,
		Markets:      words[market.Market](r.Markets),
		Stages:       words[Stage](r.Stages),
	}
}

// words reads a list that is kept as text with commas.
func words[T ~string](list string) []T {
	var out []T
	for word := range strings.SplitSeq(list, ",") {
		if word = strings.TrimSpace(word); word != "" {
			out = append(out, T(word))
		}
	}
	return out
}

type optionRow struct {
	ProductID      int64  `db:"product_id"`
	OptionID       int64  `db:"option_id"`
	Title          string `db:"title"`
	HindiTitle     string `db:"hindi_title"`
	Units          int    `db:"units"`
	PricePaise     int64  `db:"price_paise"`
	MRPPaise       int64  `db:"mrp_paise"`
	UnitPricePaise int64  `db:"unit_price_paise"`
	OfferID        int64  `db:"offer_id"`
	BestValue      string `db:"best_value_text"`
	HindiBestValue string `db:"hindi_best_value_text"`
	IsDefault      int    `db:"is_default"`
	Months         int    `db:"months"`
	Features       string `db:"features"`
}

func toOption(r optionRow) (Option, error) {
	o := Option{
		ID:        OptionID(r.OptionID),
		Title:     lang.Text{En: r.Title, Hi: r.HindiTitle},
		Units:     r.Units,
		Price:     money.Paise(r.PricePaise),
		MRP:       money.Paise(r.MRPPaise),
		UnitPrice: money.Paise(r.UnitPricePaise),
		OfferID:   r.OfferID,
		BestValue: lang.Text{En: r.BestValue, Hi: r.HindiBestValue},
		Default:   r.IsDefault == 1,
		Months:    r.Months,
	}
	if err := json.Unmarshal([]byte(r.Features), &o.Features); err != nil {
		return Option{}, fmt.Errorf("features of option %d of product %d: %w", r.OptionID, r.ProductID, err)
	}
	return o, nil
}

type mediaRow struct {
	ProductID  int64  `db:"product_id"`
	Alt        string `db:"alt"`
	HindiAlt   string `db:"hindi_alt"`
	Width      int    `db:"width"`
	Height     int    `db:"height"`
	Tint       string `db:"tint"`
	Renditions string `db:"renditions"`
}

func toPicture(r mediaRow) (Picture, error) {
	p := Picture{Alt: lang.Text{En: r.Alt, Hi: r.HindiAlt}, Width: r.Width, Height: r.Height, Tint: r.Tint}
	if err := json.Unmarshal([]byte(r.Renditions), &p.Renditions); err != nil {
		return Picture{}, fmt.Errorf("renditions of a picture of product %d: %w", r.ProductID, err)
	}
	return p, nil
}

type textRow struct {
	Kind  string `db:"kind"`
	Icon  string `db:"icon"`
	Title string `db:"title"`
	Body  string `db:"body"`
}

// addText puts one text where the page looks for it. An unknown kind is an error, so that a
// misspelt one is noticed when it is written and not missed when it is read.
func (d *Details) addText(r textRow) error {
	note := Note{Icon: r.Icon, Title: r.Title, Body: r.Body}
	switch r.Kind {
	case "description":
		d.Description = append(d.Description, r.Body)
	case "highlight":
		d.Highlights = append(d.Highlights, note)
	case "care":
		d.Care = append(d.Care, note)
	case "declaration":
		d.Declarations = append(d.Declarations, note)
	case "returns":
		d.Returns = r.Body
	case "faq":
		d.FAQ = append(d.FAQ, note)
	default:
		return fmt.Errorf("product %d has a text of unknown kind %q", d.Product.ID, r.Kind)
	}
	return nil
}
