package seed

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

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
	Returnable    bool                    `json:"returnable"`
	IMSRestricted bool                    `json:"imsRestricted"`
	Stock         int                     `json:"stock"`
	Pictures      []string                `json:"pictures"`
	Options       []option                `json:"options"`
	Texts         map[lang.Language]texts `json:"texts"`
}

type option struct {
	ID        int64 `json:"id"`
	Title     text  `json:"title"`
	Units     int   `json:"units"`
	Price     int64 `json:"price"`
	MRP       int64 `json:"mrp"`
	UnitPrice int64 `json:"unitPrice"`
	OfferID   int64 `json:"offerId"`
	BestValue text  `json:"bestValue"`
	Default   bool  `json:"default"`
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

const putProduct = `
INSERT INTO products (id, slug, type, brand, nickname, name, hindi_name, tagline, hindi_tagline, unit, hindi_unit,
                      price_paise, mrp_paise, returnable, ims_restricted, created_at, updated_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
    slug = excluded.slug, type = excluded.type, brand = excluded.brand, nickname = excluded.nickname,
    name = excluded.name, hindi_name = excluded.hindi_name, tagline = excluded.tagline,
    hindi_tagline = excluded.hindi_tagline, unit = excluded.unit, hindi_unit = excluded.hindi_unit,
    price_paise = excluded.price_paise, mrp_paise = excluded.mrp_paise, returnable = excluded.returnable,
    ims_restricted = excluded.ims_restricted, updated_at = excluded.updated_at`

// write puts the product and everything that hangs on it. Stock is only begun: what has been sold since stays sold.
func (p product) write(ctx context.Context, d *db.DB, manifest map[string]drawing, now time.Time) error {
	at := db.Millis(now)
	_, err := db.Exec(ctx, d, putProduct, p.ID, p.Slug, p.Type, p.Brand, p.Nickname, p.Name.En, p.Name.Hi,
		p.Tagline.En, p.Tagline.Hi, p.Unit.En, p.Unit.Hi, paise(p.Price), paise(p.MRP),
		flag(p.Returnable), flag(p.IMSRestricted), at, at)
	if err != nil {
		return err
	}
	for _, table := range []string{"bundle_options", "product_media", "product_texts"} {
		if _, err := db.Exec(ctx, d, `DELETE FROM `+table+` WHERE product_id = ?`, p.ID); err != nil {
			return err
		}
	}
	if err := p.writeOptions(ctx, d); err != nil {
		return err
	}
	if err := p.writePictures(ctx, d, manifest); err != nil {
		return err
	}
	for language, t := range p.Texts {
		if err := p.writeTexts(ctx, d, language, t); err != nil {
			return err
		}
	}
	_, err = db.Exec(ctx, d, `INSERT INTO stock (product_id, on_hand) VALUES (?, ?) ON CONFLICT (product_id) DO NOTHING`,
		p.ID, p.Stock)
	return err
}

const putOption = `
INSERT INTO bundle_options (product_id, option_id, position, title, hindi_title, units, price_paise, mrp_paise,
                            unit_price_paise, offer_id, best_value_text, hindi_best_value_text, is_default)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

func (p product) writeOptions(ctx context.Context, d *db.DB) error {
	for i, o := range p.Options {
		_, err := db.Exec(ctx, d, putOption, p.ID, o.ID, i+1, o.Title.En, o.Title.Hi, o.Units, paise(o.Price), paise(o.MRP),
			paise(o.UnitPrice), o.OfferID, o.BestValue.En, o.BestValue.Hi, flag(o.Default))
		if err != nil {
			return fmt.Errorf("option %d: %w", o.ID, err)
		}
	}
	return nil
}

const putPicture = `
INSERT INTO product_media (product_id, position, alt, hindi_alt, width, height, tint, renditions)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)`

func (p product) writePictures(ctx context.Context, d *db.DB, manifest map[string]drawing) error {
	for i, name := range p.Pictures {
		drawn, ok := manifest[name]
		if !ok {
			return fmt.Errorf("no picture is called %q", name)
		}
		renditions, err := json.Marshal(drawn.renditions())
		if err != nil {
			return err
		}
		_, err = db.Exec(ctx, d, putPicture, p.ID, i+1, drawn.Alt.En, drawn.Alt.Hi, drawn.Width, drawn.Height, drawn.Tint,
			string(renditions))
		if err != nil {
			return fmt.Errorf("picture %s: %w", name, err)
		}
	}
	return nil
}

const putText = `
INSERT INTO product_texts (product_id, language, kind, position, icon, title, body) VALUES (?, ?, ?, ?, ?, ?, ?)`

func (p product) writeTexts(ctx context.Context, d *db.DB, language lang.Language, t texts) error {
	kinds := map[string][]note{
		"highlight": t.Highlight, "care": t.Care, "declaration": t.Declaration, "faq": t.FAQ, "returns": {{Body: t.Returns}},
	}
	for _, paragraph := range t.Description {
		kinds["description"] = append(kinds["description"], note{Body: paragraph})
	}
	for kind, notes := range kinds {
		for i, n := range notes {
			if _, err := db.Exec(ctx, d, putText, p.ID, string(language), kind, i+1, n.Icon, n.Title, n.Body); err != nil {
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
