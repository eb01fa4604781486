package visit

import (
	"net/http"
	"strings"

	"mylo/internal/kernel/ids"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
)

// The cookies, by the names that the apps and the analytics know.
const (
	guestCookie      = "web_user_id"
	guestReactCookie = "web_user_id_react" // always equal to guestCookie
	browserCookie    = "browser_id"
	tokenCookie      = "token"
	languageCookie   = "language"
	marketCookie     = "country"
)

// Options say how the middleware behaves.
type Options struct {
	SecureCookies bool // set in production, where everything is https
	Skip          func(path string) bool
}

// Middleware finds out about the visit, gives new guests their ids, and takes the market and language
// prefixes off the path so that the routes behind it are written once.
func Middleware(o Options) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if o.Skip != nil && o.Skip(r.URL.Path) {
				next.ServeHTTP(w, r)
				return
			}
			v := read(r)
			if !v.Crawler || r.Method != http.MethodGet && r.Method != http.MethodHead {
				o.settle(w, r, &v) // whoever writes is treated as a person, whatever they look like
			}
			r = r.WithContext(Into(r.Context(), v))
			if v.prefix != "" {
				u := *r.URL
				u.Path, u.RawPath = v.Path, ""
				r.URL = &u
			}
			next.ServeHTTP(w, r)
		})
	}
}

func read(r *http.Request) Visit {
	path, uae, hindi := SplitPrefix(r.URL.Path)
	if !IsPage(path) { // only pages have a market and a language in their address
		path, uae, hindi = r.URL.Path, false, false
	}
	v := Visit{
		GuestID:   guestID(r),
		BrowserID: cookieValue(r, browserCookie),
		Token:     token(r),
		InApp:     inApp(r),
		Crawler:   crawler(r.UserAgent()),
		Path:      path,
		prefix:    r.URL.Path[:len(r.URL.Path)-len(path)],
	}
	if path == "/" {
		v.prefix = strings.TrimSuffix(r.URL.Path, "/")
	}
	v.Market = marketOf(r, uae)
	v.Language = languageOf(r, hindi)
	return v
}

// guestID believes the cookie. A call from a client without cookies, such as an app's own, names the guest in the
// query; a page never takes an identity from its address, or a link could hand one person's cart to another.
func guestID(r *http.Request) string {
	for _, id := range []string{cookieValue(r, guestCookie), cookieValue(r, guestReactCookie)} {
		if ids.ValidGuest(id) {
			return id
		}
	}
	if id := queryValue(r, guestCookie); IsCall(r.URL.Path) && ids.ValidGuest(id) {
		return id
	}
	return ""
}

func token(r *http.Request) string {
	if bearer, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return bearer
	}
	return cookieValue(r, tokenCookie)
}

// marketOf: the path, else the query, else the header in which a call names the market of its page, else the saved
// choice, else India.
func marketOf(r *http.Request, uaePath bool) market.Market {
	if uaePath {
		return market.UAE
	}
	var named string
	if IsCall(r.URL.Path) {
		named = r.Header.Get("country_code")
	}
	for _, choice := range []string{queryValue(r, marketCookie), named, cookieValue(r, marketCookie)} {
		if m, ok := market.Parse(choice); ok {
			return m
		}
	}
	return market.India
}

// languageOf: the query, else the path, else what the client asks for, else English. A call names its language
// in Accept-Language and that beats the cookie; a browser sends that header unasked, so for a page the
// cookie, which a person chose, goes first.
func languageOf(r *http.Request, hindiPath bool) lang.Language {
	if l, ok := lang.Parse(queryValue(r, languageCookie)); ok {
		return l
	}
	if hindiPath {
		return lang.Hi
	}
	first, second := cookieValue(r, languageCookie), prefers(r.Header.Get("Accept-Language"))
	if IsCall(r.URL.Path) {
		first, second = second, first
	}
	for _, choice := range []string{first, second} {
		if l, ok := lang.Parse(choice); ok {
			return l
		}
	}
	return lang.En
}

// IsCall tells the JSON calls from the pages.
func IsCall(path string) bool {
	return strings.HasPrefix(path, "/api/") || strings.HasPrefix(path, "/new/")
}

// notPages begin the paths that answer programs: calls, files, measurements.
var notPages = []string{"/api/", "/new/", "/assets/", "/media/", "/sandbox/", "/docs", "/openapi", "/metrics", "/healthz", "/readyz"}

// IsPage tells the paths of pages from everything else that the server answers. A page's last segment has no dot.
func IsPage(path string) bool {
	for _, p := range notPages {
		if strings.HasPrefix(path, p) {
			return false
		}
	}
	return !strings.Contains(path[strings.LastIndexByte(path, '/')+1:], ".")
}

// settle gives a new guest ids and keeps choices made in the query.
func (o Options) settle(w http.ResponseWriter, r *http.Request, v *Visit) {
	if v.GuestID == "" {
		v.GuestID = ids.Guest()
	}
	named := IsCall(r.URL.Path) && queryValue(r, guestCookie) == v.GuestID // by a client without cookies
	if !named && (cookieValue(r, guestCookie) != v.GuestID || cookieValue(r, guestReactCookie) != v.GuestID) {
		o.keep(w, guestCookie, v.GuestID)
		o.keep(w, guestReactCookie, v.GuestID)
	}
	if !ids.ValidBrowser(v.BrowserID) {
		v.BrowserID = ids.Browser()
		o.keep(w, browserCookie, v.BrowserID)
	}
	if l, ok := lang.Parse(queryValue(r, languageCookie)); ok && string(l) != cookieValue(r, languageCookie) {
		o.keep(w, languageCookie, string(l))
	}
	if m, ok := market.Parse(queryValue(r, marketCookie)); ok && string(m) != cookieValue(r, marketCookie) {
		o.keep(w, marketCookie, string(m))
	}
}

func (o Options) keep(w http.ResponseWriter, name, value string) {
	text := name + "=" + value + "; Path=/; Max-Age=31536000; SameSite=Lax"
	if o.SecureCookies {
		text += "; Secure"
	}
	w.Header().Add("Set-Cookie", text)
}
