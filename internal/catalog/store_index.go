package catalog

import (
	"context"
	"fmt"

	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
)

const (
	publishedProducts = `
SELECT id, slug, type, brand, nickname, name, hindi_name, tagline, hindi_tagline, unit, hindi_unit,
       price_paise, mrp_paise, returnable, ims_restricted, group_id, variant_kind, variant_label, hindi_variant_label,
       variant_colour, variant_position, weight_from_g, weight_to_g, net_amount, net_unit, hsn, trust_signal,
       hindi_trust_signal, booster_price_paise, sale_price_paise, strike_proven, markets, stages
FROM products
WHERE published = 1
ORDER BY id`

	allOptions = `
SELECT product_id, option_id, title, hindi_title, units, price_paise, mrp_paise, unit_price_paise,
       offer_id, best_value_text, hindi_best_value_text, is_default, months, features
FROM bundle_options
ORDER BY product_id, position`

	covers = `
SELECT product_id, alt, hindi_alt, width, height, tint, renditions
FROM product_media
WHERE position = 1`

	allCategories = `
SELECT id, parent_id, slug, name, hindi_name, intro, hindi_intro, icon, section, position
FROM categories
ORDER BY id`

	placements = `SELECT product_id, category_id AS other_id FROM product_categories ORDER BY category_id, position, product_id`
	soldOut    = `
SELECT p.id FROM products p LEFT JOIN stock s ON s.product_id = p.id
WHERE p.published = 1 AND (s.product_id IS NULL OR s.on_hand <= s.reserved)`

	sitePictures = `SELECT name, alt, hindi_alt, width, height, tint, renditions FROM site_pictures`
	allRelations = `SELECT product_id, related_id AS other_id FROM related_products ORDER BY product_id, position`
)

// Index reads what every page needs of every published product, in the same few queries however many there are.
func (s *Store) Index(ctx context.Context) (Index, error) {
	rows, err := db.All[productRow](ctx, s.db, publishedProducts)
	if err != nil {
		return Index{}, fmt.Errorf("read products: %w", err)
	}
	products := make([]*Product, 0, len(rows))
	for _, r := range rows {
		products = append(products, toProduct(r))
	}
	categories, err := s.categories(ctx)
	if err != nil {
		return Index{}, err
	}
	placed, err := s.placements(ctx)
	if err != nil {
		return Index{}, err
	}
	ix := newIndex(products, categories, placed)
	for _, add := range []func(context.Context, *Index) error{s.addOptions, s.addCovers, s.addRelations, s.addSoldOut, s.addSitePictures} {
		if err := add(ctx, ix); err != nil {
			return Index{}, err
		}
	}
	return *ix, nil
}

type categoryRow struct {
	ID         int64  `db:"id"`
	ParentID   int64  `db:"parent_id"`
	Slug       string `db:"slug"`
	Name       string `db:"name"`
	HindiName  string `db:"hindi_name"`
	Intro      string `db:"intro"`
	HindiIntro string `db:"hindi_intro"`
	Icon       string `db:"icon"`
	Section    string `db:"section"`
	Position   int    `db:"position"`
}

func (s *Store) categories(ctx context.Context) ([]*Category, error) {
	rows, err := db.All[categoryRow](ctx, s.db, allCategories)
	if err != nil {
		return nil, fmt.Errorf("read categories: %w", err)
	}
	out := make([]*Category, 0, len(rows))
	for _, r := range rows {
		out = append(out, &Category{
			ID: CategoryID(r.ID), Parent: CategoryID(r.ParentID), Slug: r.Slug,
			Name: lang.Text{En: r.Name, Hi: r.HindiName}, Intro: lang.Text{En: r.Intro, Hi: r.HindiIntro},
			Icon: r.Icon, Section: r.Section, Position: r.Position,
		})
	}
	return out, nil
}

type pairRow struct {
	ProductID int64 `db:"product_id"`
	OtherID   int64 `db:"other_id"`
}

func (s *Store) placements(ctx context.Context) ([]placement, error) {
	rows, err := db.All[pairRow](ctx, s.db, placements)
	if err != nil {
		return nil, fmt.Errorf("read what stands where: %w", err)
	}
	out := make([]placement, 0, len(rows))
	for _, r := range rows {
		out = append(out, placement{ProductID(r.ProductID), CategoryID(r.OtherID)})
	}
	return out, nil
}

func (s *Store) addRelations(ctx context.Context, ix *Index) error {
	rows, err := db.All[pairRow](ctx, s.db, allRelations)
	if err != nil {
		return fmt.Errorf("read related products: %w", err)
	}
	for _, r := range rows {
		if p, ok := ix.byID[ProductID(r.ProductID)]; ok && ix.byID[ProductID(r.OtherID)] != nil {
			p.Related = append(p.Related, ProductID(r.OtherID))
		}
	}
	return nil
}

func (s *Store) addOptions(ctx context.Context, ix *Index) error {
	rows, err := db.All[optionRow](ctx, s.db, allOptions)
	if err != nil {
		return fmt.Errorf("read bundle options: %w", err)
	}
	for _, r := range rows {
		p, ok := ix.byID[ProductID(r.ProductID)]
		if !ok {
			continue
		}
		option, err := toOption(r)
		if err != nil {
			return err
		}
		p.Options = append(p.Options, option)
	}
	return nil
}

func (s *Store) addCovers(ctx context.Context, ix *Index) error {
	rows, err := db.All[mediaRow](ctx, s.db, covers)
	if err != nil {
		return fmt.Errorf("read cover pictures: %w", err)
	}
	for _, r := range rows {
		p, ok := ix.byID[ProductID(r.ProductID)]
		if !ok {
			continue
		}
		if p.Cover, err = toPicture(r); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) addSoldOut(ctx context.Context, ix *Index) error {
	ids, err := db.All[int64](ctx, s.db, soldOut)
	if err != nil {
		return fmt.Errorf("read what is sold out: %w", err)
	}
	for _, id := range ids {
		if p, ok := ix.byID[ProductID(id)]; ok {
			p.SoldOut = true
		}
	}
	return nil
}

type sitePictureRow struct {
	Name       string `db:"name"`
	Alt        string `db:"alt"`
	HindiAlt   string `db:"hindi_alt"`
	Width      int    `db:"width"`
	Height     int    `db:"height"`
	Tint       string `db:"tint"`
	Renditions string `db:"renditions"`
}

func (s *Store) addSitePictures(ctx context.Context, ix *Index) error {
	rows, err := db.All[sitePictureRow](ctx, s.db, sitePictures)
	if err != nil {
		return fmt.Errorf("read the pictures of the site: %w", err)
	}
	for _, r := range rows {
		ix.pictures[r.Name], err = toPicture(mediaRow{
			Alt: r.Alt, HindiAlt: r.HindiAlt, Width: r.Width, Height: r.Height, Tint: r.Tint, Renditions: r.Renditions,
		})
		if err != nil {
			return fmt.Errorf("picture %s: %w", r.Name, err)
		}
	}
	return nil
}
