package blob_test

import (
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"mylo/internal/platform/blob"
	"mylo/internal/platform/httpx"
)

func newDisk(t *testing.T) *blob.Disk {
	t.Helper()
	d, err := blob.NewDisk(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestWhatIsPutIsThere(t *testing.T) {
	t.Parallel()
	d := newDisk(t)
	for range 2 { // putting it again is no error
		if err := d.Put(t.Context(), "baby-360.abc123.avif", strings.NewReader("picture")); err != nil {
			t.Fatal(err)
		}
	}
	f, err := d.Open(t.Context(), "baby-360.abc123.avif")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if got, _ := io.ReadAll(f); string(got) != "picture" {
		t.Errorf("content = %q", got)
	}
}

func TestNoKeyLeavesTheFolder(t *testing.T) {
	t.Parallel()
	d := newDisk(t)
	for _, key := range []string{"", "../mylo.db", "a/b", ".part-1", `a\b`, "naïve.png", strings.Repeat("x", 201)} {
		if _, err := d.Open(t.Context(), key); !errors.Is(err, blob.ErrNotFound) {
			t.Errorf("Open(%q) = %v", key, err)
		}
		if err := d.Put(t.Context(), key, strings.NewReader("x")); !errors.Is(err, blob.ErrNotFound) {
			t.Errorf("Put(%q) = %v", key, err)
		}
	}
}

func TestAServedFileIsKeptForGoodAndTyped(t *testing.T) {
	t.Parallel()
	d := newDisk(t)
	if err := d.Put(t.Context(), "a.1.avif", strings.NewReader("picture")); err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	rs := &httpx.Responder{Logger: slog.New(slog.DiscardHandler)}
	mux.Handle("GET /media/{key}", rs.Wrap(blob.Serve(d)))
	for path, want := range map[string]int{"/media/a.1.avif": 200, "/media/b.1.avif": 404, "/media/..%2fa": 404} {
		w := httptest.NewRecorder()
		mux.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		if w.Code != want {
			t.Errorf("GET %s = %d, want %d", path, w.Code, want)
		}
		if want == 200 && (w.Header().Get("Content-Type") != "image/avif" || !strings.Contains(w.Header().Get("Cache-Control"), "immutable")) {
			t.Errorf("headers = %v", w.Header())
		}
	}
}
