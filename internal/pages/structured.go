package pages

import (
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
	"mylo/internal/view"
)

// thing is a node of structured data. Its values are only what the page shows.
type thing map[string]any

// breadcrumbList tells search engines where the page hangs.
func (p *Pages) breadcrumbList(crumbs []Crumb) thing {
	items := make([]thing, 0, len(crumbs))
	for i, c := range crumbs {
		item := thing{"@type": "ListItem", "position": i + 1, "name": c.Label}
		if c.URL != "" {
			item["item"] = p.Site.Origin + c.URL
		}
		items = append(items, item)
	}
	return thing{"@type": "BreadcrumbList", "itemListElement": items}
}

// organization describes the seller, once, on the home page.
func (p *Pages) organization() []any {
	return []any{
		thing{
			"@type": "OnlineStore", "@id": p.Site.Origin + "/#organization", "name": p.Site.Brand,
			"legalName": p.Site.LegalName, "url": p.Site.Origin + "/", "logo": p.Site.Origin + "/icon-512.png",
		},
		thing{"@type": "WebSite", "@id": p.Site.Origin + "/#website", "name": p.Site.Brand, "url": p.Site.Origin + "/"},
	}
}

// productGroup describes a product with its bundle options as variants, or a single product without options.
func (p *Pages) productGroup(shown view.Product, options []view.Option, item *catalog.Product, m market.Market) thing {
	images := make([]string, 0, len(shown.Pictures))
	for _, picture := range shown.Pictures {
		images = append(images, p.Site.Origin+picture.Src)
	}
	base := thing{
		"name": shown.Name, "description": shown.Tagline, "image": images,
		"brand": thing{"@type": "Brand", "name": p.Site.Brand},
	}
	if len(item.Options) == 0 {
		base["@type"], base["sku"] = "Product", strconv.FormatInt(shown.ID, 10)
		base["offers"] = p.offer(shown, options[0], m)
		return base
	}
	variants := make([]thing, 0, len(options))
	for _, o := range options {
		variants = append(variants, thing{
			"@type": "Product", "name": shown.Name + " – " + o.Title, "image": images,
			"sku": strconv.FormatInt(shown.ID, 10) + "-" + o.ID, "size": o.Title, "offers": p.offer(shown, o, m),
		})
	}
	base["@type"], base["productGroupID"] = "ProductGroup", strconv.FormatInt(shown.ID, 10)
	base["variesBy"], base["hasVariant"] = []string{"https://schema.org/size"}, variants
	return base
}

// offer states the price in the currency that the page shows it in.
func (p *Pages) offer(shown view.Product, o view.Option, m market.Market) thing {
	amount := money.Paise(o.Price.Paise).Decimal()
	if m == market.UAE {
		amount = money.ToFils(money.Paise(o.Price.Paise)).Decimal()
	}
	availability := "https://schema.org/InStock"
	if o.Availability == string(catalog.OutOfStock) {
		availability = "https://schema.org/OutOfStock"
	}
	return thing{
		"@type": "Offer", "price": amount, "priceCurrency": m.Currency(), "availability": availability,
		"itemCondition": "https://schema.org/NewCondition", "url": p.Site.Origin + shown.URL,
	}
}
