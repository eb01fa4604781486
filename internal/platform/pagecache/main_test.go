package pagecache_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
	"go.uber.org/goleak"

	"mylo/internal/kernel/clock"
	"mylo/internal/platform/pagecache"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// site is a cache with everything around it that a test wants to turn. Its page is text followed by
// padding, its tail carries the nonce.
type site struct {
	t       *testing.T
	cache   *pagecache.Cache
	clock   *clock.Manual
	renders atomic.Int64
	nonces  atomic.Int64
	render  func(context.Context) (pagecache.Page, error)
}

var padding = strings.Repeat("<p>Soft, washable, yours.</p>\n", 400)

func newSite(t *testing.T, change ...func(*pagecache.Options)) *site {
	t.Helper()
	s := &site{t: t, clock: clock.At(time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC))}
	o := pagecache.Options{
		FreshFor: time.Minute, StaleFor: time.Hour, ErrorFor: time.Second,
		Clock: s.clock, Logger: slog.New(slog.NewTextHandler(t.Output(), nil)),
	}
	for _, c := range change {
		c(&o)
	}
	s.cache = pagecache.New(o)
	s.shows("first")
	return s
}

// shows makes the page say text from now on.
func (s *site) shows(text string) {
	s.render = func(context.Context) (pagecache.Page, error) { return page(text), nil }
}

// fails makes renders fail from now on.
func (s *site) fails(err error) {
	s.render = func(context.Context) (pagecache.Page, error) { return pagecache.Page{}, err }
}

func page(text string) pagecache.Page {
	return pagecache.Page{
		Header: http.Header{"Content-Type": {"text/html; charset=utf-8"}},
		Body:   []byte("[" + text + "]" + padding),
	}
}

func tail(nonce string) []byte { return []byte("<script nonce=" + nonce + "></script></body></html>") }

func (s *site) nonce() string { return fmt.Sprintf("n%06d", s.nonces.Add(1)) }

// ask serves one request.
func (s *site) ask(r *http.Request, key string, version int64) (*httptest.ResponseRecorder, error) {
	w := httptest.NewRecorder()
	render := s.render
	err := s.cache.Serve(w, r, key, version, tail, s.nonce, func(ctx context.Context) (pagecache.Page, error) {
		s.renders.Add(1)
		return render(ctx)
	})
	return w, err
}

func request(method string, header ...string) *http.Request {
	r := httptest.NewRequest(method, "/product/x-970", nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Add(header[i], header[i+1])
	}
	return r
}

// get gives what the page says, checked down to its tail.
func (s *site) get(key string, version int64) string {
	s.t.Helper()
	w, err := s.ask(request(http.MethodGet), key, version)
	if err != nil {
		s.t.Errorf("get: %v", err)
		return ""
	}
	return s.read(w)
}

// read decodes a response, checks its length and its tail and gives what the page says.
func (s *site) read(w *httptest.ResponseRecorder) string {
	s.t.Helper()
	if got := w.Header().Get("Content-Length"); got != fmt.Sprint(w.Body.Len()) {
		s.t.Errorf("Content-Length is %q for %d bytes", got, w.Body.Len())
	}
	var r io.Reader = bytes.NewReader(w.Body.Bytes())
	switch w.Header().Get("Content-Encoding") {
	case "br":
		r = brotli.NewReader(r)
	case "gzip":
		z, err := gzip.NewReader(r)
		if err != nil {
			s.t.Fatal(err)
		}
		r = z
	}
	whole, err := io.ReadAll(r)
	if err != nil {
		s.t.Fatal(err)
	}
	body, end, ok := strings.Cut(string(whole), "<script nonce=")
	if !ok || !strings.HasSuffix(end, "></script></body></html>") {
		s.t.Errorf("the tail is missing: …%q", whole[max(0, len(whole)-80):])
	}
	text, _, _ := strings.Cut(strings.TrimPrefix(body, "["), "]")
	return text
}

// wantError asks for a page that cannot be had.
func (s *site) wantError(key string, version int64, want error) {
	s.t.Helper()
	w, err := s.ask(request(http.MethodGet), key, version)
	if !errors.Is(err, want) {
		s.t.Errorf("got %v, want %v", err, want)
	}
	if w.Body.Len() > 0 || len(w.Header()) > 0 {
		s.t.Errorf("something was written beside the error: %v %q", w.Header(), w.Body)
	}
}

func eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); !done(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain until %s", what)
		}
	}
}
