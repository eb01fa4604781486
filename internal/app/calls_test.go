package app_test

import (
	"net/http"
	"strings"
	"testing"

	"mylo/internal/app/apptest"
	"mylo/internal/platform/db"
)

func TestAProductIsAnsweredInTheSpecificationsWords(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	a := b.Call(http.MethodGet, "/api/getProduct/970", nil, nil)
	for _, want := range []string{
		`"id":970`, `"product_id":970`, `"strikeprice":699`, `"strikePrice":699`, `"hindi_name":"इन्सर्ट`, `"unitPrice":359`,
		`"offerId":5856`, `"questionName":`, `"acceptedAnswerText":`, `"success":true`,
	} {
		if !strings.Contains(a.Body, want) {
			t.Errorf("the answer lacks %s", want)
		}
	}
	if a := b.Call(http.MethodGet, "/api/getProduct/970?language=hi", nil, nil); !strings.Contains(a.Body, `"name":"इन्सर्ट`) {
		t.Error("the language parameter is not honoured")
	}
	if a := b.Call(http.MethodGet, "/api/getProduct/abc", nil, nil); a.Status != http.StatusBadRequest || !strings.Contains(a.Body, "request.invalid") {
		t.Errorf("an id that is no number: %d %s", a.Status, a.Body)
	}
}

func TestACartIsAnsweredInTheSpecificationsWords(t *testing.T) {
	t.Parallel()
	apptest.Each(t, cartInTheSpecificationsWords)
}

func cartInTheSpecificationsWords(t *testing.T, s *apptest.Server) {
	b := s.Browser()
	if a := b.Call(http.MethodGet, "/api/getCartDetails", nil, nil); a.Body != `{"success":true,"data":{"cart_products":[]}}`+"\n" {
		t.Errorf("an empty cart: %s", a.Body)
	}
	b.Call(http.MethodPost, "/api/cart/lines", map[string]any{"productId": 970, "optionId": 1, "quantity": 2}, nil)
	a := b.Call(http.MethodGet, "/api/getCartDetails", nil, nil)
	for _, want := range []string{
		`"id":970`, `"quantity":2`, `"price":1197`, `"strikeprice":2097`, `"cart_total":2394`, `"final_price":2394`, `"discount":1800`,
		`"offer_id":5856`, `"is_sample":"0"`,
	} {
		if !strings.Contains(a.Body, want) {
			t.Errorf("the answer lacks %s: %s", want, a.Body)
		}
	}
	if other := s.Browser().Call(http.MethodGet, "/api/getCartDetails", nil, nil); !strings.Contains(other.Body, `"cart_products":[]`) {
		t.Error("another guest sees this guest's cart")
	}
	app := s.Browser() // an app's own call has no cookies and names the guest it acts for
	a = app.Call(http.MethodGet, "/api/getCartDetails?web_user_id="+b.Cookie("web_user_id"), nil, nil)
	if !strings.Contains(a.Body, `"quantity":2`) || app.Cookie("web_user_id") != "" {
		t.Errorf("an app's call: %s, and it was given the cookie %q", a.Body, app.Cookie("web_user_id"))
	}
}

func TestTheCartCallsChangeTheCartAndSayWhatIsWrong(t *testing.T) {
	t.Parallel()
	apptest.Each(t, cartCalls)
}

func cartCalls(t *testing.T, s *apptest.Server) {
	b := s.Browser()
	var cart struct {
		Count int
		Total struct{ Text string }
		Lines []struct{ ID string }
	}
	b.Call(http.MethodPost, "/api/cart/lines", map[string]any{"productId": 970, "optionId": 3, "quantity": 1, "key": "tap"}, &cart)
	b.Call(http.MethodPost, "/api/cart/lines", map[string]any{"productId": 970, "optionId": 3, "quantity": 1, "key": "tap"}, &cart)
	if cart.Count != 1 || cart.Total.Text != "₹1,797" {
		t.Fatalf("cart = %+v", cart)
	}
	line := "/api/cart/lines/" + cart.Lines[0].ID
	b.Call(http.MethodPut, line, map[string]any{"quantity": 3}, &cart)
	if cart.Count != 3 || cart.Total.Text != "₹5,391" {
		t.Errorf("cart = %+v", cart)
	}
	for name, c := range map[string]struct {
		method, path string
		body         any
		status       int
		code         string
	}{
		"too many":        {http.MethodPut, line, map[string]any{"quantity": 11}, 422, "cart.quantity_limit"},
		"none":            {http.MethodPut, line, map[string]any{"quantity": 0}, 400, "request.invalid"},
		"another's line":  {http.MethodPut, "/api/cart/lines/line_x", map[string]any{"quantity": 1}, 404, "cart.no_such_line"},
		"no such product": {http.MethodPost, "/api/cart/lines", map[string]any{"productId": 1, "quantity": 1}, 404, "catalog.not_found"},
		"no such pack":    {http.MethodPost, "/api/cart/lines", map[string]any{"productId": 970, "optionId": 9, "quantity": 1}, 400, "catalog.no_such_option"},
		"words":           {http.MethodPost, "/api/cart/lines", map[string]any{"productId": "diaper", "quantity": 1}, 400, "request.invalid"},
	} {
		var failure struct {
			Error struct{ Code, Message string }
		}
		a := b.Call(c.method, c.path, c.body, &failure)
		if a.Status != c.status || failure.Error.Code != c.code || failure.Error.Message == "" {
			t.Errorf("%s: %d %+v, want %d %s", name, a.Status, failure, c.status, c.code)
		}
	}
	b.Call(http.MethodDelete, line, nil, &cart)
	if cart.Count != 0 {
		t.Errorf("after removing: %+v", cart)
	}
}

func TestAnotherSiteCannotWriteForAVisitor(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	a := b.Do(http.MethodPost, "/api/cart/lines", `{"productId":970,"quantity":1}`, "Content-Type: application/json", "Sec-Fetch-Site: cross-site", "Origin: https://evil.example")
	if a.Status != http.StatusForbidden || !strings.Contains(a.Body, "http.cross_origin") {
		t.Errorf("%d %s", a.Status, a.Body)
	}
}

func TestTheCallsThatNeverFailOutwardly(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	if a := b.Call(http.MethodGet, "/api/new/getProductData?product_id=nonsense", nil, nil); a.Status != 200 || !strings.Contains(a.Body, `"error":true`) {
		t.Errorf("getProductData: %d %s", a.Status, a.Body)
	}
	a := b.Call(http.MethodGet, "/api/new/getProductData?product_id=970", nil, nil)
	for _, want := range []string{`"itemType":"PDP_VARIANT_OPTIONS"`, `"dispaly_style":`, `"is_best_value":true`, `"error":false`} {
		if !strings.Contains(a.Body, want) {
			t.Errorf("getProductData lacks %s", want)
		}
	}
	if a := b.Call(http.MethodGet, "/api/getSimilarContent/0", nil, nil); a.Body != `{"data":[],"error":true}`+"\n" {
		t.Errorf("getSimilarContent: %s", a.Body)
	}
	if a := b.Call(http.MethodGet, "/api/offers?product_ids=970,,3", nil, nil); !strings.Contains(a.Body, `"data":[]`) {
		t.Errorf("offers with a bad list: %s", a.Body)
	}
	if a := b.Call(http.MethodGet, "/api/offers?product_ids=970", nil, nil); !strings.Contains(a.Body, `"offer_id":7140`) {
		t.Errorf("offers: %s", a.Body)
	}
}

func TestTheTreeOfCategories(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, path := range []string{
		"/api/getTopicListV2", "/api/getTopicListV3?type=category&userType=A", "/new/generalTab/getStoreHomeWeb",
		"/new/generalTab/getCategoryDataForStoreHomeWeb?userType=A", "/new/generalTab/getTabByKeyForWeb?key=cloth-diapers",
		"/new/generalTab/getTabByKeyForWeb?key=/category/cloth-diapers-11", "/new/generalTab/getGeneralItemByItemId?itemId=10",
	} {
		a := b.Call(http.MethodGet, path, nil, nil)
		if a.Status != 200 || !strings.Contains(a.Body, `"tabName":`) || !strings.Contains(a.Body, `"totalProducts":`) {
			t.Errorf("%s: %d %.200s", path, a.Status, a.Body)
		}
	}
	if a := b.Call(http.MethodGet, "/new/generalTab/getTabByKeyForWeb?key=nothing", nil, nil); a.Status != 404 {
		t.Errorf("an unknown key: %d", a.Status)
	}
}

func TestTheCartOfTheUAESpeaksDirhams(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	var cart struct {
		Total struct{ Text string }
		Lines []struct{ URL string }
	}
	b.Call(http.MethodPost, "/api/cart/lines", map[string]any{"productId": 970, "optionId": 1, "quantity": 1}, &cart, "country_code: UAE")
	if cart.Total.Text != "AED 53.34" || cart.Lines[0].URL != "/uae"+diaper {
		t.Errorf("cart = %+v", cart)
	}
}

func TestACustomersReviewIsNotAGuestsToTakeBack(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	type review struct {
		ID     string `db:"id"`
		Author string `db:"author_id"`
	}
	theirs, err := db.One[review](t.Context(), s.App.DB, `SELECT id, author_id FROM reviews WHERE product_id = 970 ORDER BY id LIMIT 1`)
	if err != nil {
		t.Fatal(err)
	}
	a := s.Browser().Do(http.MethodDelete, "/api/products/970/review", "", "Cookie: web_user_id="+theirs.Author, "Sec-Fetch-Site: same-origin")
	if _, err := db.One[review](t.Context(), s.App.DB, `SELECT id, author_id FROM reviews WHERE id = ?`, theirs.ID); err != nil {
		t.Errorf("the review is gone (%v) after %d %s", err, a.Status, a.Body)
	}
}
