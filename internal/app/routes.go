package app

import (
	"context"
	"io/fs"
	"log/slog"
	"net/http"
	"path"
	"strings"
	"time"

	"mylo/internal/api"
	"mylo/internal/app/config"
	"mylo/internal/pages"
	"mylo/internal/platform/blob"
	"mylo/internal/platform/httpx"
	"mylo/internal/platform/obs"
	"mylo/internal/platform/pagecache"
	"mylo/internal/platform/ratelimit"
	"mylo/internal/sandbox"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// How long a rendered page counts as new, and how long the old one may stand in while a new one cannot be made.
const (
	pageFreshFor = 30 * time.Second
	pageStaleFor = time.Hour
)

// rememberedClients bounds the memory that counting requests takes.
const rememberedClients = 100_000

// Handler builds the whole server: routes inside, what happens to every request around them.
func (a *App) Handler(ctx context.Context) (http.Handler, error) {
	if err := a.startPages(ctx); err != nil {
		return nil, err
	}
	responder := &httpx.Responder{Logger: a.Logger}
	mux := http.NewServeMux()
	storefront := a.storefront(responder)
	responder.ErrorPage, responder.ErrorPayload = storefront.ServeError, storefront.ServeError
	storefront.Register(mux)
	registerCalls(mux, responder, a.Version, &api.API{
		Catalog: a.Catalog, Cart: a.Cart, Reviews: a.Reviews, Search: a.Search, People: a.People, Logger: a.Logger,
	})
	a.registerFiles(mux, responder)
	if !a.Config.IsProduction() {
		sandbox.New(a.Clock).Register(mux, responder)
	}
	mux.Handle("GET /healthz", a.health.Alive())
	mux.Handle("GET /readyz", a.health.Ready())
	mux.Handle("GET /metrics", obs.MetricsHandler(a.registry))
	return httpx.Chain(responder.Fallback(mux), a.around(responder)...), nil
}

func (a *App) storefront(responder *httpx.Responder) *pages.Pages {
	p := &pages.Pages{
		Catalog: a.Catalog, Cart: a.Cart, Reviews: a.Reviews, People: a.People, Ratings: a.Reviews.Rating,
		Content: a.Content, Search: a.Search, Renderer: a.renderer, Responder: responder, Assets: a.assets,
		Site: site(&a.Config), Production: a.Config.IsProduction(), Clock: a.Clock, Logger: a.Logger,
	}
	if a.Config.PageCache {
		p.Cache = pagecache.New(pagecache.Options{
			MaxBytes: int64(a.Config.PageCacheMB) << 20, FreshFor: pageFreshFor, StaleFor: pageStaleFor,
			Clock: a.Clock, Logger: a.Logger, Registry: a.registry,
		})
	}
	return p
}

func site(c *config.Config) pages.Site {
	return pages.Site{
		Brand: c.Brand, Origin: c.Origin, LegalName: c.LegalName, Address: c.LegalAddress,
		GrievanceOfficer: c.GrievanceOfficer, GrievanceEmail: c.GrievanceEmail,
		SupportPhone: c.SupportPhone, SupportEmail: c.SupportEmail,
	}
}

// registerFiles serves the built web files and the pictures.
func (a *App) registerFiles(mux *http.ServeMux, responder *httpx.Responder) {
	mux.Handle("GET /assets/", httpx.Assets(responder, a.client, "/", httpx.Immutable))
	mux.Handle("GET "+view.MediaPath+"{key}", responder.Wrap(blob.Serve(a.Media)))
	for _, name := range rootFiles(a.client) {
		mux.Handle("GET /"+name, httpx.Asset(responder, a.client, name, httpx.Revalidate))
	}
}

// rootFiles names the files that stand beside the assets and keep their names: icons, manifest, service worker.
func rootFiles(client fs.FS) []string {
	entries, err := fs.ReadDir(client, ".")
	if err != nil {
		return nil // an unreadable build has failed already, when its manifest was read
	}
	var names []string
	for _, e := range entries {
		if ext := path.Ext(e.Name()); !e.IsDir() && ext != ".br" && ext != ".gz" {
			names = append(names, e.Name())
		}
	}
	return names
}

// around is what happens to every request, outermost first.
func (a *App) around(responder *httpx.Responder) []httpx.Middleware {
	level := slog.LevelDebug
	if a.Config.AccessLog {
		level = slog.LevelInfo
	}
	chain := []httpx.Middleware{
		httpx.RequestID,
		httpx.AccessLog(a.Logger, level),
		httpx.Metrics(a.registry),
		httpx.Trace(a.Config.TraceEndpoint != ""),
		httpx.SecurityHeaders(httpx.SecurityConfig{HSTS: a.Config.IsProduction()}),
		httpx.Recover(responder),
		httpx.CheckURL(responder),
		httpx.MaxBody(responder, int64(a.Config.MaxBodyBytes)),
		httpx.Timeout(responder, a.Config.RequestTimeout),
		httpx.SameOrigin(responder, nil),
	}
	if a.Config.RequestsPerMin > 0 {
		counts := ratelimit.NewMemory(a.Clock, rememberedClients)
		chain = append(chain,
			httpx.RateLimit(responder, counts, httpx.Rate{
				Name: "writes", Limit: a.Config.RequestsPerMin, Per: time.Minute, Key: a.limited(isWrite),
			}),
			httpx.RateLimit(responder, counts, httpx.Rate{
				Name: "calls", Limit: readsPerWrite * a.Config.RequestsPerMin, Per: time.Minute, Key: a.limited(isCallRead),
			}),
			httpx.RateLimit(responder, ratelimit.NewStored(a.DB, a.Clock), httpx.Rate{
				Name: "opinions", Limit: opinionsPerHour, Per: time.Hour, Key: a.limited(isOpinion),
			}))
	}
	return append(chain,
		pages.OneAddress,
		visit.Middleware(visit.Options{SecureCookies: a.Config.IsProduction(), Skip: hasNoVisitor}),
		httpx.Compress,
	)
}

// readsPerWrite is how many more questions than changes one address may send: every page asks for its cart, and a
// carrier's whole town may share an address.
const readsPerWrite = 10

// opinionsPerHour is how many ratings and votes one address may give. It is counted in the database, because stuffing
// them is worth money to somebody.
const opinionsPerHour = 60

// limited gives the key under which the requests of a kind are counted: the client's address.
func (a *App) limited(kind func(*http.Request) bool) func(*http.Request) string {
	address := httpx.ByAddress(a.Config.TrustedProxies)
	return func(r *http.Request) string {
		if hasNoVisitor(r.URL.Path) || !kind(r) {
			return ""
		}
		return address(r)
	}
}

func isWrite(r *http.Request) bool { return r.Method != http.MethodGet && r.Method != http.MethodHead }

func isCallRead(r *http.Request) bool { return !isWrite(r) && visit.IsCall(r.URL.Path) }

// isOpinion tells ratings and votes from other writes.
func isOpinion(r *http.Request) bool {
	path, _, _ := visit.SplitPrefix(r.URL.Path)
	return isWrite(r) && (strings.HasPrefix(path, "/reviews/") || strings.HasPrefix(path, "/api/reviews/") ||
		strings.HasPrefix(path, "/api/products/") || path == "/api/addEditProductRating")
}

// hasNoVisitor names the paths that answer machines and files, where nobody needs an identity.
func hasNoVisitor(path string) bool { return !visit.IsPage(path) && !visit.IsCall(path) }
