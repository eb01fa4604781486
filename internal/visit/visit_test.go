package visit_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"mylo/internal/kernel/ids"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/visit"
)

// see sends a request through the middleware and gives what the handler behind it learns.
func see(t *testing.T, path string, headers ...string) (visit.Visit, *httptest.ResponseRecorder) {
	t.Helper()
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Add(name, value)
	}
	var got visit.Visit
	w := httptest.NewRecorder()
	visit.Middleware(visit.Options{})(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		got = visit.From(r.Context())
		if r.URL.Path != got.Path {
			t.Errorf("the handler sees path %s, the visit says %s", r.URL.Path, got.Path)
		}
	})).ServeHTTP(w, r)
	return got, w
}

func TestTheMarketComesFromPathThenQueryThenChoice(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		path, cookie string
		want         market.Market
	}{
		{"/cart", "", market.India},
		{"/uae/cart", "country=IND", market.UAE},
		{"/uae", "", market.UAE},
		{"/cart?country=UAE", "", market.UAE},
		{"/cart?country=uae", "country=IND", market.UAE},
		{"/cart", "country=UAE", market.UAE},
		{"/cart?country=mars", "", market.India},
		{"/uaetopia", "", market.India},
	} {
		if v, _ := see(t, c.path, "Cookie: "+c.cookie); v.Market != c.want {
			t.Errorf("%s with %q: %s, want %s", c.path, c.cookie, v.Market, c.want)
		}
	}
}

func TestTheLanguageOfAPageIsWhatAPersonChose(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		path, cookie, accept string
		want                 lang.Language
	}{
		{"/cart", "", "", lang.En},
		{"/hi/cart", "language=en", "en-IN", lang.Hi},
		{"/hi", "", "", lang.Hi},
		{"/uae/hi/cart", "", "", lang.Hi},
		{"/hi/cart?language=en", "", "", lang.En},
		{"/cart?language=hi", "language=en", "", lang.Hi},
		{"/cart", "language=hi", "en-IN,en;q=0.9", lang.Hi},
		{"/cart", "", "hi-IN,hi;q=0.9,en;q=0.8", lang.Hi},
		{"/cart", "", "ta-IN,en;q=0.8,hi;q=0.5", lang.En},
		{"/hindi-names", "", "", lang.En},
		{"/api/getCartDetails", "language=hi", "en", lang.En}, // a call says it in the header
		{"/api/getCartDetails?language=hi", "", "en", lang.Hi},
		{"/api/getCartDetails", "language=hi", "", lang.Hi},
	} {
		if v, _ := see(t, c.path, "Cookie: "+c.cookie, "Accept-Language: "+c.accept); v.Language != c.want {
			t.Errorf("%s, cookie %q, header %q: %s, want %s", c.path, c.cookie, c.accept, v.Language, c.want)
		}
	}
}

func TestANewGuestGetsOneIdUnderBothNames(t *testing.T) {
	t.Parallel()
	v, w := see(t, "/")
	cookies := map[string]string{}
	for _, c := range w.Result().Cookies() {
		cookies[c.Name] = c.Value
		if c.Path != "/" || c.MaxAge != 365*24*60*60 || c.SameSite != http.SameSiteLaxMode {
			t.Errorf("cookie %s = %+v", c.Name, c)
		}
	}
	if !ids.Valid(v.GuestID) || cookies["web_user_id"] != v.GuestID || cookies["web_user_id_react"] != v.GuestID || cookies["browser_id"] != v.BrowserID {
		t.Errorf("visit %+v, cookies %v", v, cookies)
	}
}

func TestAKnownGuestKeepsTheirId(t *testing.T) {
	t.Parallel()
	guest, browser := ids.Guest(), ids.Browser()
	v, w := see(t, "/", "Cookie: web_user_id="+guest+"; web_user_id_react="+guest+"; browser_id="+browser)
	if v.GuestID != guest || v.BrowserID != browser || len(w.Result().Cookies()) != 0 {
		t.Errorf("visit %+v, new cookies %v", v, w.Result().Cookies())
	}
	if v, w := see(t, "/api/getCartDetails?web_user_id="+guest); v.GuestID != guest || strings.Contains(w.Header().Get("Set-Cookie"), guest) {
		t.Errorf("a client without cookies is %q, want %q; cookies %q", v.GuestID, guest, w.Header().Values("Set-Cookie"))
	}
	if v, _ := see(t, "/?web_user_id="+ids.Guest(), "Cookie: web_user_id="+guest); v.GuestID != guest {
		t.Error("the query overruled the cookie")
	}
	if v, _ := see(t, "/", "Cookie: web_user_id=<script>"); v.GuestID == "<script>" {
		t.Error("a made-up id was believed")
	}
}

func TestTheAppsAndCrawlersAreRecognised(t *testing.T) {
	t.Parallel()
	for _, header := range []string{"Mylo-In-App: true", "Mylo-In-App: 1", "User-Agent: Mozilla/5.0 (Linux; Android 12; wv) MyloApp/7.1"} {
		if v, _ := see(t, "/", header); !v.InApp {
			t.Errorf("%s is not the app", header)
		}
	}
	for _, header := range []string{"Mylo-In-App: false", "User-Agent: Mozilla/5.0 (Linux; Android 12; wv) Chrome/120"} {
		if v, _ := see(t, "/", header); v.InApp {
			t.Errorf("%s is the app", header)
		}
	}
	v, w := see(t, "/", "User-Agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")
	if !v.Crawler || len(w.Result().Cookies()) != 0 {
		t.Errorf("Googlebot: %+v, cookies %v", v, w.Result().Cookies())
	}
}

func TestTheTokenOfTheHeaderComesFirst(t *testing.T) {
	t.Parallel()
	if v, _ := see(t, "/", "Authorization: Bearer header", "Cookie: token=cookie"); v.Token != "header" {
		t.Errorf("token = %q", v.Token)
	}
	if v, _ := see(t, "/", "Cookie: token=cookie"); v.Token != "cookie" {
		t.Errorf("token = %q", v.Token)
	}
}

func TestAddressesOfMarketsAndLanguages(t *testing.T) {
	t.Parallel()
	v := visit.Visit{Market: market.UAE, Language: lang.Hi}
	for path, want := range map[string]string{"/": "/uae/hi", "/cart": "/uae/hi/cart"} {
		if got := v.URL(path); got != want {
			t.Errorf("URL(%s) = %s, want %s", path, got, want)
		}
	}
	if got := v.In(lang.En, "/cart"); got != "/uae/cart" {
		t.Errorf("In(en) = %s", got)
	}
	if got, _ := see(t, "/uae/hi/cart"); got.Here() != "/uae/hi/cart" || got.Path != "/cart" {
		t.Errorf("Here = %s, Path = %s", got.Here(), got.Path)
	}
}

func TestALinkCannotHandAnIdentityToSomebody(t *testing.T) {
	t.Parallel()
	theirs := ids.Guest()
	if v, w := see(t, "/?web_user_id="+theirs); v.GuestID == theirs || strings.Contains(strings.Join(w.Header().Values("Set-Cookie"), " "), theirs) {
		t.Errorf("the page's visitor became %q", v.GuestID)
	}
}

func TestNobodyIsAGuestByTheIdOfSomethingElse(t *testing.T) {
	t.Parallel()
	customer := ids.New("cust")
	if v, _ := see(t, "/", "Cookie: web_user_id="+customer+"; browser_id="+customer); v.GuestID == customer || v.BrowserID == customer {
		t.Errorf("a customer's id was taken for a guest's: %+v", v)
	}
}

func TestACallSpeaksOfTheMarketOfItsPage(t *testing.T) {
	t.Parallel()
	if v, _ := see(t, "/api/cart", "country_code: UAE", "Cookie: country=IND"); v.Market != market.UAE {
		t.Errorf("market = %s", v.Market)
	}
	if v, _ := see(t, "/cart", "country_code: UAE"); v.Market != market.India {
		t.Errorf("a page took its market from a header: %s", v.Market)
	}
}
