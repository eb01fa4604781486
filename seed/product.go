package seed

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/money"
	"mylo/internal/platform/db"
)

type text struct {
	En string `json:"en"`
	Hi string `json:"hi"`
}

// product is one file of the demonstration catalogue. Prices are in rupees.
type product struct {
	ID            int64                   `json:"id"`
	Slug          string                  `json:"slug"`
	Type          int                     `json:"type"`
	Brand         string                  `json:"brand"`
	Nickname      string                  `json:"nickname"`
	Name          text                    `json:"name"`
	Tagline       text                    `json:"tagline"`
	Unit          text                    `json:"unit"`
	Price         int64                   `json:"price"`
	MRP           int64                   `json:"mrp"`
	BoosterPrice  int64                   `json:"boosterPrice"`
	SalePrice     int64                   `json:"salePrice"`
	StrikeProven  *bool                   `json:"strikeProven"` // true when absent
	Returnable    bool                    `json:"returnable"`
	IMSRestricted bool                    `json:"imsRestricted"`
	HSN           string                  `json:"hsn"`
	Signal        text                    `json:"signal"`
	Group         int64                   `json:"group"`
	VariantKind   string                  `json:"variantKind"`
	VariantLabel  text                    `json:"variantLabel"`
	VariantColour string                  `json:"variantColour"`
	VariantPlace  int                     `json:"variantPosition"`
	WeightFrom    int                     `json:"weightFrom"`
	WeightTo      int                     `json:"weightTo"`
	NetAmount     int                     `json:"netAmount"`
	NetUnit       string                  `json:"netUnit"`
	Markets       []string                `json:"markets"` // both when absent
	Stages        []string                `json:"stages"`
	Categories    []int64                 `json:"categories"`
	Related       []int64                 `json:"related"`
	Stock         int                     `json:"stock"`
	Pictures      []string                `json:"pictures"`
	Options       []option                `json:"options"`
	Texts         map[lang.Language]texts `json:"texts"`
}

type option struct {
	ID        int64  `json:"id"`
	Title     text   `json:"title"`
	Units     int    `json:"units"`
	Price     int64  `json:"price"`
	MRP       int64  `json:"mrp"`
	UnitPrice int64  `json:"unitPrice"`
	OfferID   int64  `json:"offerId"`
	BestValue text   `json:"bestValue"`
	Default   bool   `json:"default"`
	Months    int    `json:"months"`
	Features  []text `json:"features"`
}

type texts struct {
	Description []string `json:"description"`
	Highlight   []note   `json:"highlight"`
	Care        []note   `json:"care"`
	Returns     string   `json:"returns"`
	Declaration []note   `json:"declaration"`
	FAQ         []note   `json:"faq"`
}

type note struct {
	Icon  string `json:"icon"`
	Title string `json:"title"`
	Body  string `json:"body"`
}

// write puts the product and everything that hangs on it in place of what was there. Stock is only begun: what has
// been sold since stays sold.
func (p product) write(ctx context.Context, d *db.DB, manifest map[string]drawing, now time.Time) error {
	if err := p.writeRow(ctx, d, now); err != nil {
		return err
	}
	err := clear(ctx, d, p.ID, "bundle_options", "product_media", "product_texts", "product_categories", "related_products")
	if err != nil {
		return err
	}
	if err := p.writeOptions(ctx, d); err != nil {
		return err
	}
	if err := p.writePictures(ctx, d, manifest); err != nil {
		return err
	}
	if err := p.writePlaces(ctx, d); err != nil {
		return err
	}
	for language, t := range p.Texts {
		if err := p.writeTexts(ctx, d, language, t); err != nil {
			return err
		}
	}
	return put(ctx, d, "stock", []string{"product_id"}, []string{"on_hand"}, field{"product_id", p.ID}, field{"on_hand", p.Stock})
}

func (p product) writeRow(ctx context.Context, d *db.DB, now time.Time) error {
	proven := p.StrikeProven == nil || *p.StrikeProven
	markets := p.Markets
	if len(markets) == 0 {
		markets = []string{"IND", "UAE"}
	}
	return put(ctx, d, "products", []string{"id"}, []string{"created_at"},
		field{"id", p.ID}, field{"slug", p.Slug}, field{"type", p.Type}, field{"brand", p.Brand}, field{"nickname", p.Nickname},
		field{"name", p.Name.En}, field{"hindi_name", p.Name.Hi}, field{"tagline", p.Tagline.En}, field{"hindi_tagline", p.Tagline.Hi},
		field{"unit", p.Unit.En}, field{"hindi_unit", p.Unit.Hi}, field{"price_paise", paise(p.Price)}, field{"mrp_paise", paise(p.MRP)},
		field{"returnable", flag(p.Returnable)}, field{"ims_restricted", flag(p.IMSRestricted)},
		field{"group_id", p.Group}, field{"variant_kind", p.VariantKind}, field{"variant_label", p.VariantLabel.En},
		field{"hindi_variant_label", p.VariantLabel.Hi}, field{"variant_colour", p.VariantColour}, field{"variant_position", p.VariantPlace},
		field{"weight_from_g", p.WeightFrom}, field{"weight_to_g", p.WeightTo}, field{"net_amount", p.NetAmount}, field{"net_unit", p.NetUnit},
		field{"hsn", p.HSN}, field{"trust_signal", p.Signal.En}, field{"hindi_trust_signal", p.Signal.Hi},
		field{"booster_price_paise", paise(p.BoosterPrice)}, field{"sale_price_paise", paise(p.SalePrice)},
		field{"strike_proven", flag(proven)}, field{"markets", strings.Join(markets, ",")}, field{"stages", strings.Join(p.Stages, ",")},
		field{"published", flag(p.sellable())}, field{"created_at", db.Millis(now)}, field{"updated_at", db.Millis(now)})
}

// sellable says whether the cart can sell it. Consultations, enquiries, lab tests and surveys are booked, not bought;
// they are in the database for when they can be, and off the shelves until then.
func (p product) sellable() bool {
	switch catalog.Type(p.Type) {
	case catalog.ShopProduct, catalog.Package:
		return true
	default:
		return false
	}
}

func (p product) writePlaces(ctx context.Context, d *db.DB) error {
	for i, category := range p.Categories {
		err := put(ctx, d, "product_categories", []string{"category_id", "product_id"}, nil,
			field{"product_id", p.ID}, field{"category_id", category}, field{"position", i + 1})
		if err != nil {
			return err
		}
	}
	return nil
}

// writeRelated comes after every product is there, because related products point at each other.
func (p product) writeRelated(ctx context.Context, d *db.DB) error {
	for i, other := range p.Related {
		err := put(ctx, d, "related_products", []string{"product_id", "position"}, nil,
			field{"product_id", p.ID}, field{"related_id", other}, field{"position", i + 1})
		if err != nil {
			return err
		}
	}
	return nil
}

func (p product) writeOptions(ctx context.Context, d *db.DB) error {
	for i, o := range p.Options {
		features, err := json.Marshal(append([]text{}, o.Features...))
		if err != nil {
			return err
		}
		err = put(ctx, d, "bundle_options", []string{"product_id", "option_id"}, nil,
			field{"product_id", p.ID}, field{"option_id", o.ID}, field{"position", i + 1},
			field{"title", o.Title.En}, field{"hindi_title", o.Title.Hi}, field{"units", o.Units},
			field{"price_paise", paise(o.Price)}, field{"mrp_paise", paise(o.MRP)}, field{"unit_price_paise", paise(o.UnitPrice)},
			field{"offer_id", o.OfferID}, field{"best_value_text", o.BestValue.En}, field{"hindi_best_value_text", o.BestValue.Hi},
			field{"is_default", flag(o.Default)}, field{"months", o.Months}, field{"features", string(features)})
		if err != nil {
			return fmt.Errorf("option %d: %w", o.ID, err)
		}
	}
	return nil
}

func (p product) writePictures(ctx context.Context, d *db.DB, manifest map[string]drawing) error {
	for i, name := range p.Pictures {
		picture := manifest[name]
		renditions, err := json.Marshal(picture.renditions())
		if err != nil {
			return err
		}
		err = put(ctx, d, "product_media", []string{"product_id", "position"}, nil,
			field{"product_id", p.ID}, field{"position", i + 1}, field{"alt", picture.Alt.En}, field{"hindi_alt", picture.Alt.Hi},
			field{"width", picture.Width}, field{"height", picture.Height}, field{"tint", picture.Tint}, field{"renditions", string(renditions)})
		if err != nil {
			return fmt.Errorf("picture %s: %w", name, err)
		}
	}
	return nil
}

func (p product) writeTexts(ctx context.Context, d *db.DB, language lang.Language, t texts) error {
	kinds := map[string][]note{
		"highlight": t.Highlight, "care": t.Care, "declaration": t.Declaration, "faq": t.FAQ, "returns": {{Body: t.Returns}},
	}
	for _, paragraph := range t.Description {
		kinds["description"] = append(kinds["description"], note{Body: paragraph})
	}
	for kind, notes := range kinds {
		for i, n := range notes {
			err := put(ctx, d, "product_texts", []string{"product_id", "language", "kind", "position"}, nil,
				field{"product_id", p.ID}, field{"language", string(language)}, field{"kind", kind}, field{"position", i + 1},
				field{"icon", n.Icon}, field{"title", n.Title}, field{"body", n.Body})
			if err != nil {
				return fmt.Errorf("%s %d: %w", kind, i+1, err)
			}
		}
	}
	return nil
}

func paise(rupees int64) int64 { return int64(money.FromRupees(rupees)) }

func flag(on bool) int {
	if on {
		return 1
	}
	return 0
}
