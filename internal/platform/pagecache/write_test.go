package pagecache_test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"mylo/internal/platform/pagecache"
)

func TestHeadersAreThoseOfThePageWithoutWhatBelongsToOneResponse(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.render = func(context.Context) (pagecache.Page, error) {
		p := page("x")
		p.Header = http.Header{
			"content-type": {"text/html"}, "Link": {"<a>", "<b>"}, "Vary": {"Accept"}, "Cache-Control": {"public, max-age=60"},
			"Set-Cookie": {"a=b"}, "Content-Security-Policy": {"default-src 'none'"}, "Content-Length": {"7"}, "Etag": {`"mine"`},
		}
		return p, nil
	}
	w, err := s.ask(request(http.MethodGet, "Accept-Encoding", "br"), "k", 1)
	if err != nil {
		t.Fatal(err)
	}
	h := w.Header()
	for name, want := range map[string][]string{
		"Content-Type": {"text/html"}, "Link": {"<a>", "<b>"}, "Vary": {"Accept", "Accept-Encoding"},
		"Cache-Control": {"public, max-age=60"}, "Content-Encoding": {"br"}, "Set-Cookie": nil, "Content-Security-Policy": nil,
	} {
		if !slices.Equal(h[name], want) {
			t.Errorf("%s: %v", name, h[name])
		}
	}
	if tag := h.Get("Etag"); !strings.HasPrefix(tag, `W/"`) {
		t.Errorf("tag %s", tag)
	}
	s.read(w)
}

func TestWhatAMiddlewareDoesToHeadersStaysInItsResponse(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	for range 3 {
		w := httptest.NewRecorder()
		w.Header().Add("Vary", "Origin")
		err := s.cache.Serve(w, request(http.MethodGet), "k", 1, tail, s.nonce, s.render)
		if err != nil {
			t.Fatal(err)
		}
		w.Header().Add("Vary", "Cookie")
		w.Header().Add("Content-Type", "more")
		w.Header().Add("Etag", "more")
		if got := w.Header()["Vary"]; !slices.Equal(got, []string{"Origin", "Accept-Encoding", "Cookie"}) {
			t.Errorf("Vary: %v", got)
		}
		if n := len(w.Header()["Content-Type"]); n != 2 {
			t.Errorf("%d content types", n)
		}
	}
}

func TestAnUnchangedPageIsNotSentAgain(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	w, err := s.ask(request(http.MethodGet), "k", 1)
	if err != nil {
		t.Fatal(err)
	}
	tag, nonces := w.Header().Get("Etag"), s.nonces.Load()
	for _, match := range []string{tag, strings.TrimPrefix(tag, "W/"), `"x", ` + tag, "*"} {
		w, err := s.ask(request(http.MethodGet, "If-None-Match", match, "Accept-Encoding", "br"), "k", 1)
		if err != nil || w.Code != http.StatusNotModified || w.Body.Len() != 0 {
			t.Errorf("%s: %d, %d bytes, %v", match, w.Code, w.Body.Len(), err)
		}
		h := w.Header()
		if h.Get("Etag") != tag || h.Get("Vary") == "" || h.Get("Cache-Control") != "private, no-cache" {
			t.Errorf("%s: %v", match, h)
		}
		if len(h) != 3 {
			t.Errorf("%s: more headers than a 304 should have: %v", match, h)
		}
	}
	if s.nonces.Load() != nonces {
		t.Error("a nonce was made for a response without a body")
	}
	w, err = s.ask(request(http.MethodGet, "If-None-Match", `"other"`), "k", 1)
	if err != nil || w.Code != http.StatusOK || s.read(w) != "first" {
		t.Errorf("another tag: %d, %v", w.Code, err)
	}
}

func TestAMissingPageIsNeverUnchanged(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.render = func(context.Context) (pagecache.Page, error) {
		p := page("missing")
		p.Status = http.StatusNotFound
		return p, nil
	}
	if w, err := s.ask(request(http.MethodGet, "If-None-Match", "*"), "k", 1); err != nil || w.Code != http.StatusNotFound {
		t.Errorf("%d, %v", w.Code, err)
	}
}

func TestTheTagChangesWithTheBodyAndWithTheTail(t *testing.T) {
	t.Parallel()
	tagOf := func(text, script string) string {
		w := httptest.NewRecorder()
		end := func(nonce string) []byte { return []byte(script + nonce) }
		err := pagecache.New(pagecache.Options{}).Serve(w, request(http.MethodGet), "k", 1, end,
			func() string { return text + "nonce" },
			func(context.Context) (pagecache.Page, error) { return page(text), nil })
		if err != nil {
			t.Fatal(err)
		}
		return w.Header().Get("Etag")
	}
	base := tagOf("a", "s1")
	if tagOf("a", "s1") != base {
		t.Error("the same page has two tags")
	}
	if tagOf("b", "s1") == base || tagOf("a", "s2") == base {
		t.Error("two pages have the same tag")
	}
}

func TestHeadSaysHowLongThePageIs(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	for _, accept := range []string{"", "gzip", "br"} {
		get, err := s.ask(request(http.MethodGet, "Accept-Encoding", accept), "k", 1)
		if err != nil {
			t.Fatal(err)
		}
		head, err := s.ask(request(http.MethodHead, "Accept-Encoding", accept), "k", 1)
		if err != nil || head.Body.Len() > 0 || head.Code != get.Code {
			t.Errorf("%q: %d, %d bytes, %v", accept, head.Code, head.Body.Len(), err)
		}
		if head.Header().Get("Content-Encoding") != get.Header().Get("Content-Encoding") || head.Header().Get("Content-Length") == "" {
			t.Errorf("%q: %v", accept, head.Header())
		}
	}
}

func TestAPageThatIsAskedForAgainIsCompressedBetter(t *testing.T) {
	t.Parallel()
	for _, accept := range []string{"gzip", "br"} {
		s := newSite(t)
		s.render = func(context.Context) (pagecache.Page, error) {
			p := page("x")
			for i := range 3000 {
				p.Body = append(p.Body, padding[(i*i)%200:(i*i)%200+i%17]...)
			}
			return p, nil
		}
		size := func() int {
			w, err := s.ask(request(http.MethodGet, "Accept-Encoding", accept), "k", 1)
			if err != nil {
				t.Fatal(err)
			}
			s.read(w)
			return w.Body.Len()
		}
		first, before := size(), s.cache.Stats().Bytes
		eventually(t, accept+" is smaller", func() bool { return size() < first })
		if after := s.cache.Stats().Bytes; after >= before {
			t.Errorf("%s: the cache holds %d bytes, before %d", accept, after, before)
		}
	}
}

func TestATinyOrTaillessPageIsServedToo(t *testing.T) {
	t.Parallel()
	c := pagecache.New(pagecache.Options{})
	for _, body := range []string{"", "x", strings.Repeat("y", 5000)} {
		for _, accept := range []string{"", "gzip", "br"} {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				r.Header.Set("Accept-Encoding", accept)
				if err := c.Serve(w, r, body, 1, nil, nil, func(context.Context) (pagecache.Page, error) {
					return pagecache.Page{Body: []byte(body)}, nil
				}); err != nil {
					t.Error(err)
				}
			}))
			resp, err := server.Client().Get(server.URL)
			if err != nil {
				t.Fatal(err)
			}
			got, err := io.ReadAll(resp.Body)
			_ = resp.Body.Close()
			server.Close()
			if err != nil || (accept != "br" && string(got) != body) {
				t.Errorf("%q of %d bytes: got %d bytes, %v", accept, len(body), len(got), err)
			}
		}
	}
}

func TestAPageForOneRequestIsCompressedAndNotStored(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	for _, accept := range []string{"", "gzip", "br"} {
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			w := httptest.NewRecorder()
			w.Header().Set("Set-Cookie", "a=b")
			pagecache.WriteUncached(w, request(method, "Accept-Encoding", accept), page("mine"), tail, s.nonce)
			h := w.Header()
			want := map[string]string{"": "", "gzip": "gzip", "br": "br"}[accept]
			if h.Get("Content-Encoding") != want || h.Get("Cache-Control") != "private, no-store" || h.Get("Etag") != "" {
				t.Errorf("%s %q: %v", method, accept, h)
			}
			if h.Get("Vary") != "Accept-Encoding" || h.Get("Set-Cookie") != "a=b" {
				t.Errorf("%s %q: %v", method, accept, h)
			}
			if method == http.MethodHead {
				if w.Body.Len() > 0 || h.Get("Content-Length") == "" {
					t.Errorf("%q: HEAD sent %d bytes, %v", accept, w.Body.Len(), h)
				}
			} else if got := s.read(w); got != "mine" {
				t.Errorf("%q: the page says %q", accept, got)
			}
		}
	}
}

func TestMetricsSayHowRequestsWereServed(t *testing.T) {
	t.Parallel()
	registry := prometheus.NewPedanticRegistry()
	s := newSite(t, func(o *pagecache.Options) { o.Registry = registry })
	s.get("k", 1)
	s.get("k", 1)
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]float64{}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			name := f.GetName()
			for _, l := range m.GetLabel() {
				name += "/" + l.GetValue()
			}
			got[name] = m.GetCounter().GetValue() + m.GetGauge().GetValue()
		}
	}
	for name, want := range map[string]float64{
		"mylo_pagecache_requests_total/hit": 1, "mylo_pagecache_requests_total/miss": 1,
		"mylo_pagecache_renders_total": 1, "mylo_pagecache_entries": 1,
	} {
		if got[name] != want {
			t.Errorf("%s = %v, want %v", name, got[name], want)
		}
	}
}
