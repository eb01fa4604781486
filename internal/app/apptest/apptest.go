// Package apptest boots the whole program in a test, on a database of its own, and talks to it as a browser would.
package apptest

import (
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"mylo/internal/app"
	"mylo/internal/app/config"
	"mylo/internal/kernel/clock"
	"mylo/internal/platform/db/dbtest"
)

// Now is the time at which every test takes place: a Sunday afternoon in India.
var Now = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)

// Server is a running program.
type Server struct {
	App   *app.App
	Clock *clock.Manual
	URL   string
	t     testing.TB
}

// Start boots the program with the demonstration store in a temporary folder. The web front end is a small one that
// shows which page it was asked for; change adjusts the configuration first.
func Start(t testing.TB, change ...func(*config.Config)) *Server {
	t.Helper()
	cfg := config.Default()
	cfg.Env, cfg.Data, cfg.RenderWorkers, cfg.JobWorkers = config.Test, t.TempDir(), 0, 0
	for _, f := range change {
		f(&cfg)
	}
	if err := furnish(cfg.Data); err != nil {
		t.Fatal(err)
	}
	now := clock.At(Now)
	a, err := app.New(t.Context(), cfg, app.Options{
		Version: "test", Logger: slog.New(slog.NewTextHandler(t.Output(), nil)), Clock: now, Web: Web(),
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := a.Close(); err != nil {
			t.Errorf("close the program: %v", err)
		}
	})
	handler, err := a.Handler(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return &Server{App: a, Clock: now, URL: server.URL, t: t}
}

// Each runs a test of the whole program on every engine: SQLite always, PostgreSQL when the tests have one.
func Each(t *testing.T, test func(t *testing.T, s *Server), change ...func(*config.Config)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { test(t, Start(t, change...)) })
	if os.Getenv("TEST_POSTGRES_URL") == "" {
		return
	}
	t.Run("postgres", func(t *testing.T) {
		url := dbtest.URL(t, dbtest.Postgres(t))
		test(t, Start(t, append(change, func(c *config.Config) { c.DatabaseURL = url })...))
	})
}

// WithNode lets the program render its pages, by one worker.
func WithNode(c *config.Config) { c.RenderWorkers = 1 }

// Web is a front end of a few lines. It fails on the path /broken, so that a failing render can be seen.
func Web() fstest.MapFS {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	return fstest.MapFS{
		"client/.vite/manifest.json": file(`{
			"storefront/src/entry-client.tsx": {"file": "assets/entry-1.js", "imports": ["_shared.js"]},
			"_shared.js": {"file": "assets/shared-1.js"},
			"storefront/src/pages/product/index.tsx": {"file": "assets/product-1.js", "imports": ["_shared.js"]},
			"storefront/src/messages/hi.json": {"file": "assets/hi-1.js"},
			"style.css": {"file": "assets/style-1.css"}}`),
		"client/assets/entry-1.js":    file(`console.log("entry")`),
		"client/favicon.svg":          file(`<svg xmlns="http://www.w3.org/2000/svg"/>`),
		"client/manifest.webmanifest": file(`{}`),
		"client/sw.js":                file(``),
		"server/entry-server.js": file(`export function render(text) {
			const p = JSON.parse(text);
			if (p.page === "error" && p.props.code === "boom") throw new Error("boom");
			return "<main>" + p.page + " in " + p.visit.language + "</main>";
		}`),
	}
}

// Browser gives a visitor with cookies of their own who follows no redirects.
func (s *Server) Browser() *Browser {
	jar, err := cookiejar.New(nil)
	if err != nil {
		s.t.Fatal(err)
	}
	return &Browser{server: s, client: &http.Client{
		Jar:           jar,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// Browser is one visitor.
type Browser struct {
	server *Server
	client *http.Client
}

// Answer is what the server said.
type Answer struct {
	Status int
	Header http.Header
	Body   string
}

// Do sends a request. Headers are "Name: value".
func (b *Browser) Do(method, path, body string, headers ...string) Answer {
	t := b.server.t
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, b.server.URL+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Set(name, value)
	}
	resp, err := b.client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return Answer{Status: resp.StatusCode, Header: resp.Header, Body: string(text)}
}

// Get asks for a path.
func (b *Browser) Get(path string, headers ...string) Answer {
	b.server.t.Helper()
	return b.Do(http.MethodGet, path, "", headers...)
}

// Submit posts a form, as a page of this site would.
func (b *Browser) Submit(path string, fields url.Values) Answer {
	b.server.t.Helper()
	return b.Do(http.MethodPost, path, fields.Encode(),
		"Content-Type: application/x-www-form-urlencoded", "Sec-Fetch-Site: same-origin")
}

// Call sends JSON to a call, as a page of this site would, and reads the answer into out.
func (b *Browser) Call(method, path string, in, out any, headers ...string) Answer {
	t := b.server.t
	t.Helper()
	body, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	if in == nil {
		body = nil
	}
	headers = append([]string{"Content-Type: application/json", "Accept: application/json", "Sec-Fetch-Site: same-origin"}, headers...)
	a := b.Do(method, path, string(body), headers...)
	if out != nil {
		if err := json.Unmarshal([]byte(a.Body), out); err != nil {
			t.Fatalf("%s %s answered %d %q: %v", method, path, a.Status, a.Body, err)
		}
	}
	return a
}

// Cookie gives the value of a cookie that the visitor holds, or "".
func (b *Browser) Cookie(name string) string {
	u, err := url.Parse(b.server.URL)
	if err != nil {
		b.server.t.Fatal(err)
	}
	for _, c := range b.client.Jar.Cookies(u) {
		if c.Name == name {
			return c.Value
		}
	}
	return ""
}
