package api

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/cart"
	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/view"
	"mylo/internal/visit"
)

func (a *API) registerCart(api huma.API) {
	huma.Register(api, huma.Operation{
		OperationID: "getCartDetails", Method: http.MethodGet, Path: "/api/getCartDetails", Tags: []string{tagCart},
		Summary: "The visitor's cart as a list of cart products",
	}, a.getCartDetails)
	ours := func(id, method, path, summary string, errors ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Tags: []string{tagCart}, Summary: summary, Errors: errors}
	}
	huma.Register(api, ours("viewCart", http.MethodGet, "/api/cart", "The visitor's cart, priced and worded"), a.viewCart)
	huma.Register(api, ours("addCartLine", http.MethodPost, "/api/cart/lines", "Put something in the cart",
		http.StatusBadRequest, http.StatusNotFound, http.StatusUnprocessableEntity), a.addCartLine)
	huma.Register(api, ours("setCartLine", http.MethodPut, "/api/cart/lines/{line}", "Change the quantity of a line",
		http.StatusBadRequest, http.StatusNotFound, http.StatusUnprocessableEntity), a.setCartLine)
	huma.Register(api, ours("removeCartLine", http.MethodDelete, "/api/cart/lines/{line}", "Take a line out of the cart"), a.removeCartLine)
}

func owner(v *visit.Visit) cart.Owner { return cart.Owner{GuestID: v.GuestID, Market: v.Market} }

// CartDetails is the cart as the specification reads it.
type CartDetails struct {
	CartProducts []CartProduct `json:"cart_products" nullable:"false"`
}

// CartProduct is one line of the cart in the specification's words.
type CartProduct struct {
	ID          int64    `json:"id"`
	Name        string   `json:"name"`
	Nickname    string   `json:"nickname"`
	HindiName   string   `json:"hindi_name"`
	Brand       string   `json:"brand"`
	Images      []string `json:"images" nullable:"false"`
	Type        int      `json:"type"`
	Quantity    int      `json:"quantity"`
	Price       Rupees   `json:"price"`
	StrikePrice Rupees   `json:"strikeprice"`
	SourcePrice Rupees   `json:"source_price"`
	CartTotal   Rupees   `json:"cart_total"`
	FinalPrice  Rupees   `json:"final_price"`
	Discount    Rupees   `json:"discount"`
	OfferID     *int64   `json:"offer_id,omitempty"`
	IsSample    string   `json:"is_sample" enum:"0,1"`
	ShowImage   bool     `json:"showImage"`
}

type guestInput struct {
	WebUserID string `query:"web_user_id" doc:"Guest id, for clients without cookies"`
}

func (a *API) getCartDetails(ctx context.Context, _ *guestInput) (*reply[Envelope[CartDetails]], error) {
	v := visit.From(ctx)
	details := CartDetails{CartProducts: []CartProduct{}}
	c, err := a.Cart.View(ctx, owner(&v))
	if err != nil {
		return nil, err
	}
	for _, line := range c.Lines {
		if line.Buyable() {
			details.CartProducts = append(details.CartProducts, toCartProduct(&v, line))
		}
	}
	return answer(Envelope[CartDetails]{Success: true, Data: details}), nil
}

func toCartProduct(v *visit.Visit, l cart.Line) CartProduct {
	p := l.Choice.Product
	out := CartProduct{
		ID: int64(p.ID), Name: p.Name.In(v.Language), Nickname: p.Nickname, HindiName: p.Name.In(lang.Hi), Brand: p.Brand,
		Images: []string{view.NewPicture(v, p.Cover).Src}, Type: int(p.Type), Quantity: l.Quantity,
		Price: Rupees(l.Choice.Price), StrikePrice: Rupees(l.Choice.Listed()), SourcePrice: Rupees(l.Choice.Price),
		CartTotal: Rupees(l.Total.Total), FinalPrice: Rupees(l.Total.Total),
		Discount: Rupees(l.Total.MRPTotal - l.Total.Total),
		IsSample: "0", ShowImage: true,
	}
	for _, o := range p.Options {
		if o.ID == l.Option && o.OfferID != 0 {
			offer := o.OfferID
			out.OfferID = &offer
		}
	}
	return out
}

func (a *API) viewCart(ctx context.Context, _ *guestInput) (*reply[view.Cart], error) {
	v := visit.From(ctx)
	return shown(&v)(a.Cart.View(ctx, owner(&v)))
}

type addCartLineInput struct {
	Body struct {
		ProductID int64  `json:"productId" minimum:"1"`
		OptionID  *int64 `json:"optionId,omitempty" minimum:"0" doc:"Bundle option; the usual one when absent"`
		Quantity  int    `json:"quantity" minimum:"1" maximum:"1000"`
		Key       string `json:"key,omitempty" maxLength:"64" doc:"Chosen by the client for each intent; a repeat with the same key adds nothing"`
	}
}

func (a *API) addCartLine(ctx context.Context, in *addCartLineInput) (*reply[view.Cart], error) {
	v := visit.From(ctx)
	addition := cart.Addition{Product: catalog.ProductID(in.Body.ProductID), Quantity: in.Body.Quantity, Key: in.Body.Key}
	if in.Body.OptionID != nil {
		addition.Option = catalog.OptionID(*in.Body.OptionID)
	}
	return shown(&v)(a.Cart.Add(ctx, owner(&v), addition))
}

type setCartLineInput struct {
	Line string `path:"line" maxLength:"64"`
	Body struct {
		Quantity int `json:"quantity" minimum:"1" maximum:"1000"`
	}
}

func (a *API) setCartLine(ctx context.Context, in *setCartLineInput) (*reply[view.Cart], error) {
	v := visit.From(ctx)
	return shown(&v)(a.Cart.SetQuantity(ctx, owner(&v), in.Line, in.Body.Quantity))
}

type removeCartLineInput struct {
	Line string `path:"line" maxLength:"64"`
}

func (a *API) removeCartLine(ctx context.Context, in *removeCartLineInput) (*reply[view.Cart], error) {
	v := visit.From(ctx)
	return shown(&v)(a.Cart.Remove(ctx, owner(&v), in.Line))
}

// shown words a cart for the visitor, or passes the error on.
func shown(v *visit.Visit) func(cart.Cart, error) (*reply[view.Cart], error) {
	return func(c cart.Cart, err error) (*reply[view.Cart], error) {
		if err != nil {
			return nil, err
		}
		return answer(view.NewCart(v, c)), nil
	}
}
