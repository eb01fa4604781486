package httpx_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"mylo/internal/platform/httpx"
)

var story = strings.Repeat("Once upon a time there was a calm shop. ", 100)

func telling(text, contentType string, headers ...string) http.Handler {
	return httpx.Compress(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if contentType != "" {
			w.Header().Set("Content-Type", contentType)
		}
		for i := 0; i+1 < len(headers); i += 2 {
			w.Header().Set(headers[i], headers[i+1])
		}
		for chunk := range strings.SplitSeq(text, "!") {
			_, _ = io.WriteString(w, chunk)
		}
	}))
}

func decoded(t *testing.T, rec *httptest.ResponseRecorder) string {
	t.Helper()
	var r io.Reader = rec.Body
	switch rec.Header().Get("Content-Encoding") {
	case "br":
		r = brotli.NewReader(rec.Body)
	case "gzip":
		gz, err := gzip.NewReader(rec.Body)
		if err != nil {
			t.Fatal(err)
		}
		r = gz
	}
	body, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}

func TestTheClientsPreferenceDecidesTheEncoding(t *testing.T) {
	t.Parallel()
	for accept, want := range map[string]string{
		"":                              "",
		"gzip":                          "gzip",
		"gzip, deflate, br, zstd":       "br",
		"br;q=0.5, gzip;q=0.9":          "gzip",
		"br;q=0, gzip":                  "gzip",
		"br;q=0, gzip;q=0":              "",
		"gzip;q=0.000, *;q=0.1":         "br",
		"*":                             "br",
		"*;q=0":                         "",
		"identity":                      "",
		"BR":                            "br",
		"gzip;q=nonsense":               "",
		"deflate":                       "",
		"br;q=2, gzip;q=1":              "gzip",
		"gzip ; q=1.0 , br ; q=0.999":   "gzip",
		strings.Repeat(",", 500) + "br": "br",
	} {
		rec := get(t, telling(story, "text/html"), "/", "Accept-Encoding", accept)
		h := rec.Header()
		if h.Get("Content-Encoding") != want || h.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%.40q: got %q, Vary %q", accept, h.Get("Content-Encoding"), h.Get("Vary"))
		}
		if size := rec.Body.Len(); want != "" && size > len(story)/4 {
			t.Errorf("%.40q: %d bytes", accept, size)
		}
		if decoded(t, rec) != story {
			t.Errorf("%.40q: the text changed", accept)
		}
	}
}

func TestWhatShouldNotBeCompressedIsNot(t *testing.T) {
	t.Parallel()
	for name, h := range map[string]http.Handler{
		"small":           telling("short!and!sweet", "text/html"),
		"small, known":    telling("short", "text/html", "Content-Length", "5"),
		"picture":         telling(story, "image/avif"),
		"encoded already": telling(story, "text/html", "Content-Encoding", "zstd"),
		"a part":          telling(story, "text/html", "Content-Range", "bytes 0-1/2"),
		"no-transform":    telling(story, "text/html", "Cache-Control", "public, no-transform"),
		"event stream":    telling(story, "text/event-stream"),
	} {
		rec := get(t, h, "/", "Accept-Encoding", "br, gzip")
		if enc := rec.Header().Get("Content-Encoding"); enc == "br" || enc == "gzip" {
			t.Errorf("%s: was sent as %s", name, enc)
		}
		if name == "encoded already" && rec.Body.String() != story {
			t.Error("encoded twice")
		}
	}
	for _, status := range []int{204, 304} {
		rec := get(t, httpx.Compress(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			w.WriteHeader(status)
		})), "/", "Accept-Encoding", "br")
		if rec.Code != status || rec.Header().Get("Content-Encoding") != "" || rec.Body.Len() != 0 {
			t.Errorf("%d: got %d %v", status, rec.Code, rec.Header())
		}
	}
}

func TestCompressionKeepsTheETagAndDropsTheLength(t *testing.T) {
	t.Parallel()
	rec := get(t, telling(story, "application/json", "ETag", `"7"`, "Content-Length", strconv.Itoa(len(story)), "Vary", "Accept"),
		"/", "Accept-Encoding", "gzip")
	h := rec.Header()
	if h.Get("ETag") != `"7"` || h.Get("Content-Length") != "" || strings.Join(h.Values("Vary"), ", ") != "Accept, Accept-Encoding" {
		t.Errorf("headers: %v", h)
	}
}

func TestATypeNobodyNamedIsSeenBeforeItIsCompressed(t *testing.T) {
	t.Parallel()
	rec := get(t, telling("<html><body>!"+story, ""), "/", "Accept-Encoding", "br")
	if rec.Header().Get("Content-Type") != "text/html; charset=utf-8" || rec.Header().Get("Content-Encoding") != "br" {
		t.Errorf("headers: %v", rec.Header())
	}
}

func TestAPanicInAHeldAnswerStillBecomesA500(t *testing.T) {
	t.Parallel()
	rec := get(t, httpx.Chain(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, "<p>half")
		panic("boom")
	}), httpx.RequestID, httpx.Recover(quiet()), httpx.Compress), "/api/x", "Accept-Encoding", "br")
	if rec.Code != 500 || errorOf(t, rec).Code != "internal" {
		t.Errorf("got %d %s", rec.Code, rec.Body)
	}
}

func TestErrorsAreCompressedLikeAnythingElse(t *testing.T) {
	t.Parallel()
	rec := get(t, httpx.Chain(quiet().Wrap(failing(errSold)), httpx.RequestID, httpx.Compress), "/", "Accept-Encoding", "gzip")
	if rec.Code != 422 || !strings.Contains(decoded(t, rec), "It is sold.") {
		t.Errorf("got %d %v", rec.Code, rec.Header())
	}
}

func TestAFlushSendsWhatThereIs(t *testing.T) {
	t.Parallel()
	next := make(chan struct{})
	srv := httptest.NewServer(httpx.Chain(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain")
		_, _ = io.WriteString(w, "first")
		_ = http.NewResponseController(w).Flush()
		<-next
		_, _ = io.WriteString(w, "second")
	}), httpx.RequestID, httpx.Compress))
	defer srv.Close()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, srv.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Accept-Encoding", "gzip")
	res, err := srv.Client().Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	gz, err := gzip.NewReader(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	first := make([]byte, 5)
	if _, err := io.ReadFull(gz, first); err != nil || !bytes.Equal(first, []byte("first")) {
		t.Fatalf("got %q %v before the end", first, err)
	}
	close(next)
	if rest, err := io.ReadAll(gz); err != nil || string(rest) != "second" {
		t.Errorf("got %q %v", rest, err)
	}
}
