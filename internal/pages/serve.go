package pages

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strings"

	"mylo/internal/kernel/errs"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/httpx"
	"mylo/internal/platform/pagecache"
	"mylo/internal/visit"
)

// public serves a page that is the same for every guest of a market and language, from the cache when it can.
// All pages behind one such handler have the same name, so that their tail is known before they are built.
// depends gives what of the query the page depends on, in one form; nil when it depends on nothing of it.
func (p *Pages) public(name string, b build, depends ...func(url.Values) string) http.Handler {
	if p.Cache == nil {
		return p.page(askedEveryTime, b)
	}
	tails := map[lang.Language]pagecache.Tail{}
	for _, l := range lang.All() {
		tails[l] = p.tail(name, l)
	}
	return p.answer(askedEveryTime, b, func(w http.ResponseWriter, r *http.Request, v *visit.Visit) error {
		tail := tails[v.Language]
		err := p.Cache.Serve(w, r, cacheKey(r, v, depends), p.version(), tail, nonceOf(r),
			func(ctx context.Context) (pagecache.Page, error) {
				page, err := b(r.WithContext(ctx), v)
				if err != nil {
					return pagecache.Page{}, err
				}
				return p.render(ctx, v, page)
			})
		return orShell(w, r, tail, err)
	})
}

// private serves a page that belongs to one person. It is rendered every time and kept by nobody.
func (p *Pages) private(b build) http.Handler { return p.page(keptByNobody, b) }

func (p *Pages) page(kept []string, b build) http.Handler {
	return p.answer(kept, b, func(w http.ResponseWriter, r *http.Request, v *visit.Visit) error {
		page, err := b(r, v)
		if err != nil {
			return err
		}
		return p.write(w, r, v, page)
	})
}

// answer does what every page does before its HTML is asked for: the props alone for a browser that is already
// on the site, and the right address for a language chosen in the query.
func (p *Pages) answer(
	kept []string, b build, html func(http.ResponseWriter, *http.Request, *visit.Visit) error,
) http.Handler {
	return p.Responder.Wrap(func(w http.ResponseWriter, r *http.Request) error {
		v := visit.From(r.Context())
		header := w.Header()
		header["Vary"] = varies
		header["Cache-Control"] = kept
		if httpx.WantsJSON(r) {
			return p.serveProps(w, r, &v, b)
		}
		if target, ok := otherAddress(r, &v); ok {
			return httpx.RedirectTo(http.StatusFound, target)
		}
		return html(w, r, &v)
	})
}

// Header values that every page sends. A page may be kept by the browser, which asks each time whether it is
// still the same; what belongs to one person is not kept at all.
var (
	varies         = []string{"Accept, Accept-Language, Cookie"}
	askedEveryTime = []string{"private, no-cache"}
	keptByNobody   = []string{"private, no-store"}
)

func nonceOf(r *http.Request) func() string {
	return func() string { return httpx.Nonce(r.Context()) }
}

// otherAddress sends a choice of language made in the query to the address that says it, so that the page can
// be shared and found. A UAE address keeps its market.
func otherAddress(r *http.Request, v *visit.Visit) (string, bool) {
	if r.URL.RawQuery == "" || !strings.Contains(r.URL.RawQuery, "language=") {
		return "", false
	}
	q := r.URL.Query()
	if !q.Has("language") {
		return "", false
	}
	return v.URL(v.Path) + languageless(q), true
}

// version grows whenever anything that public pages show has changed.
func (p *Pages) version() int64 {
	return p.Catalog.Version() + p.Reviews.Version() + p.Content.Version()
}

// cacheKey names everything that a public page depends on, besides the data.
func cacheKey(r *http.Request, v *visit.Visit, depends []func(url.Values) string) string {
	var b strings.Builder
	b.Grow(len(v.Path) + 24)
	b.WriteString(string(v.Market))
	b.WriteByte(' ')
	b.WriteString(string(v.Language))
	if v.InApp {
		b.WriteString(" app")
	}
	b.WriteByte(' ')
	b.WriteString(v.Here())
	if len(depends) > 0 && r.URL.RawQuery != "" {
		q := r.URL.Query()
		for _, part := range depends {
			b.WriteByte('?')
			b.WriteString(part(q))
		}
	}
	return b.String()
}

// serveProps answers a browser that is already on the site.
func (p *Pages) serveProps(w http.ResponseWriter, r *http.Request, v *visit.Visit, b build) error {
	page, err := b(r, v)
	if err != nil {
		return err
	}
	return httpx.WriteJSON(w, status(page), p.payload(v, page))
}

// write renders a page that is not cached.
func (p *Pages) write(w http.ResponseWriter, r *http.Request, v *visit.Visit, page Page) error {
	tail := p.tail(page.Name, v.Language)
	rendered, err := p.render(r.Context(), v, page)
	if err == nil {
		pagecache.WriteUncached(w, r, rendered, tail, nonceOf(r))
	}
	return orShell(w, r, tail, err)
}

// render makes the document, or a shell as an error when React cannot render the page: so that the cache keeps
// showing an older page if it has one, and never keeps the shell.
func (p *Pages) render(ctx context.Context, v *visit.Visit, page Page) (pagecache.Page, error) {
	payload := p.payload(v, page)
	text, err := payload.encode()
	if err != nil {
		return pagecache.Page{}, err
	}
	app, failure := p.Renderer.Render(ctx, text)
	if failure == nil {
		return p.finish(v, page, text, app), nil
	}
	if ctx.Err() != nil {
		return pagecache.Page{}, ctx.Err()
	}
	payload.Rendered = false
	if text, err = payload.encode(); err != nil {
		return pagecache.Page{}, err
	}
	p.Logger.LogAttrs(ctx, slog.LevelWarn, "page cannot be rendered here",
		slog.String("page", page.Name), slog.String("code", errs.From(failure).Code), slog.Any("error", failure))
	return pagecache.Page{}, &shell{page: p.finish(v, page, text, nil), cause: failure}
}

func (p *Pages) finish(v *visit.Visit, page Page, payload, app []byte) pagecache.Page {
	return pagecache.Page{
		Status: status(page),
		Header: http.Header{"Content-Type": {"text/html; charset=utf-8"}},
		Body:   p.document(v, page.Head, payload, app),
	}
}

// shell is a page that the browser has to render from its props.
type shell struct {
	page  pagecache.Page
	cause error
}

func (s *shell) Error() string { return "page goes out as a shell: " + s.cause.Error() }
func (s *shell) Unwrap() error { return s.cause }

// orShell sends the shell if that is all there is, and passes any other error on.
func orShell(w http.ResponseWriter, r *http.Request, tail pagecache.Tail, err error) error {
	s, ok := errors.AsType[*shell](err)
	if !ok {
		return err
	}
	pagecache.WriteUncached(w, r, s.page, tail, nonceOf(r))
	return nil
}

func status(page Page) int {
	if page.Status == 0 {
		return http.StatusOK
	}
	return page.Status
}
