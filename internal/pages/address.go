package pages

import (
	"net/http"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/site"
	"mylo/internal/platform/httpx"
	"mylo/internal/visit"
)

// slashed are the section roots whose one address ends with a slash.
var slashed = map[string]bool{"/veda/": true, "/care/": true, "/essentials/": true}

// OneAddress sends every other spelling of a page's address to the one that counts: lower case, no double
// slashes, no slash at the end. It stands before the visit, which takes the market and language off the path.
func OneAddress(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		path := r.URL.Path
		if (r.Method == http.MethodGet || r.Method == http.MethodHead) && visit.IsPage(path) {
			if one := oneAddress(path); one != path {
				u := *r.URL
				u.Path, u.RawPath = one, ""
				w.Header().Set("Location", u.RequestURI())
				w.WriteHeader(http.StatusMovedPermanently)
				return
			}
		}
		next.ServeHTTP(w, r)
	})
}

func oneAddress(path string) string {
	if isTidy(path) {
		return withSlash(path)
	}
	one := strings.ToLower(path)
	for strings.Contains(one, "//") {
		one = strings.ReplaceAll(one, "//", "/")
	}
	if rest, _, _ := visit.SplitPrefix(one); len(one) > 1 && strings.HasSuffix(one, "/") && !slashed[rest] {
		one = strings.TrimRight(one, "/")
	}
	return one
}

// withSlash adds the slash that a section root is written with.
func withSlash(path string) string {
	if rest, _, _ := visit.SplitPrefix(path); slashed[rest+"/"] {
		return path + "/"
	}
	return path
}

// isTidy answers for almost every request, without allocating.
func isTidy(path string) bool {
	for i := range len(path) {
		c := path[i]
		if c >= 'A' && c <= 'Z' || c >= 0x80 || c == '/' && i > 0 && (path[i-1] == '/' || i == len(path)-1) {
			return false
		}
	}
	return true
}

// atItsAddress sends every request whose path is not the one that pathOf gives for it to that path. It stands outside
// the cache, so that an old address leads on from the moment the name changes.
func (p *Pages) atItsAddress(pathOf func(v *visit.Visit) (string, error), next http.Handler) http.Handler {
	return p.Responder.Wrap(func(w http.ResponseWriter, r *http.Request) error {
		v := visit.From(r.Context())
		path, err := pathOf(&v)
		if err != nil {
			return err
		}
		if path != v.Path {
			return httpx.RedirectTo(http.StatusMovedPermanently, withQuery(v.URL(path), r))
		}
		next.ServeHTTP(w, r)
		return nil
	})
}

// productPath is the address of the product whose id ends the path.
func (p *Pages) productPath(v *visit.Visit) (string, error) {
	id, ok := site.ProductID(v.Path)
	if !ok {
		return "", catalog.ErrNotFound
	}
	item, err := p.Catalog.Index().ByID(catalog.ProductID(id))
	if err != nil {
		return "", err
	}
	return item.Path(), nil
}

// categoryPath is the address of the category whose id ends the path.
func (p *Pages) categoryPath(v *visit.Visit) (string, error) {
	id, ok := site.ProductID(v.Path)
	if !ok {
		return "", catalog.ErrNoCategory
	}
	c, err := p.Catalog.Index().Category(catalog.CategoryID(id))
	if err != nil {
		return "", err
	}
	return c.Path(), nil
}

// moved sends an old address to its successor in the visitor's market and language.
func moved(to string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		v := visit.From(r.Context())
		w.Header().Set("Location", withQuery(v.URL(to), r))
		w.WriteHeader(http.StatusMovedPermanently)
	})
}

// robots serves /robots.txt. Only calls are closed to crawlers: a page that must not be indexed says so itself,
// and to say so it must be read.
func (p *Pages) robots(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	_, _ = w.Write([]byte("User-agent: *\nDisallow: /api/\nDisallow: /new/\nDisallow: /sandbox/\n"))
	if p.Production {
		_, _ = w.Write([]byte("\nSitemap: " + p.Site.Origin + "/sitemap.xml\n"))
	}
}
