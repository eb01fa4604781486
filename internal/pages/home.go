package pages

import (
	"net/http"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// HomePage is the props of the store home. A block with nothing in it is left out by the front end.
type HomePage struct {
	Hero       *view.Picture       `json:"hero,omitempty" doc:"The welcome's picture"`
	Products   []view.ProductCard  `json:"products" nullable:"false" doc:"What to show first"`
	Categories []view.CategoryLink `json:"categories" nullable:"false"`
	Stages     []StageLink         `json:"stages" nullable:"false"`
	Shelves    []Shelf             `json:"shelves" nullable:"false"`
	Popular    []view.CategoryLink `json:"popular" nullable:"false" doc:"A window of categories that moves on every day, then four that stay"`
}

// StageLink leads to what a stage needs.
type StageLink struct {
	Stage string `json:"stage" enum:"trying,pregnant,0-6,6-12,1-3"`
	URL   string `json:"url"`
}

// Shelf is a row of products.
type Shelf struct {
	Title    string             `json:"title"`
	URL      string             `json:"url"`
	Products []view.ProductCard `json:"products" nullable:"false"`
}

// homeTitle is empty in English, where the rule for store pages gives the title.
var homeTitle = lang.Text{Hi: "मायलो स्टोर: माँ और शिशु की देखभाल"}

var homeDescription = lang.Text{
	En: "Soft, honest baby and mother care, delivered across India and the UAE.",
	Hi: "माँ और शिशु की देखभाल के लिए नरम, भरोसेमंद चीज़ें, भारत और यूएई में घर तक।",
}

// shelfLength is how many products a row on the home page shows.
const shelfLength = 8

// home serves GET /, the store home.
func (p *Pages) home(_ *http.Request, v *visit.Visit) (Page, error) {
	ix := p.Catalog.Index()
	props := HomePage{
		Categories: view.NewCategoryLinks(v, ix, ix.Categories(), 2),
		Stages:     stageLinks(v),
		Products:   p.bestsellers(v, shelfLength),
		Shelves:    []Shelf{},
		Popular:    p.popular(v, ix),
	}
	for _, c := range ix.Categories() {
		if products := p.promotable(v, ix.On(c.ID), shelfLength); len(products) >= shelfLength/2 {
			props.Shelves = append(props.Shelves, Shelf{Title: c.Name.In(v.Language), URL: v.URL(c.Path()), Products: products})
		}
	}
	head := p.head(v, homeTitle.In(v.Language), homeDescription.In(v.Language), true)
	if drawn, ok := ix.Picture("home-hero"); ok {
		hero := view.NewPicture(v, drawn)
		props.Hero, head.Lead = &hero, &hero
	} else if len(props.Products) > 0 {
		head.Lead = &props.Products[0].Picture
	}
	head.Graph = p.organization()
	return Page{Name: "home", Props: props, Head: head}, nil
}

// stageLinks leads from each stage to everything the store has for it.
func stageLinks(v *visit.Visit) []StageLink {
	links := []StageLink{}
	for _, stage := range catalog.Stages() {
		query := writeWish(catalog.Wish{Stages: []catalog.Stage{stage}})
		links = append(links, StageLink{Stage: string(stage), URL: v.URL(wholeStorePath) + "?" + query})
	}
	return links
}

// bestsellers gives the products to show first: until orders say otherwise, those that most people have rated well.
func (p *Pages) bestsellers(v *visit.Visit, n int) []view.ProductCard {
	wish := catalog.Wish{Market: v.Market, Sort: catalog.BestRated, InStock: true}
	return p.promotable(v, wish.Choose(p.Catalog.Index().All(), p.ratings).Products, n)
}

// promotable shows the first products that may be promoted and bought, one of each group of siblings.
func (p *Pages) promotable(v *visit.Visit, products []*catalog.Product, n int) []view.ProductCard {
	cards := []view.ProductCard{}
	groups := map[int64]bool{}
	for _, item := range products {
		if len(cards) == n {
			break
		}
		if item.IMSRestricted || item.SoldOut || !item.SoldIn(v.Market) || item.Group != 0 && groups[item.Group] {
			continue
		}
		groups[item.Group] = true
		cards = append(cards, view.NewProductCard(v, item, p.ratings))
	}
	return cards
}
