package ssr_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"mylo/internal/platform/ssr"
)

func TestRenderGivesWhatTheBundleMakesOfThePayload(t *testing.T) {
	t.Parallel()
	r := start(t)
	if got := must(t, r, deed("hello", "name", "Asha")); got != "<p>Hello Asha</p>" {
		t.Errorf("got %q", got)
	}
	if got := must(t, r, deed("warmed")); got != "true" {
		t.Error("the bundle was not warmed before its first render")
	}
}

func TestTextOfAnySizeAndScriptComesBackWhole(t *testing.T) {
	t.Parallel()
	r := start(t)
	for _, size := range []int{0, 1, 1000, 64 << 10, 1 << 20, 5 << 20} {
		text := strings.Repeat("न₹a😀", size/11) + strings.Repeat("z", size%11)
		if got := must(t, r, deed("echo", "text", text)); got != text {
			t.Errorf("%d bytes came back as %d", len(text), len(got))
		}
		if got := must(t, r, deed("long", "size", size)); got != strings.Repeat("₹", size) {
			t.Errorf("%d characters came back as %d bytes", size, len(got))
		}
	}
}

func TestTextThatIsTooLargeIsRefusedOnEitherSide(t *testing.T) {
	t.Parallel()
	r := start(t)
	wantError(t, r, make([]byte, 33<<20), ssr.ErrTooLarge)
	wantError(t, r, deed("long", "size", 12<<20), ssr.ErrCrashed)
	wantRecovery(t, r)
}

func TestTwoHundredRendersAtOnceAllSucceed(t *testing.T) {
	t.Parallel()
	r := start(t, func(o *ssr.Options) { o.Workers = 2 })
	var wg sync.WaitGroup
	for range 200 {
		wg.Go(func() {
			html, err := r.Render(t.Context(), deed("hello", "name", "all"))
			if err != nil || string(html) != "<p>Hello all</p>" {
				t.Errorf("got %q and %v", html, err)
			}
		})
	}
	wg.Wait()
	if s := r.Stats(); s.Renders != 200 || s.Busy != 0 || s.Waiting != 0 || s.Ready != 2 {
		t.Errorf("stats: %+v", s)
	}
}

func TestTheFirstToWaitIsTheFirstToBeServed(t *testing.T) {
	t.Parallel()
	r := start(t)
	release := occupy(t, r)
	var wg sync.WaitGroup
	for i := range 10 {
		wg.Go(func() {
			if got := must(t, r, deed("turn")); got != strconv.Itoa(i) {
				t.Errorf("render %d was served as number %s", i, got)
			}
		})
		eventually(t, "the render waits", func() bool { return r.Stats().Waiting == i+1 })
	}
	release()
	wg.Wait()
}

func TestARenderThatWaitsTooLongIsRefused(t *testing.T) {
	t.Parallel()
	r := start(t, func(o *ssr.Options) { o.QueueWait = 30 * time.Millisecond })
	defer occupy(t, r)()
	wantError(t, r, deed("pid"), ssr.ErrBusy)
	if s := r.Stats(); s.Waiting != 0 || s.Failures["busy"] != 1 {
		t.Errorf("stats: %+v", s)
	}
}

func TestACallerWhoseContextEndsLeavesAndTheWorkerStays(t *testing.T) {
	t.Parallel()
	r := start(t)
	pid := workerPID(t, r)
	release := occupy(t, r)
	for range 20 {
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		if _, err := r.Render(ctx, deed("pid")); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("while waiting: %v", err)
		}
		cancel()
	}
	release()
	for range 3 {
		ctx, cancel := context.WithTimeout(t.Context(), 5*time.Millisecond)
		if _, err := r.Render(ctx, deed("sleep", "ms", 200)); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("while rendering: %v", err)
		}
		cancel()
	}
	if now := workerPID(t, r); now != pid {
		t.Error("the worker was replaced although it did nothing wrong")
	}
	if s := r.Stats(); s.Failures["deadline"] != 0 {
		t.Errorf("stats: %+v", s)
	}
}

func TestWithoutNodeTheErrorSaysSo(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	o := ssr.Options{Bundle: os.DirFS("testdata/faults"), Entry: "entry.js", Dir: dir, NodePath: filepath.Join(dir, "no-such-node")}
	_, err := ssr.Start(t.Context(), o)
	if !errors.Is(err, ssr.ErrNoNode) {
		t.Fatalf("got %v", err)
	}
	r := ssr.Absent(err)
	wantError(t, r, nil, ssr.ErrNoNode)
	if s := r.Stats(); s.Workers != 0 || s.Ready != 0 {
		t.Errorf("stats: %+v", s)
	}
	if err := r.Close(); err != nil {
		t.Error(err)
	}
}

func TestABundleThatDoesNotLoadIsNamedAtTheStart(t *testing.T) {
	t.Parallel()
	bundles := map[string]string{
		"syntax":    "export function render( {",
		"throws":    "throw new Error('at the top'); export function render() {}",
		"no render": "export const other = 1;",
		"warm":      "export function render() {} export function warm() { throw new Error('cold'); }",
		"import":    "import 'left-pad'; export function render() {}",
	}
	for name, source := range bundles {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			bundle := fstest.MapFS{"entry.js": {Data: []byte(source)}}
			_, err := ssr.Start(t.Context(), ssr.Options{Bundle: bundle, Entry: "entry.js", Dir: dir, Workers: 2})
			if !errors.Is(err, ssr.ErrScript) {
				t.Errorf("got %v", err)
			}
			if left, _ := filepath.Glob(filepath.Join(dir, "*")); len(left) > 0 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
	t.Run("missing", func(t *testing.T) {
		t.Parallel()
		if _, err := ssr.Start(t.Context(), ssr.Options{Bundle: fstest.MapFS{}, Entry: "entry.js", Dir: t.TempDir()}); !errors.Is(err, ssr.ErrScript) {
			t.Errorf("got %v", err)
		}
	})
}

func TestRenderCodeSeesNoEnvironmentAndNoNetwork(t *testing.T) {
	t.Parallel()
	r := start(t)
	if got := must(t, r, deed("environment")); got != `{"NODE_ENV":"production"}` {
		t.Errorf("environment: %s", got)
	}
	for _, way := range []string{"fetch", "connect", "listen"} {
		if err := wantError(t, r, deed(way), ssr.ErrScript); !strings.Contains(err, "no network") {
			t.Errorf("%s: %v", way, err)
		}
	}
}

func TestMetricsCountRendersFailuresAndRestarts(t *testing.T) {
	t.Parallel()
	registry := prometheus.NewPedanticRegistry()
	r := start(t, func(o *ssr.Options) { o.Registry = registry })
	must(t, r, deed("pid"))
	wantError(t, r, deed("throwError"), ssr.ErrScript)
	wantError(t, r, deed("exit"), ssr.ErrCrashed)
	wantRecovery(t, r)
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
			got[name] = m.GetCounter().GetValue() + m.GetGauge().GetValue() + float64(m.GetHistogram().GetSampleCount())
		}
	}
	for name, want := range map[string]float64{
		"mylo_ssr_renders_total": 2, "mylo_ssr_render_seconds": 2, "mylo_ssr_failures_total/script": 1,
		"mylo_ssr_restarts_total/crashed": 1, "mylo_ssr_workers_ready": 1, "mylo_ssr_waiting": 0,
	} {
		if got[name] != want {
			t.Errorf("%s = %v, want %v", name, got[name], want)
		}
	}
	if got["mylo_ssr_failures_total/crashed"] < 1 {
		t.Errorf("no crash was counted: %v", got)
	}
}

func TestASecondRendererNeedsARegistryOfItsOwn(t *testing.T) {
	t.Parallel()
	registry := prometheus.NewRegistry()
	r := start(t, func(o *ssr.Options) { o.Registry = registry })
	dir := t.TempDir()
	_, err := ssr.Start(t.Context(), ssr.Options{Bundle: os.DirFS("testdata/faults"), Entry: "entry.js", Dir: dir, Registry: registry})
	if err == nil {
		t.Error("two renderers in one registry")
	}
	must(t, r, deed("pid"))
	if families, err := registry.Gather(); err != nil || len(families) == 0 {
		t.Errorf("the first renderer lost its metrics: %v", err)
	}
}
