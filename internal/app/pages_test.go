package app_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"mylo/internal/app/apptest"
	"mylo/internal/app/config"
	"mylo/internal/catalog/catalogtest"
	"mylo/internal/platform/db"
)

const diaper = "/product/reusable-cloth-diaper-970"

func TestAProductPageSaysEverythingInItsHTML(t *testing.T) {
	t.Parallel()
	a := apptest.Start(t, apptest.WithNode).Browser().Get(diaper)
	if a.Status != http.StatusOK {
		t.Fatalf("status %d: %s", a.Status, a.Body)
	}
	for _, want := range []string{
		`<html lang="en" data-market="IND">`,
		`<title>Reusable Cloth Diaper with Insert | Mylo</title>`,
		`<link rel="canonical" href="http://localhost:8080` + diaper + `">`,
		`<meta name="robots" content="noindex, nofollow">`,
		`hreflang="hi-in" href="http://localhost:8080/hi` + diaper + `"`,
		`hreflang="en-ae" href="http://localhost:8080/uae` + diaper + `"`,
		`hreflang="x-default" href="http://localhost:8080` + diaper + `"`,
		`<main>product in en</main>`,
		`"@type":"ProductGroup"`, `"price":"1197.00","priceCurrency":"INR"`,
		`"rendered":true`,
	} {
		if !strings.Contains(a.Body, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
}

func TestThePageOfAnotherMarketAndLanguage(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t, apptest.WithNode).Browser()
	hindi := b.Get("/hi" + diaper).Body
	if !strings.Contains(hindi, `<html lang="hi"`) || !strings.Contains(hindi, "कपड़े का डायपर") || !strings.Contains(hindi, "assets/hi-1.js") {
		t.Error("the Hindi page is not Hindi")
	}
	uae := b.Get("/uae" + diaper).Body
	if !strings.Contains(uae, "AED 53.34") || !strings.Contains(uae, `"priceCurrency":"AED"`) || strings.Contains(uae, "₹1,197") {
		t.Error("the UAE page does not speak dirhams")
	}
	if both := b.Get("/uae/hi" + diaper).Body; !strings.Contains(both, `<html lang="hi"`) || !strings.Contains(both, "AED") {
		t.Error("the Hindi page of the UAE is not both")
	}
}

func TestTheSameAddressAnswersWithPropsWhenAskedForJSON(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	var payload struct {
		Page  string
		Props struct {
			Product struct{ Name string }
			Options []struct {
				ID       string
				Selected bool
				Price    struct{ Text string }
			}
		}
		Head struct{ Title string }
	}
	a := b.Get(diaper, "Accept: application/json")
	if err := json.Unmarshal([]byte(a.Body), &payload); err != nil {
		t.Fatal(err)
	}
	if payload.Page != "product" || len(payload.Props.Options) != 3 || !payload.Props.Options[1].Selected ||
		payload.Props.Options[1].Price.Text != "₹1,197" || payload.Head.Title == "" {
		t.Errorf("payload = %+v", payload)
	}
	if !strings.Contains(a.Header.Get("Vary"), "Accept") {
		t.Errorf("Vary = %q", a.Header.Get("Vary"))
	}
}

func TestEveryOtherSpellingLeadsToTheOneAddress(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for from, to := range map[string]string{
		"/product/wrong-slug-970":            diaper,
		"/product/970":                       diaper,
		"/hi/product/wrong-970?coupon=X":     "/hi" + diaper + "?coupon=X",
		"/Product/Reusable-Cloth-Diaper-970": diaper,
		diaper + "/":                         diaper,
		"/store":                             "/",
		"/hi/":                               "/hi",
		"/hi/Product/x-970":                  "/hi/product/x-970",
		"/uae/cart/":                         "/uae/cart",
		"/store/":                            "/store",
	} {
		a := b.Get(from)
		if a.Status != http.StatusMovedPermanently || a.Header.Get("Location") != to {
			t.Errorf("%s: %d to %q, want 301 to %q", from, a.Status, a.Header.Get("Location"), to)
		}
	}
}

func TestALanguageChosenInTheQueryIsKeptAndAddressed(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	if a := b.Get(diaper + "?language=hi&x=1"); a.Status != http.StatusFound || a.Header.Get("Location") != "/hi"+diaper+"?x=1" {
		t.Errorf("%d to %q", a.Status, a.Header.Get("Location"))
	}
	if got := b.Cookie("language"); got != "hi" {
		t.Errorf("language cookie = %q", got)
	}
	if a := b.Get(diaper); !strings.Contains(a.Body, `<html lang="hi"`) {
		t.Error("the choice is not remembered")
	}
	if a := b.Get("/hi" + diaper + "?language=en"); a.Status != http.StatusFound || a.Header.Get("Location") != diaper {
		t.Errorf("back to English: %d to %q", a.Status, a.Header.Get("Location"))
	}
	if a := b.Get(diaper); !strings.Contains(a.Body, `<html lang="en"`) {
		t.Error("the choice of English is not remembered")
	}
}

func TestWhatIsNotThereIsA404Page(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t, apptest.WithNode).Browser()
	for _, path := range []string{"/product/nothing-1", "/product/no-number", "/product/", "/nowhere", "/hi/nowhere", "/product/x-99999999999999999999"} {
		a := b.Get(strings.TrimSuffix(path, "/"))
		if a.Status != http.StatusNotFound || !strings.Contains(a.Body, "<main>error in ") {
			t.Errorf("%s: %d %.80s", path, a.Status, a.Body)
		}
	}
	var body struct{ Error struct{ Code string } }
	if a := b.Call(http.MethodGet, "/api/getProduct/1", nil, &body); a.Status != http.StatusNotFound || body.Error.Code != "catalog.not_found" {
		t.Errorf("the call: %d %+v", a.Status, body)
	}
}

func TestAFormFillsTheCartWithoutJavaScript(t *testing.T) {
	t.Parallel()
	apptest.Each(t, formFillsTheCart)
}

func formFillsTheCart(t *testing.T, s *apptest.Server) {
	b := s.Browser()
	b.Get(diaper)
	a := b.Submit("/cart/add", url.Values{"productId": {"970"}, "optionId": {"3"}, "quantity": {"1"}})
	if a.Status != http.StatusSeeOther || a.Header.Get("Location") != "/cart" {
		t.Fatalf("%d to %q", a.Status, a.Header.Get("Location"))
	}
	line, cart := firstLine(t, b)
	if !strings.Contains(cart, `"text":"₹1,797"`) {
		t.Errorf("the cart page does not show the five-pack: %s", cart)
	}
	b.Submit("/cart/lines/"+line, url.Values{"quantity": {"2"}})
	if _, cart = firstLine(t, b); !strings.Contains(cart, `"text":"₹3,594"`) {
		t.Error("the quantity did not change")
	}
	b.Submit("/cart/lines/"+line, url.Values{"action": {"remove"}})
	if a := b.Get("/cart", "Accept: application/json"); !strings.Contains(a.Body, `"empty":true`) {
		t.Error("the line was not removed")
	}
}

func firstLine(t *testing.T, b *apptest.Browser) (id, page string) {
	t.Helper()
	a := b.Get("/cart", "Accept: application/json")
	var payload struct {
		Props struct {
			Cart struct{ Lines []struct{ ID string } }
		}
	}
	if err := json.Unmarshal([]byte(a.Body), &payload); err != nil || len(payload.Props.Cart.Lines) == 0 {
		t.Fatalf("no lines (%v): %s", err, a.Body)
	}
	return payload.Props.Cart.Lines[0].ID, a.Body
}

func TestARefusedFormLeadsToTheCartWithTheReason(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	b.Get(diaper)
	a := b.Submit("/cart/add", url.Values{"productId": {"970"}, "optionId": {"1"}, "quantity": {"11"}})
	if a.Header.Get("Location") != "/cart?problem=cart.quantity_limit" {
		t.Errorf("%d to %q", a.Status, a.Header.Get("Location"))
	}
	if a := b.Submit("/cart/add", url.Values{"productId": {"nappy"}}); a.Status != http.StatusBadRequest {
		t.Errorf("a product that is no number: %d", a.Status)
	}
}

func TestACartIsNeverCachedAndAPageAlwaysAsked(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t, apptest.WithNode).Browser()
	if got := b.Get("/cart").Header.Get("Cache-Control"); !strings.Contains(got, "no-store") {
		t.Errorf("cart: Cache-Control %q", got)
	}
	page := b.Get(diaper)
	tag := page.Header.Get("Etag")
	if tag == "" || !strings.Contains(page.Header.Get("Cache-Control"), "no-cache") {
		t.Fatalf("page: Etag %q, Cache-Control %q", tag, page.Header.Get("Cache-Control"))
	}
	again := b.Get(diaper, "If-None-Match: "+tag)
	if again.Status != http.StatusNotModified || again.Header.Get("Content-Security-Policy") != "" {
		t.Errorf("asked again: %d with policy %q", again.Status, again.Header.Get("Content-Security-Policy"))
	}
}

func TestEveryResponseHasANonceOfItsOwn(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t, apptest.WithNode).Browser()
	seen := map[string]bool{}
	for range 3 {
		a := b.Get(diaper)
		_, rest, _ := strings.Cut(a.Header.Get("Content-Security-Policy"), "'nonce-")
		nonce, _, _ := strings.Cut(rest, "'")
		if nonce == "" || seen[nonce] || strings.Count(a.Body, `nonce="`+nonce+`"`) < 2 {
			t.Errorf("nonce %q: seen before %v, in the page %d times", nonce, seen[nonce], strings.Count(a.Body, nonce))
		}
		seen[nonce] = true
	}
}

func TestAPageThatCannotBeRenderedGoesOutAsAShell(t *testing.T) {
	t.Parallel()
	a := apptest.Start(t, func(c *config.Config) { c.RenderWorkers, c.NodePath = 1, "/nowhere/node" }).Browser().Get(diaper)
	if a.Status != http.StatusOK || !strings.Contains(a.Body, `"rendered":false`) || !strings.Contains(a.Body, `<div id="app"></div>`) ||
		!strings.Contains(a.Body, "assets/entry-1.js") {
		t.Errorf("%d %.300s", a.Status, a.Body)
	}
}

func TestAChangedCatalogueReachesTheCachedPage(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, apptest.WithNode)
	b := s.Browser()
	b.Get(diaper)
	catalogtest.Change(t, s.App.DB, s.App.Catalog, `UPDATE products SET name = 'Softer diaper' WHERE id = 970`)
	b.Get(diaper) // served as it was, while the new one is rendered
	for range 100 {
		if strings.Contains(b.Get(diaper).Body, "Softer diaper") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("the page still shows the old name")
}

func TestCrawlersGetThePageButNoIdentity(t *testing.T) {
	t.Parallel()
	a := apptest.Start(t).Browser().Get(diaper, "User-Agent: Mozilla/5.0 (compatible; Googlebot/2.1)")
	if a.Status != http.StatusOK || a.Header.Get("Set-Cookie") != "" {
		t.Errorf("%d, cookies %q", a.Status, a.Header.Values("Set-Cookie"))
	}
}

func TestNoPageIsIndexedOutsideProductionAndOrdinaryOnesAreInside(t *testing.T) {
	t.Parallel()
	production := func(c *config.Config) { c.Env = config.Production }
	s := apptest.Start(t)
	if body := s.Browser().Get(diaper).Body; !strings.Contains(body, `content="noindex, nofollow"`) {
		t.Error("a test server may be indexed")
	}
	live := apptest.Start(t, production)
	if err := live.App.Seed(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := live.App.Catalog.Load(t.Context()); err != nil {
		t.Fatal(err)
	}
	if body := live.Browser().Get(diaper).Body; !strings.Contains(body, `content="index, follow"`) {
		t.Error("the shop may not be indexed")
	}
}

func TestAWrongSlugKeepsEachVisitorsOwnQuery(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, query := range []string{"?web_user_id=one", "?web_user_id=two"} {
		if a := b.Get("/product/wrong-970" + query); a.Header.Get("Location") != diaper+query {
			t.Errorf("%s leads to %q", query, a.Header.Get("Location"))
		}
	}
}

func TestOnlyPagesHaveALanguageInTheirAddress(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, path := range []string{"/hi/api/cart", "/hi/healthz", "/uae/docs", "/hi/favicon.svg"} {
		if a := b.Get(path); a.Status != http.StatusNotFound {
			t.Errorf("%s: %d, want 404", path, a.Status)
		}
	}
	if a := b.Get("/favicon.svg"); a.Status != http.StatusOK || a.Header.Get("Set-Cookie") != "" {
		t.Errorf("an icon: %d, cookies %q", a.Status, a.Header.Values("Set-Cookie"))
	}
}

func TestACategoryListsFiltersAndPages(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	var page struct {
		Props struct {
			Name     string
			Total    int
			Products []struct{ URL string }
			Sorts    []struct{ URL string }
		}
		Head struct {
			Canonical string
			Robots    string
		}
	}
	read := func(path string) apptest.Answer {
		t.Helper()
		a := b.Get(path, "Accept: application/json")
		if err := json.Unmarshal([]byte(a.Body), &page); err != nil {
			t.Fatalf("%s: %v in %s", path, err, a.Body)
		}
		return a
	}
	read("/category/cloth-diapers-11")
	if page.Props.Name != "Cloth diapers" || page.Props.Total < 1 || page.Props.Products[0].URL != diaper || len(page.Props.Sorts) != 5 {
		t.Errorf("page = %+v", page)
	}
	read("/category/cloth-diapers-11?brand=care")
	if page.Props.Total != 0 || page.Head.Canonical != "http://localhost:8080/category/cloth-diapers-11" {
		t.Errorf("filtered page = %+v", page)
	}
	if a := b.Get("/category/wrong-11?sort=rating"); a.Header.Get("Location") != "/category/cloth-diapers-11?sort=rating" {
		t.Errorf("wrong slug leads to %q", a.Header.Get("Location"))
	}
	for _, missing := range []string{"/category/nothing-9999", "/category/none", "/category/cloth-diapers-11?page=99"} {
		if a := b.Get(missing); a.Status != http.StatusNotFound {
			t.Errorf("%s: %d", missing, a.Status)
		}
	}
}

func TestTheSectionsAndTheWholeStoreAreShelvesToo(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, path := range []string{"/essentials/", "/store/all", "/hi/essentials/", "/store/all?stage=0-6"} {
		if a := b.Get(path, "Accept: application/json"); a.Status != 200 || !strings.Contains(a.Body, diaper) || !strings.Contains(a.Body, `"page":"category"`) {
			t.Errorf("%s: %d %.120s", path, a.Status, a.Body)
		}
	}
	if a := b.Get("/veda", "Accept: text/html"); a.Status != http.StatusMovedPermanently || a.Header.Get("Location") != "/veda/" {
		t.Errorf("/veda: %d to %q", a.Status, a.Header.Get("Location"))
	}
	if a := b.Get("/hi/care"); a.Header.Get("Location") != "/hi/care/" {
		t.Errorf("/hi/care: %d to %q", a.Status, a.Header.Get("Location"))
	}
	if a := b.Get("/", "Accept: application/json"); !strings.Contains(a.Body, `"url":"/store/all?stage=pregnant"`) {
		t.Error("the home page does not lead to the stages")
	}
}

func TestWhenTheUsualPackIsSoldOutAnotherIsChosen(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	if _, err := db.Exec(t.Context(), s.App.DB, `UPDATE stock SET on_hand = 2 WHERE product_id = 970`); err != nil {
		t.Fatal(err)
	}
	if a := s.Browser().Get(diaper, "Accept: application/json"); !strings.Contains(a.Body, `"selectedOption":"2"`) {
		t.Error("a pack that cannot be bought is chosen")
	}
}

func TestARefusalCostsOneRenderHoweverOftenItIsAskedFor(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t, apptest.WithNode).Browser()
	for _, path := range []string{"/nowhere", "/nowhere-else", "/nor-here"} {
		if a := b.Get(path); a.Status != http.StatusNotFound || !strings.Contains(a.Header.Get("Cache-Control"), "no-store") {
			t.Errorf("%s: %d, %q", path, a.Status, a.Header.Get("Cache-Control"))
		}
	}
	for line := range strings.SplitSeq(b.Get("/metrics").Body, "\n") {
		if n, ok := strings.CutPrefix(line, "mylo_ssr_renders_total "); ok && n != "1" {
			t.Errorf("%s renders for three unknown addresses", n)
		}
	}
}

func TestAFailureOutsideTheVisitSpeaksTheLanguageOfTheAddress(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	a := b.Do(http.MethodPost, "/hi/cart/add", "productId=970", "Content-Type: application/x-www-form-urlencoded", "Sec-Fetch-Site: cross-site", "Origin: https://evil.example")
	if a.Status != http.StatusForbidden || !strings.Contains(a.Body, `<html lang="hi"`) {
		t.Errorf("%d %.80s", a.Status, a.Body)
	}
}

func TestACrawlerSeesAnEmptyCart(t *testing.T) {
	t.Parallel()
	a := apptest.Start(t).Browser().Get("/cart", "User-Agent: Googlebot/2.1", "Accept: application/json")
	if a.Status != http.StatusOK || !strings.Contains(a.Body, `"empty":true`) {
		t.Errorf("%d %.120s", a.Status, a.Body)
	}
}
