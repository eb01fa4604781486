package obs

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

const (
	checkTimeout = 2 * time.Second
	// checkEvery keeps probes, however many there are, from loading what they look at.
	checkEvery = 500 * time.Millisecond
)

// Check says whether one thing the program needs is usable now.
type Check func(ctx context.Context) error

// Health answers the questions of whoever runs the process: is it alive, and should it get requests.
// The zero value works and has no checks.
type Health struct {
	// Logger gets the cause of a failing check; the answer says only that it fails.
	Logger *slog.Logger

	draining atomic.Bool
	mu       sync.Mutex
	names    []string
	checks   []Check
	last     Report
	lastAt   time.Time
}

// Report is the answer of /readyz.
type Report struct {
	Status string        `json:"status"` // ready, failing or draining
	Checks []CheckResult `json:"checks"`
}

// CheckResult is the outcome of one check.
type CheckResult struct {
	Check string  `json:"check"`
	OK    bool    `json:"ok"`
	MS    float64 `json:"ms"`
}

// Add registers a check under a name. Call it before serving.
func (h *Health) Add(name string, check Check) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.names = append(h.names, name)
	h.checks = append(h.checks, check)
}

// Drain makes readiness fail from now on, so that load balancers stop sending requests before the
// server stops taking them.
func (h *Health) Drain() { h.draining.Store(true) }

// Draining says whether Drain was called.
func (h *Health) Draining() bool { return h.draining.Load() }

// Alive answers /healthz: 200 as long as the process can answer at all.
func (h *Health) Alive() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		writeReport(w, http.StatusOK, map[string]string{"status": "alive"})
	})
}

// Ready answers /readyz: 200 if every check passes, otherwise 503, with each check's outcome.
func (h *Health) Ready() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		report := h.Report(r.Context())
		status := http.StatusOK
		if report.Status != "ready" {
			status = http.StatusServiceUnavailable
		}
		writeReport(w, status, report)
	})
}

// Report runs the checks side by side, each with a deadline, or repeats an outcome that is less than
// half a second old.
func (h *Health) Report(ctx context.Context) Report {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.lastAt.IsZero() || time.Since(h.lastAt) >= checkEvery {
		h.last = h.run(context.WithoutCancel(ctx)) // a prober that hangs up is no failing check
		h.lastAt = time.Now()
	}
	report := h.last
	if h.draining.Load() {
		report.Status = "draining"
	}
	return report
}

func (h *Health) run(ctx context.Context) Report {
	results := make([]CheckResult, len(h.checks))
	var wg sync.WaitGroup
	for i, check := range h.checks {
		wg.Go(func() { results[i] = h.one(ctx, h.names[i], check) })
	}
	wg.Wait()
	report := Report{Status: "ready", Checks: results}
	for _, result := range results {
		if !result.OK {
			report.Status = "failing"
		}
	}
	return report
}

func (h *Health) one(ctx context.Context, name string, check Check) CheckResult {
	ctx, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	start := time.Now()
	err := safely(ctx, check)
	if err != nil && h.Logger != nil {
		h.Logger.LogAttrs(ctx, slog.LevelWarn, "health check failed",
			slog.String("check", name), slog.Any("error", err))
	}
	return CheckResult{Check: name, OK: err == nil, MS: float64(time.Since(start).Microseconds()) / 1000}
}

// safely waits for a check no longer than its deadline, even if the check itself ignores it.
func safely(ctx context.Context, check Check) error {
	done := make(chan error, 1)
	go func() {
		defer func() {
			if v := recover(); v != nil {
				done <- fmt.Errorf("panic: %v", v)
			}
		}()
		done <- check(ctx)
	}()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func writeReport(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v)
}
