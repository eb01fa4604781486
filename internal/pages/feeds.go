package pages

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// feedBatch is for how many products the stock is asked at once.
const feedBatch = 500

// feedVisit is whom the feed is written for: India, in English.
var feedVisit = visit.Visit{Market: market.India, Language: lang.En}

// productFeed serves /feeds/products.xml: what we sell, for merchants' lists of other sites. Goods that may not be
// promoted and what is no goods at all are not in it. Each product is offered as its page offers it first.
func (p *Pages) productFeed(w http.ResponseWriter, r *http.Request) error {
	ix := p.Catalog.Index()
	x := (*xmlWriter)(nil)
	for batch := range slices.Chunk(ix.All(), feedBatch) {
		batch = slices.DeleteFunc(slices.Clone(batch), func(item *catalog.Product) bool { return !inFeed(item) })
		left, err := p.stock(r.Context(), batch)
		if err != nil && x == nil {
			return err
		}
		if err != nil {
			panic(http.ErrAbortHandler) // half a feed must not look like a whole one
		}
		if x == nil {
			x = p.startFeed(w)
		}
		for _, item := range batch {
			p.writeItem(x, ix, item, left[item.ID])
		}
	}
	if x == nil {
		x = p.startFeed(w)
	}
	x.raw("</channel></rss>")
	return x.Flush()
}

func (p *Pages) startFeed(w http.ResponseWriter) *xmlWriter {
	x := startXML(w)
	x.raw(`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`)
	x.tag("title", p.Site.Brand)
	x.tag("link", p.Site.Origin+"/")
	x.tag("description", homeDescription.En)
	return x
}

func (p *Pages) stock(ctx context.Context, batch []*catalog.Product) (map[catalog.ProductID]int, error) {
	ids := make([]catalog.ProductID, 0, len(batch))
	for _, item := range batch {
		ids = append(ids, item.ID)
	}
	return p.Catalog.Left(ctx, ids)
}

func inFeed(item *catalog.Product) bool {
	return item.Type == catalog.ShopProduct && item.SoldIn(market.India) && !item.IMSRestricted && len(item.Cover.Renditions) > 0
}

func (p *Pages) writeItem(x *xmlWriter, ix *catalog.Index, item *catalog.Product, left int) {
	choice, err := item.Choose(0)
	if err != nil || choice.Price <= 0 {
		return
	}
	id, title := strconv.FormatInt(int64(item.ID), 10), item.Name.En
	group := item.Group
	if choice.Option != 0 { // as the structured data of the page calls it
		id += "-" + strconv.FormatInt(int64(choice.Option), 10)
		title += " – " + choice.Title.En
		group = int64(item.ID)
	}
	availability := "in_stock"
	if catalog.AvailabilityOf(left, choice.Units) == catalog.OutOfStock {
		availability = "out_of_stock"
	}
	x.raw("<item>")
	x.tag("g:id", id)
	x.tag("title", title)
	x.tag("description", item.Tagline.En)
	x.tag("link", p.Site.Origin+feedVisit.URL(item.Path()))
	x.tag("g:image_link", p.Site.Origin+view.NewPicture(&feedVisit, item.Cover).Src)
	x.tag("g:availability", availability)
	x.tag("g:condition", "new")
	x.tag("g:brand", p.Site.Brand)
	x.tag("g:identifier_exists", "no")
	writePrices(x, choice)
	writeSize(x, item, choice)
	if group != 0 {
		x.tag("g:item_group_id", strconv.FormatInt(group, 10))
	}
	if way := ix.Way(firstOf(item.Categories)); len(way) > 0 {
		x.tag("g:product_type", namesOf(way))
	}
	x.raw("</item>\n")
}

// writePrices tells the price that is asked, and the struck one when it is real.
func writePrices(x *xmlWriter, c catalog.Choice) {
	amount := func(n money.Paise) string { return n.Decimal() + " " + market.India.Currency() }
	if strike := c.Strike(); strike > c.Price {
		x.tag("g:price", amount(strike))
		x.tag("g:sale_price", amount(c.Price))
		return
	}
	x.tag("g:price", amount(c.Price))
}

// writeSize tells how much it is: the size, the pack, and what the unit price is for.
func writeSize(x *xmlWriter, item *catalog.Product, c catalog.Choice) {
	switch item.Variant.Kind {
	case catalog.BySize:
		x.tag("g:size", item.Variant.Label.En)
	case catalog.ByColour:
		x.tag("g:color", item.Variant.Label.En)
	}
	if c.Units > 1 {
		x.tag("g:multipack", strconv.Itoa(c.Units))
	}
	if item.Net.Amount > 0 && (item.Net.Unit == "ml" || item.Net.Unit == "g") {
		x.tag("g:unit_pricing_measure", strconv.Itoa(item.Net.Amount*c.Units)+" "+item.Net.Unit)
		x.tag("g:unit_pricing_base_measure", "100 "+item.Net.Unit)
	}
}

func namesOf(way []*catalog.Category) string {
	names := make([]string, 0, len(way))
	for _, c := range way {
		names = append(names, c.Name.En)
	}
	return strings.Join(names, " > ")
}
