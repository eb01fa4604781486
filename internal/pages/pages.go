package pages

import (
	"log/slog"
	"net/http"
	"net/url"
	"strings"

	"mylo/internal/cart"
	"mylo/internal/catalog"
	"mylo/internal/content"
	"mylo/internal/kernel/clock"
	"mylo/internal/platform/httpx"
	"mylo/internal/platform/pagecache"
	"mylo/internal/platform/ssr"
	"mylo/internal/review"
	"mylo/internal/search"
)

// Pages serves every page of the storefront.
type Pages struct {
	Catalog    *catalog.Service
	Cart       *cart.Service
	Reviews    *review.Service
	Content    *content.Service
	Search     *search.Service
	People     *review.People // who is asking
	Renderer   ssr.Renderer
	Cache      *pagecache.Cache // nil to render every time
	Responder  *httpx.Responder
	Assets     *Assets
	Site       Site
	Production bool
	Clock      clock.Clock
	Logger     *slog.Logger
	Ratings    catalog.Ratings // nil when nobody rates
}

func (p *Pages) ratings(id catalog.ProductID) (tenths, count int) {
	if p.Ratings == nil {
		return 0, 0
	}
	return p.Ratings(id)
}

// Register puts the pages on the mux.
func (p *Pages) Register(mux *http.ServeMux) {
	mux.Handle("GET /{$}", p.public("home", p.home))
	mux.Handle("GET /product/{slug}", p.atItsAddress(p.productPath, p.public("product", p.product)))
	mux.Handle("GET /clinic/{slug}", p.atItsAddress(p.productPath, p.public("product", p.product)))
	mux.Handle("GET /category/{slug}", p.atItsAddress(p.categoryPath, p.lists(p.category)))
	mux.Handle("GET /reviews/{slug}", p.reviewsHandler())
	mux.Handle("POST /reviews/{slug}/write", p.Responder.Wrap(p.writeReview))
	mux.Handle("POST /reviews/{review}/helpful", p.Responder.Wrap(p.voteHelpful))
	mux.Handle("GET "+wholeStorePath, p.lists(p.wholeStore))
	for name := range sections {
		mux.Handle("GET /"+name+"/{$}", p.lists(p.section(name)))
	}
	mux.Handle("GET "+searchPath, p.page(askedEveryTime, p.search))
	mux.Handle("GET /{slug}", p.atItsAddress(p.landingPath, p.public("landing", p.landing)))
	mux.Handle("GET /offline", p.public("offline", p.offline))
	mux.Handle("GET /cart", p.private(p.cartPage))
	mux.Handle("POST /cart/add", p.Responder.Wrap(p.addToCart))
	mux.Handle("POST /cart/lines/{line}", p.Responder.Wrap(p.changeLine))
	mux.Handle("GET /store", moved("/"))
	mux.Handle("GET /robots.txt", http.HandlerFunc(p.robots))
	mux.Handle("GET /sitemap.xml", http.HandlerFunc(p.sitemapIndex))
	mux.Handle("GET /sitemaps/{file}", p.Responder.Wrap(p.sitemap))
	mux.Handle("GET /feeds/products.xml", p.Responder.Wrap(p.productFeed))
}

// storeRoots are the first path segments of the store, where the default title is the store's.
var storeRoots = []string{"", "store", "product", "category", "cart", "address", "changeaddress", "veda", "care", "essentials"}

func isStore(path string) bool {
	first, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	for _, root := range storeRoots {
		if first == root {
			return true
		}
	}
	return false
}

// withQuery keeps the query of a request on the address it is sent to.
func withQuery(path string, r *http.Request) string {
	if r.URL.RawQuery == "" {
		return path
	}
	return path + "?" + r.URL.RawQuery
}

// languageless is the query without the language parameter, which the address says now.
func languageless(q url.Values) string {
	q.Del("language")
	if len(q) == 0 {
		return ""
	}
	return "?" + q.Encode()
}
