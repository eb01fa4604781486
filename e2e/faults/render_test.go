package faults

import (
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"mylo/e2e/server"
)

// renderWorkers are the Node processes below the program.
func renderWorkers(s *server.Server) []server.Process {
	var workers []server.Process
	for _, p := range server.Tree(s.PID()) {
		if p.PID != s.PID() && strings.Contains(p.Command, "node") {
			workers = append(workers, p)
		}
	}
	return workers
}

func signalAll(t *testing.T, s *server.Server, sig syscall.Signal) {
	t.Helper()
	workers := renderWorkers(s)
	if len(workers) == 0 {
		t.Fatal("no render worker is running")
	}
	for _, p := range workers {
		if err := syscall.Kill(p.PID, sig); err != nil {
			t.Fatal(err)
		}
	}
}

// awaitRendering waits until the workers are warm and pages come rendered.
func awaitRendering(t *testing.T, s *server.Server) {
	t.Helper()
	guest := newShopper(t, s.URL)
	eventually(t, 20*time.Second, "pages are rendered on the server", func() bool {
		a, err := guest.page(productPath)
		return err == nil && a.status == 200 && rendered(a)
	})
}

func TestKilledRenderWorkersAreReplacedWhilePagesGoOut(t *testing.T) {
	t.Parallel()
	s := start(t, "MYLO_PAGE_CACHE=off")
	awaitRendering(t, s)
	stop := make(chan struct{})
	var shoppers sync.WaitGroup
	for range 4 {
		guest := newShopper(t, s.URL)
		shoppers.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				if a, err := guest.page(productPath); err != nil || a.status != 200 || !isPage(a) {
					t.Errorf("while workers die: %s, %v", a, err)
					return
				}
			}
		})
	}
	for range 3 {
		signalAll(t, s, syscall.SIGKILL)
		time.Sleep(700 * time.Millisecond)
	}
	close(stop)
	shoppers.Wait()
	awaitRendering(t, s)
}

func TestARenderThatNeverEndsIsCutOffAndTheShellGoesOut(t *testing.T) {
	t.Parallel()
	s := start(t, "MYLO_PAGE_CACHE=off", "MYLO_RENDER_DEADLINE=500ms")
	awaitRendering(t, s)
	signalAll(t, s, syscall.SIGSTOP) // as stuck as a process can be
	guest := newShopper(t, s.URL)
	begin := time.Now()
	a := must(t, 200)(guest.page(productPath))
	if took := time.Since(begin); took > 5*time.Second {
		t.Errorf("the page took %s", took)
	}
	if !isPage(a) {
		t.Errorf("not a page: %s", a)
	}
	awaitRendering(t, s)
}

func TestWithoutNodeTheShellGoesOutAndTheLogSaysSo(t *testing.T) {
	t.Parallel()
	s := start(t, "PATH=/nonexistent")
	a := must(t, 200)(newShopper(t, s.URL).page(productPath))
	if rendered(a) || !isPage(a) {
		t.Errorf("want the shell with its props, got %s", a)
	}
	if !strings.Contains(strings.ToLower(s.Log()), "node") {
		t.Error("the log does not say that Node is missing")
	}
	must(t, 200)(newShopper(t, s.URL).add())
}

func TestNoRenderWorkerOutlivesTheProgram(t *testing.T) {
	t.Parallel()
	s := start(t)
	awaitRendering(t, s)
	workers := renderWorkers(s)
	s.Kill()
	eventually(t, 10*time.Second, "the render workers end with the program", func() bool {
		for _, p := range workers {
			if syscall.Kill(p.PID, 0) == nil {
				return false
			}
		}
		return true
	})
}
