package api

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/money"
	"mylo/internal/view"
	"mylo/internal/visit"
)

func (a *API) registerCatalog(api huma.API) {
	huma.Register(api, huma.Operation{
		OperationID: "getProduct", Method: http.MethodGet, Path: "/api/getProduct/{id}", Tags: []string{tagStore},
		Summary: "One product with its bundle options",
		Errors:  []int{http.StatusBadRequest, http.StatusNotFound},
	}, a.getProduct)
}

// ProductData is a product as the specification reads it, in both spellings where it has two.
type ProductData struct {
	ID           int64          `json:"id"`
	ProductID    int64          `json:"product_id"`
	Name         string         `json:"name"`
	Nickname     string         `json:"nickname"`
	HindiName    string         `json:"hindi_name"`
	Brand        string         `json:"brand"`
	Type         int            `json:"type" enum:"1,2,3,4,5,6"`
	Price        Rupees         `json:"price"`
	StrikePrice  Rupees         `json:"strikeprice"`
	StrikePrice2 Rupees         `json:"strikePrice"`
	WebURL       string         `json:"web_url"`
	Images       []string       `json:"images" nullable:"false"`
	Description  []string       `json:"description" nullable:"false"`
	Options      []BundleOption `json:"options" nullable:"false"`
	Offers       []Offer        `json:"offers" nullable:"false"`
	FAQ          []FAQEntry     `json:"faq" nullable:"false"`
	IsOutOfStock bool           `json:"isOutOfStock"`
}

// BundleOption is one pack of a product.
type BundleOption struct {
	ID          int64  `json:"id"`
	Title       string `json:"title"`
	Price       Rupees `json:"price"`
	StrikePrice Rupees `json:"strikePrice"`
	UnitPrice   Rupees `json:"unitPrice"`
	OfferID     *int64 `json:"offerId,omitempty"`
}

// Offer names an offer that the product takes part in.
type Offer struct {
	OfferID int64  `json:"offer_id"`
	Name    string `json:"name"`
}

// FAQEntry is a question with its answer.
type FAQEntry struct {
	QuestionName       string `json:"questionName"`
	AcceptedAnswerText string `json:"acceptedAnswerText"`
}

type getProductInput struct {
	ID       int64  `path:"id" minimum:"1" doc:"Product id" example:"970"`
	Language string `query:"language" doc:"en or hi; else Accept-Language, else the language cookie"`
}

func (a *API) getProduct(ctx context.Context, in *getProductInput) (*reply[Envelope[ProductData]], error) {
	v := visit.From(ctx)
	details, err := a.details(ctx, &v, catalog.ProductID(in.ID))
	if err != nil {
		return nil, err
	}
	return answer(Envelope[ProductData]{Success: true, Data: toProductData(&v, details)}), nil
}

// details finds a product that is sold in the visitor's market, or returns catalog.ErrNotFound.
func (a *API) details(ctx context.Context, v *visit.Visit, id catalog.ProductID) (catalog.Details, error) {
	details, err := a.Catalog.Details(ctx, id, v.Language)
	if err == nil && !details.Product.SoldIn(v.Market) {
		err = catalog.ErrNotFound.With("product", int64(id))
	}
	return details, err
}

// listed is the price to compare with: a struck price that nobody was ever asked to pay is not told.
func listed(p *catalog.Product, price, mrp money.Paise) money.Paise {
	return catalog.Choice{Product: p, Price: price, MRP: mrp}.Listed()
}

func toProductData(v *visit.Visit, d catalog.Details) ProductData {
	p := d.Product
	out := ProductData{
		ID: int64(p.ID), ProductID: int64(p.ID),
		Name: p.Name.In(v.Language), Nickname: p.Nickname, HindiName: p.Name.In(lang.Hi),
		Brand: p.Brand, Type: int(p.Type),
		Price: Rupees(p.Price), StrikePrice: Rupees(listed(p, p.Price, p.MRP)), StrikePrice2: Rupees(listed(p, p.Price, p.MRP)),
		WebURL:       v.URL(p.Path()),
		Images:       []string{},
		Description:  append([]string{}, d.Description...),
		Options:      []BundleOption{},
		Offers:       []Offer{},
		FAQ:          []FAQEntry{},
		IsOutOfStock: catalog.AvailabilityOf(d.Left, 1) == catalog.OutOfStock,
	}
	for _, picture := range d.Pictures {
		out.Images = append(out.Images, view.NewPicture(v, picture).Src)
	}
	for _, q := range d.FAQ {
		out.FAQ = append(out.FAQ, FAQEntry{QuestionName: q.Title, AcceptedAnswerText: q.Body})
	}
	for _, o := range p.Options {
		option := BundleOption{
			ID: int64(o.ID), Title: o.Title.In(v.Language),
			Price: Rupees(o.Price), StrikePrice: Rupees(listed(p, o.Price, o.MRP)), UnitPrice: Rupees(o.UnitPrice),
		}
		if o.OfferID != 0 {
			offer := o.OfferID
			option.OfferID = &offer
			if !p.IMSRestricted {
				out.Offers = append(out.Offers, Offer{OfferID: offer, Name: o.Title.In(v.Language)})
			}
		}
		out.Options = append(out.Options, option)
	}
	return out
}
