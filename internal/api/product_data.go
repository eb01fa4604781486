package api

import (
	"cmp"
	"context"
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/catalog"
	"mylo/internal/visit"
)

func (a *API) registerProductData(api huma.API) {
	huma.Register(api, huma.Operation{
		OperationID: "getProductData", Method: http.MethodGet, Path: "/api/new/getProductData", Tags: []string{tagStore},
		Summary: "A product with its variant cards; a failure answers with empty data and error true",
	}, a.getProductData)
	huma.Register(api, huma.Operation{
		OperationID: "getSimilarContent", Method: http.MethodGet, Path: "/api/getSimilarContent/{id}", Tags: []string{tagStore},
		Summary: "What goes with a product; a failure answers with empty data and error true",
	}, a.getSimilarContent)
}

// Fallible is the envelope of the calls that never fail outwardly.
type Fallible[T any] struct {
	Data  T    `json:"data"`
	Error bool `json:"error"`
}

// PageData is a product as its page's cards.
type PageData struct {
	Product *ProductData  `json:"product,omitempty"`
	Cards   []VariantCard `json:"cards" nullable:"false"`
}

// VariantCard is the choice between variants or plans, in the specification's words and spellings.
type VariantCard struct {
	ItemType        string         `json:"itemType" enum:"PDP_VARIANT_OPTIONS"`
	VariantType     string         `json:"variant_type"`
	DisplayStyle    string         `json:"dispaly_style"`
	Sequence        int            `json:"sequence"`
	Heading         string         `json:"heading"`
	EnableSelection bool           `json:"enableSelection"`
	Data            []VariantEntry `json:"data" nullable:"false"`
}

// VariantEntry is one variant or plan.
type VariantEntry struct {
	Selected                bool     `json:"selected"`
	Availability            bool     `json:"availability"`
	IsOutOfStock            bool     `json:"isOutOfStock"`
	ProductID               int64    `json:"product_id"`
	OptionID                int64    `json:"option_id,omitempty"`
	VariantFeatures         []string `json:"variant_features" nullable:"false"`
	IsBestValue             bool     `json:"is_best_value"`
	BestValueText           string   `json:"best_value_text"`
	Colour                  string   `json:"colour"`
	Title                   string   `json:"title"`
	Name                    string   `json:"name"`
	Price                   Rupees   `json:"price"`
	StrikePrice             Rupees   `json:"strikeprice"`
	PriceText               string   `json:"priceText"`
	PerMonthPrice           Rupees   `json:"perMonthPrice"`
	PerMonthPriceText       string   `json:"perMonthPriceText"`
	Delivery                Rupees   `json:"delivery"`
	GullackPoints           int      `json:"gullackpoints"`
	WebURL                  string   `json:"web_url"`
	BookNowCta              string   `json:"bookNowCta"`
	BookNowCtaDeeplink      string   `json:"bookNowCtaDeeplink"`
	BookNowCtaDeeplinkValue string   `json:"bookNowCtaDeeplinkValue"`
}

type productDataInput struct {
	ProductID string `query:"product_id"`
	ID        string `query:"id" doc:"The same, for clients that call it so"`
	Language  string `query:"language"`
	InApp     bool   `query:"inApp"`
}

func (a *API) getProductData(ctx context.Context, in *productDataInput) (*reply[Fallible[PageData]], error) {
	v := visit.From(ctx)
	details, err := a.details(ctx, &v, productID(cmp.Or(in.ProductID, in.ID)))
	if err != nil {
		a.logFailure(ctx, "getProductData", err)
		return answer(Fallible[PageData]{Data: PageData{Cards: []VariantCard{}}, Error: true}), nil
	}
	product := toProductData(&v, details)
	cards := toVariantCards(&v, a.Catalog.Index(), details)
	return answer(Fallible[PageData]{Data: PageData{Product: &product, Cards: cards}}), nil
}

type similarInput struct {
	ID string `path:"id"`
}

func (a *API) getSimilarContent(ctx context.Context, in *similarInput) (*reply[Fallible[[]ProductTile]], error) {
	v := visit.From(ctx)
	out := []ProductTile{}
	ix := a.Catalog.Index()
	p, err := ix.ByID(productID(in.ID))
	if err != nil {
		a.logFailure(ctx, "getSimilarContent", err)
		return answer(Fallible[[]ProductTile]{Data: out, Error: true}), nil
	}
	for _, id := range p.Related {
		if other, err := ix.ByID(id); err == nil && other.SoldIn(v.Market) && !other.IMSRestricted {
			out = append(out, toTile(&v, other))
		}
	}
	return answer(Fallible[[]ProductTile]{Data: out}), nil
}

// productID reads an id from a call that never fails outwardly: what is no number names no product.
func productID(text string) catalog.ProductID {
	id, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0
	}
	return catalog.ProductID(id)
}

// logFailure keeps the cause of a call that answers as if nothing had happened.
func (a *API) logFailure(ctx context.Context, call string, err error) {
	a.Logger.WarnContext(ctx, "api_error", "call", call, "error", err)
}
