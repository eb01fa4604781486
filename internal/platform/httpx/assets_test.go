package httpx_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
	"time"

	"mylo/internal/platform/httpx"
)

func built() fstest.MapFS {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return fstest.MapFS{
		"entry-4f2a.js":       file("console.log('hello')"),
		"entry-4f2a.js.br":    file("BROTLI"),
		"entry-4f2a.js.gz":    file("GZIP"),
		"style-11aa.css":      file("body{}"),
		"sub/picture.avif":    file("avif"),
		"site.webmanifest":    file("{}"),
		".vite/manifest.json": file("{}"),
		"sub/.secret":         file("s"),
	}
}

func assets() http.Handler {
	return httpx.Assets(quiet(), built(), "/assets/", httpx.Immutable)
}

func TestAnAssetIsServedForEverInTheBestFormTheClientTakes(t *testing.T) {
	t.Parallel()
	for accept, want := range map[string][2]string{
		"":                {"", "console.log('hello')"},
		"gzip":            {"gzip", "GZIP"},
		"gzip, br":        {"br", "BROTLI"},
		"br;q=0, gzip":    {"gzip", "GZIP"},
		"br;q=0,gzip;q=0": {"", "console.log('hello')"},
	} {
		rec := get(t, assets(), "/assets/entry-4f2a.js", "Accept-Encoding", accept)
		h := rec.Header()
		if rec.Code != 200 || h.Get("Content-Encoding") != want[0] || rec.Body.String() != want[1] {
			t.Errorf("%q: got %d %q %q", accept, rec.Code, h.Get("Content-Encoding"), rec.Body)
		}
		if h.Get("Content-Type") != "text/javascript; charset=utf-8" || h.Get("Vary") != "Accept-Encoding" ||
			h.Get("Cache-Control") != "public, max-age=31536000, immutable" || h.Get("ETag") == "" {
			t.Errorf("%q: headers %v", accept, h)
		}
	}
}

func TestContentTypesAreRight(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]string{
		"style-11aa.css": "text/css; charset=utf-8", "sub/picture.avif": "image/avif", "site.webmanifest": "application/manifest+json",
	} {
		if got := get(t, assets(), "/assets/"+path).Header().Get("Content-Type"); got != want {
			t.Errorf("%s: got %q, want %q", path, got, want)
		}
	}
}

func TestAnAssetTheClientHasIsNotSentAgain(t *testing.T) {
	t.Parallel()
	h := assets()
	plain := get(t, h, "/assets/entry-4f2a.js").Header().Get("ETag")
	packed := get(t, h, "/assets/entry-4f2a.js", "Accept-Encoding", "br").Header().Get("ETag")
	if plain == packed {
		t.Error("two forms share one strong ETag")
	}
	for _, sent := range []string{plain, "W/" + plain, `"other", ` + plain, "*"} {
		rec := get(t, h, "/assets/entry-4f2a.js", "If-None-Match", sent)
		if rec.Code != 304 || rec.Body.Len() != 0 || rec.Header().Get("ETag") != plain {
			t.Errorf("%s: got %d", sent, rec.Code)
		}
	}
	if rec := get(t, h, "/assets/entry-4f2a.js", "If-None-Match", packed); rec.Code != 200 {
		t.Errorf("another form's ETag: got %d", rec.Code)
	}
}

func TestHeadAndRangeWork(t *testing.T) {
	t.Parallel()
	srv := httptest.NewServer(assets())
	defer srv.Close()
	res, err := srv.Client().Head(srv.URL + "/assets/entry-4f2a.js")
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if res.StatusCode != 200 || res.ContentLength != 20 {
		t.Errorf("HEAD: %d, length %d", res.StatusCode, res.ContentLength)
	}
	packed := do(t, assets(), "HEAD", "/assets/entry-4f2a.js", nil, "Accept-Encoding", "br")
	if packed.Code != 200 || packed.Header().Get("Content-Length") != "6" || packed.Body.Len() != 0 {
		t.Errorf("HEAD br: %d %v", packed.Code, packed.Header())
	}
	rec := get(t, assets(), "/assets/entry-4f2a.js", "Range", "bytes=0-6", "Accept-Encoding", "br")
	if rec.Code != 206 || rec.Body.String() != "console" {
		t.Errorf("Range: %d %q", rec.Code, rec.Body)
	}
}

func TestPathTricksFindNothing(t *testing.T) {
	t.Parallel()
	for _, path := range []string{
		"/assets/", "/assets/sub", "/assets/nothing.js", "/assets/.vite/manifest.json", "/assets/sub/.secret",
		"/assets/entry-4f2a.js.br", "/assets/../assets_test.go", "/assets/..%2f..%2fgo.mod", "/assets/%2e%2e/go.mod",
		"/assets//style-11aa.css/", "/assets/sub/../style-11aa.css", `/assets/..\style-11aa.css`, "/assets/style-11aa.css%00",
		"/assets/%2fetc/passwd", "/other/style-11aa.css",
	} {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/", nil)
		u, err := url.Parse(path)
		if err != nil {
			t.Fatal(err)
		}
		r.URL = u
		rec := httptest.NewRecorder()
		assets().ServeHTTP(rec, r)
		if rec.Code != 404 || rec.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("%s: got %d %q", path, rec.Code, rec.Body)
		}
	}
}

func TestAssetsAreReadOnly(t *testing.T) {
	t.Parallel()
	rec := do(t, assets(), "POST", "/assets/style-11aa.css", nil)
	if rec.Code != 405 || rec.Header().Get("Allow") != "GET, HEAD" {
		t.Errorf("got %d allow %q", rec.Code, rec.Header().Get("Allow"))
	}
}

func TestOneFileAtItsOwnAddress(t *testing.T) {
	t.Parallel()
	rec := get(t, httpx.Asset(quiet(), built(), "site.webmanifest", httpx.Revalidate), "/manifest.webmanifest")
	if rec.Code != 200 || rec.Body.String() != "{}" || rec.Header().Get("Cache-Control") != "public, max-age=0, must-revalidate" {
		t.Errorf("got %d %v", rec.Code, rec.Header())
	}
}

func TestAChangedFileOnDiskIsSeen(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	write := func(text string, at time.Time) {
		name := filepath.Join(dir, "a.txt")
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, at, at); err != nil {
			t.Fatal(err)
		}
	}
	h := httpx.Assets(quiet(), os.DirFS(dir), "/media/", httpx.Revalidate)
	write("one", time.Unix(1, 0))
	first := get(t, h, "/media/a.txt")
	write("second", time.Unix(2, 0))
	second := get(t, h, "/media/a.txt")
	if first.Body.String() != "one" || second.Body.String() != "second" || first.Header().Get("ETag") == second.Header().Get("ETag") {
		t.Errorf("got %q then %q", first.Body, second.Body)
	}
}
