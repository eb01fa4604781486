package pages

import (
	"net/http"

	"mylo/internal/kernel/lang"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// HomePage is the props of the store home.
type HomePage struct {
	Products []view.ProductCard `json:"products" nullable:"false"`
}

// homeProducts is how many products the store home shows.
const homeProducts = 12

var homeDescription = lang.Text{
	En: "Soft, honest baby and mother care, delivered across India and the UAE.",
	Hi: "माँ और शिशु की देखभाल के लिए नरम, भरोसेमंद चीज़ें, भारत और यूएई में घर तक।",
}

// home serves GET /, the store home.
func (p *Pages) home(_ *http.Request, v *visit.Visit) (Page, error) {
	props := HomePage{Products: []view.ProductCard{}}
	for _, item := range p.Catalog.Index().All() {
		if len(props.Products) == homeProducts {
			break
		}
		props.Products = append(props.Products, view.NewProductCard(v, item))
	}
	head := p.head(v, "", homeDescription.In(v.Language), true)
	head.Graph = p.organization()
	return Page{Name: "home", Props: props, Head: head}, nil
}
