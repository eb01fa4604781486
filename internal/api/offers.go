package api

import (
	"context"
	"net/http"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/catalog"
	"mylo/internal/visit"
)

func (a *API) registerOffers(api huma.API) {
	huma.Register(api, huma.Operation{
		OperationID: "offers", Method: http.MethodGet, Path: "/api/offers", Tags: []string{tagStore},
		Summary:     "Offers of products",
		Description: "Ids that cannot be read give an empty list and are logged as offer_api_fail. Products that may not be promoted have no offers.",
	}, a.offers)
}

type offersInput struct {
	InApp      bool   `query:"inApp"`
	ProductIDs string `query:"product_ids" doc:"Comma-separated"`
	Type       string `query:"type" doc:"Offer user type"`
	UserType   string `query:"userType"`
}

// ProductOffer is an offer of one product.
type ProductOffer struct {
	ProductID int64  `json:"product_id"`
	OfferID   int64  `json:"offer_id"`
	Name      string `json:"name"`
	Price     Rupees `json:"price"`
}

func (a *API) offers(ctx context.Context, in *offersInput) (*reply[Envelope[[]ProductOffer]], error) {
	v := visit.From(ctx)
	out := []ProductOffer{}
	for _, id := range a.offerProducts(ctx, in, v.InApp) {
		p, err := a.Catalog.Index().ByID(catalog.ProductID(id))
		if err != nil || p.IMSRestricted || !p.SoldIn(v.Market) {
			continue
		}
		for _, o := range p.Options {
			if o.OfferID != 0 {
				out = append(out, ProductOffer{ProductID: id, OfferID: o.OfferID, Name: o.Title.In(v.Language), Price: Rupees(o.Price)})
			}
		}
	}
	return answer(Envelope[[]ProductOffer]{Success: true, Data: out}), nil
}

// offerProducts reads whose offers are asked for; an unreadable list asks for nobody's.
func (a *API) offerProducts(ctx context.Context, in *offersInput, inApp bool) []int64 {
	if in.ProductIDs == "" {
		return nil
	}
	if !in.InApp && !inApp {
		ids, err := OfferIDs(in.ProductIDs)
		if err != nil {
			a.Logger.WarnContext(ctx, "offer_api_fail", "error", err)
		}
		return ids
	}
	var ids []int64
	for entry := range strings.SplitSeq(AppOfferIDs(in.ProductIDs), ",") {
		if id, err := strconv.ParseInt(entry, 10, 64); err == nil {
			ids = append(ids, id)
		}
	}
	return ids
}
