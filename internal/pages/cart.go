package pages

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"mylo/internal/cart"
	"mylo/internal/catalog"
	"mylo/internal/kernel/errs"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/httpx"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// CartPage is the props of the cart page.
type CartPage struct {
	Cart        view.Cart          `json:"cart"`
	Suggestions []view.ProductCard `json:"suggestions" nullable:"false" doc:"What to look at when the cart is empty"`
	Problem     string             `json:"problem" doc:"Code of what went wrong with the form that led here, or empty"`
}

// cartTitle is empty in English, where the rule for store pages gives the title.
var cartTitle = lang.Text{Hi: "आपका कार्ट | मायलो"}

// cartPage serves GET /cart.
func (p *Pages) cartPage(r *http.Request, v *visit.Visit) (Page, error) {
	c, err := p.Cart.View(r.Context(), owner(v))
	if err != nil {
		return Page{}, err
	}
	props := CartPage{Cart: view.NewCart(v, c), Suggestions: []view.ProductCard{}, Problem: knownProblem(r.URL.Query().Get("problem"))}
	if props.Cart.Empty {
		props.Suggestions = p.bestsellers(v, 4)
	}
	return Page{Name: "cart", Props: props, Head: p.head(v, cartTitle.In(v.Language), "", false)}, nil
}

// addToCart serves POST /cart/add, the form of the product page for browsers without JavaScript.
func (p *Pages) addToCart(_ http.ResponseWriter, r *http.Request) error {
	v := visit.From(r.Context())
	form, err := httpx.Form(r)
	if err != nil {
		return err
	}
	product, err := wholeNumber(form, "productId")
	if err != nil {
		return err
	}
	option, err := wholeNumber(form, "optionId")
	if err != nil {
		return err
	}
	quantity, err := wholeNumber(form, "quantity")
	if err != nil {
		return err
	}
	_, err = p.Cart.Add(r.Context(), owner(&v), cart.Addition{
		Product:  catalog.ProductID(product),
		Option:   catalog.OptionID(option),
		Quantity: int(max(1, quantity)),
	})
	return p.backToCart(&v, err)
}

// changeLine serves POST /cart/lines/{line}: a new quantity, or action=remove.
func (p *Pages) changeLine(_ http.ResponseWriter, r *http.Request) error {
	v := visit.From(r.Context())
	form, err := httpx.Form(r)
	if err != nil {
		return err
	}
	line := r.PathValue("line")
	if form.Get("action") == "remove" {
		_, err := p.Cart.Remove(r.Context(), owner(&v), line)
		return p.backToCart(&v, err)
	}
	quantity, err := wholeNumber(form, "quantity")
	if err != nil {
		return err
	}
	_, err = p.Cart.SetQuantity(r.Context(), owner(&v), line, int(quantity))
	return p.backToCart(&v, err)
}

// backToCart shows the cart after a form, with the reason when the change was refused. A failure of ours is
// answered as one.
func (p *Pages) backToCart(v *visit.Visit, err error) error {
	target := v.URL("/cart")
	if err != nil {
		e := errs.From(err)
		if e.Kind != errs.Refused && e.Kind != errs.Invalid && e.Kind != errs.NotFound {
			return err
		}
		target += "?problem=" + url.QueryEscape(e.Code)
	}
	return httpx.RedirectTo(http.StatusSeeOther, target)
}

func owner(v *visit.Visit) cart.Owner { return cart.Owner{GuestID: v.GuestID, Market: v.Market} }

// knownProblem lets through what looks like a code of ours; the page has words for those only.
func knownProblem(code string) string {
	if strings.HasPrefix(code, "cart.") || strings.HasPrefix(code, "catalog.") {
		return code
	}
	return ""
}

// wholeNumber reads a number from a form. A missing one is 0; anything that is no number is an error.
func wholeNumber(form url.Values, name string) (int64, error) {
	text := form.Get(name)
	if text == "" {
		return 0, nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 || n > 1<<53 {
		return 0, httpx.ErrInvalid.Field(name, "not_a_number")
	}
	return n, nil
}
