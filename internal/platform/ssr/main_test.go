package ssr_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"
	"testing"
	"time"

	"go.uber.org/goleak"

	"mylo/internal/platform/ssr"
)

func TestMain(m *testing.M) {
	if os.Getenv(parentVariable) != "" {
		beParent()
		return
	}
	goleak.VerifyTestMain(m)
}

// start starts a renderer of the fault bundle, which is closed when the test ends.
func start(t *testing.T, change ...func(*ssr.Options)) ssr.Renderer {
	t.Helper()
	o := ssr.Options{
		Bundle: os.DirFS("testdata/faults"), Entry: "entry.js", Dir: t.TempDir(),
		Workers: 1, Deadline: 20 * time.Second,
		Logger: slog.New(slog.NewTextHandler(t.Output(), nil)),
	}
	for _, c := range change {
		c(&o)
	}
	r, err := ssr.Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := r.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	return r
}

func deed(name string, args ...any) []byte {
	m := map[string]any{"deed": name}
	for i := 0; i < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	payload, err := json.Marshal(m)
	if err != nil {
		panic(err)
	}
	return payload
}

// must renders something that has to succeed.
func must(t *testing.T, r ssr.Renderer, payload []byte) string {
	t.Helper()
	html, err := r.Render(t.Context(), payload)
	if err != nil {
		t.Errorf("render %.80s: %v", payload, err)
	}
	return string(html)
}

// wantError renders something that has to fail in a certain way, and gives the text of the error.
func wantError(t *testing.T, r ssr.Renderer, payload []byte, want error) string {
	t.Helper()
	html, err := r.Render(t.Context(), payload)
	if !errors.Is(err, want) {
		t.Errorf("render %.80s: got %.80q and %v, want %v", payload, html, err, want)
	}
	return fmt.Sprint(err)
}

// wantRecovery waits until renders succeed again.
func wantRecovery(t *testing.T, r ssr.Renderer) {
	t.Helper()
	eventually(t, "renders succeed again", func() bool {
		html, err := r.Render(t.Context(), deed("hello", "name", "again"))
		return err == nil && string(html) == "<p>Hello again</p>"
	})
}

func eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !done(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain until %s", what)
		}
	}
}

func workerPID(t *testing.T, r ssr.Renderer) int {
	t.Helper()
	pid, err := strconv.Atoi(must(t, r, deed("pid")))
	if err != nil {
		t.Fatal(err)
	}
	return pid
}

// occupy keeps a worker busy until release is called.
func occupy(t *testing.T, r ssr.Renderer) (release func()) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "released")
	var wg sync.WaitGroup
	wg.Go(func() { must(t, r, deed("waitFor", "path", path)) })
	eventually(t, "the worker is busy", func() bool { return r.Stats().Busy == 1 })
	return func() {
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Error(err)
		}
		wg.Wait()
	}
}

func alive(pid int) bool { return syscall.Kill(pid, 0) == nil }
