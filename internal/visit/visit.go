// Package visit works out, once per request, who is here and where: guest, market, language, in the app or
// not, person or crawler. Pages and calls read the answer from the context and never look at cookies themselves.
package visit

import (
	"context"
	"net/http"
	"strings"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
)

// Visit is what is known about one request before anybody handles it.
type Visit struct {
	GuestID   string // of this browser, made by the server
	BrowserID string
	Token     string // as presented, header before cookie; identity decides what it is worth
	Market    market.Market
	Language  lang.Language
	InApp     bool // shown inside the iOS or Android app
	Crawler   bool // gets the same content, but no pop-ups, experiments or analytics
	Path      string
	prefix    string
}

type contextKey struct{}

// From gives the visit of the request that ctx belongs to. Outside a request it is an Indian guest reading English.
func From(ctx context.Context) Visit {
	if v, ok := ctx.Value(contextKey{}).(*Visit); ok {
		return *v
	}
	return Visit{Market: market.India, Language: lang.En}
}

// Of gives the visit of a request: the one in its context, or, for a request that was answered before the middleware
// saw it, what the request itself says.
func Of(r *http.Request) Visit {
	if v, ok := r.Context().Value(contextKey{}).(*Visit); ok {
		return *v
	}
	return read(r)
}

// Into puts v in ctx.
func Into(ctx context.Context, v Visit) context.Context {
	return context.WithValue(ctx, contextKey{}, &v)
}

// URL is where path is found in the visitor's market and language: /cart may be /uae/hi/cart.
func (v *Visit) URL(path string) string { return address(v.Market, v.Language, path) }

// In is the address of path for a reader of l in the same market.
func (v *Visit) In(l lang.Language, path string) string { return address(v.Market, l, path) }

// At gives the same visit to another path.
func (v Visit) At(path string) Visit {
	v.Path = path
	return v
}

// Here is the address that was asked for, prefixes included, without the query.
func (v *Visit) Here() string {
	if v.prefix == "" {
		return v.Path
	}
	if v.Path == "/" {
		return v.prefix
	}
	return v.prefix + v.Path
}

func address(m market.Market, l lang.Language, path string) string {
	var prefix string
	if m == market.UAE {
		prefix = "/uae"
	}
	if l == lang.Hi {
		prefix += "/hi"
	}
	if prefix != "" && path == "/" {
		return prefix
	}
	return prefix + path
}

// SplitPrefix takes the market and language prefixes off a path: /uae/hi/cart is /cart for UAE in Hindi.
func SplitPrefix(path string) (rest string, uae, hindi bool) {
	rest, uae = cutSegment(path, "/uae")
	rest, hindi = cutSegment(rest, "/hi")
	return rest, uae, hindi
}

func cutSegment(path, segment string) (string, bool) {
	rest, ok := strings.CutPrefix(path, segment)
	switch {
	case !ok:
		return path, false
	case rest == "":
		return "/", true
	case rest[0] == '/':
		return rest, true
	default:
		return path, false
	}
}
