package ssr_test

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"mylo/internal/platform/ssr"
)

func TestARenderThatNeverEndsIsKilledAtItsDeadline(t *testing.T) {
	t.Parallel()
	r := start(t, func(o *ssr.Options) { o.Deadline = time.Second; o.QueueWait = 10 * time.Second })
	pid := workerPID(t, r)
	began := time.Now()
	wantError(t, r, deed("loop"), ssr.ErrDeadline)
	if took := time.Since(began); took < time.Second || took > 10*time.Second {
		t.Errorf("took %s", took)
	}
	wantRecovery(t, r)
	eventually(t, "the stuck process is gone", func() bool { return !alive(pid) })
	if s := r.Stats(); s.Restarts["deadline"] != 1 || s.Failures["deadline"] != 1 {
		t.Errorf("stats: %+v", s)
	}
}

func TestAnEndlessRenderDoesNotHoldUpTheOtherWorker(t *testing.T) {
	t.Parallel()
	r := start(t, func(o *ssr.Options) { o.Workers = 2; o.Deadline = 2 * time.Second })
	var wg sync.WaitGroup
	wg.Go(func() { wantError(t, r, deed("loop"), ssr.ErrDeadline) })
	defer wg.Wait()
	eventually(t, "one worker is stuck", func() bool { return r.Stats().Busy == 1 })
	for range 50 {
		must(t, r, deed("hello", "name", "you"))
	}
}

func TestARenderThatEatsTheHeapDiesAlone(t *testing.T) {
	t.Parallel()
	r := start(t, func(o *ssr.Options) { o.Workers = 2; o.MaxMemoryMB = 160 })
	var wg sync.WaitGroup
	var eaten atomic.Bool
	wg.Go(func() {
		defer eaten.Store(true)
		wantError(t, r, deed("eatHeap"), ssr.ErrCrashed)
	})
	for !eaten.Load() {
		must(t, r, deed("hello", "name", "neighbour"))
	}
	wg.Wait()
	wantRecovery(t, r)
	if s := r.Stats(); s.Restarts["crashed"]+s.Restarts["memory"] != 1 {
		t.Errorf("stats: %+v", s)
	}
}

func TestARenderThatEatsMemoryOutsideTheHeapIsKilled(t *testing.T) {
	t.Parallel()
	r := start(t)
	err := wantError(t, r, deed("eatBuffers"), ssr.ErrCrashed)
	if !strings.Contains(err, "memory") {
		t.Errorf("the error does not say why: %v", err)
	}
	wantRecovery(t, r)
	if s := r.Stats(); s.Restarts["memory"] != 1 {
		t.Errorf("stats: %+v", s)
	}
}

func TestAWorkerThatKeepsTooMuchIsKilledWhenIdle(t *testing.T) {
	t.Parallel()
	r := start(t)
	pid := workerPID(t, r)
	if _, err := r.Render(t.Context(), deed("keepBuffers", "mb", 300)); err != nil && !errors.Is(err, ssr.ErrCrashed) {
		t.Fatal(err)
	}
	eventually(t, "the fat worker is gone", func() bool { return !alive(pid) })
	wantRecovery(t, r)
}

func TestAnExceptionIsReportedAndTheWorkerLivesOn(t *testing.T) {
	t.Parallel()
	r := start(t)
	pid := workerPID(t, r)
	for name, text := range map[string]string{
		"throwError": "no such prop", "throwText": "just text", "throwNothing": "undefined", "throwTrap": "",
		"returnNothing": "undefined, not a string", "returnPromise": "object, not a string",
		"recurse": "Maximum call stack", "noSuchDeed": "not a function",
	} {
		if err := wantError(t, r, deed(name), ssr.ErrScript); !strings.Contains(err, text) {
			t.Errorf("%s: %v", name, err)
		}
	}
	wantError(t, r, []byte("not JSON"), ssr.ErrScript)
	if now := workerPID(t, r); now != pid {
		t.Error("the worker was replaced")
	}
}

func TestWhatARenderLeavesBehindDoesNotHurtTheNextOne(t *testing.T) {
	t.Parallel()
	r := start(t)
	pid := workerPID(t, r)
	for _, name := range []string{"reject", "lateThrow", "interval"} {
		must(t, r, deed(name))
		must(t, r, deed("hello", "name", "after"))
	}
	must(t, r, deed("print", "size", 10<<20))
	if now := workerPID(t, r); now != pid {
		t.Error("the worker was replaced")
	}
}

func TestAWorkerThatEndsInTheMiddleIsReplaced(t *testing.T) {
	t.Parallel()
	r := start(t)
	for name, text := range map[string]string{"exit": "exit status 7", "abort": "signal", "babble": ""} {
		if err := wantError(t, r, deed(name), ssr.ErrCrashed); !strings.Contains(err, text) {
			t.Errorf("%s: %v", name, err)
		}
		wantRecovery(t, r)
	}
}

func TestAWorkerKilledFromOutsideIsReplaced(t *testing.T) {
	t.Parallel()
	r := start(t)
	pid := workerPID(t, r)
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	wantRecovery(t, r)
	pid = workerPID(t, r)
	var wg sync.WaitGroup
	wg.Go(func() { wantError(t, r, deed("loop"), ssr.ErrCrashed) })
	eventually(t, "the render runs", func() bool { return r.Stats().Busy == 1 })
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	wg.Wait()
	wantRecovery(t, r)
}

func TestWorkersThatKeepCrashingAreStartedMoreAndMoreSlowly(t *testing.T) {
	t.Parallel()
	r := start(t)
	must(t, r, deed("pid"))
	began := time.Now()
	refused := 0
	for time.Since(began) < time.Second {
		began := time.Now()
		if _, err := r.Render(t.Context(), deed("exit")); !errors.Is(err, ssr.ErrCrashed) {
			t.Fatalf("got %v", err)
		}
		if r.Stats().Ready == 0 && time.Since(began) < time.Millisecond {
			refused++
		}
		time.Sleep(time.Millisecond)
	}
	if s := r.Stats(); s.Restarts["crashed"] > 8 {
		t.Errorf("%d restarts in a second", s.Restarts["crashed"])
	}
	if refused == 0 {
		t.Error("no render was refused at once while there was no worker")
	}
	wantRecovery(t, r)
}

func TestWaitersAreSentAwayWhenTheLastWorkerEnds(t *testing.T) {
	t.Parallel()
	r := start(t)
	pid := workerPID(t, r)
	var wg sync.WaitGroup
	for range 10 {
		wg.Go(func() { wantError(t, r, deed("loop"), ssr.ErrCrashed) })
	}
	eventually(t, "all wait", func() bool { return r.Stats().Waiting == 9 })
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	wg.Wait()
}

func TestRecyclingUnderLoadLosesNoRender(t *testing.T) {
	t.Parallel()
	r := start(t, func(o *ssr.Options) { o.Workers = 2; o.MaxRenders = 100 })
	var pids sync.Map
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for r.Stats().Restarts["recycled"] < 4 {
				pid, err := r.Render(t.Context(), deed("pid"))
				if err != nil {
					t.Errorf("render: %v", err)
					return
				}
				pids.Store(string(pid), true)
			}
		})
	}
	wg.Wait()
	seen := 0
	pids.Range(func(any, any) bool { seen++; return true })
	if s := r.Stats(); seen < 5 || s.Renders < 400 || s.Restarts["crashed"] != 0 {
		t.Errorf("%d workers were seen, stats: %+v", seen, s)
	}
}

func TestCloseWhileRenderingEndsEverything(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	r := start(t, func(o *ssr.Options) { o.Workers = 2; o.Dir = dir })
	pid := workerPID(t, r)
	var wg sync.WaitGroup
	for range 10 {
		wg.Go(func() { wantError(t, r, deed("loop"), ssr.ErrClosed) })
	}
	eventually(t, "all render or wait", func() bool { s := r.Stats(); return s.Busy == 2 && s.Waiting == 8 })
	began := time.Now()
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(began); took > 5*time.Second {
		t.Errorf("took %s", took)
	}
	wg.Wait()
	wantError(t, r, deed("pid"), ssr.ErrClosed)
	if alive(pid) {
		t.Error("a worker outlived its renderer")
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestAStartThatIsCalledOffLeavesNothing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	bundle := fstest.MapFS{"entry.js": {Data: []byte("for (;;); export function render() {}")}}
	if _, err := ssr.Start(ctx, ssr.Options{Bundle: bundle, Entry: "entry.js", Dir: dir}); !errors.Is(err, ssr.ErrClosed) {
		t.Errorf("got %v", err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
