package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// row is one measured scenario.
type row struct {
	engine   string
	scenario scenario
	result   measured
	memory   int64
	ratio    float64
}

// report prints rows as they are measured and keeps them for the end.
type report struct {
	rows   []row
	starts []startRow
	began  time.Time
}

type startRow struct {
	engine string
	ready  time.Duration
	memory int64
}

const (
	readyBudget = 2 * time.Second
	idleBudget  = 300 << 20
	layout      = "%-9s %-38s %7s %9s %9s %9s %9s %7s %9s %9s %7s\n"
)

// warnIfBusy says so when other programs use this machine: rates and times are then theirs as much as ours.
func (r *report) warnIfBusy(out io.Writer) {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return
	}
	var load float64
	if _, err := fmt.Sscan(string(text), &load); err == nil && load > float64(runtime.NumCPU())/2 {
		fmt.Fprintf(out, "This machine is busy (load %.1f on %d cores): trust the ratios and the cpu column, not the rates.\n", load, runtime.NumCPU())
	}
}

func (r *report) head() {
	if !r.began.IsZero() {
		return
	}
	r.began = time.Now()
	fmt.Printf(layout, "engine", "scenario", "clients", "rate/s", "p50", "p95", "p99", "errors", "cpu", "memory", "KB")
}

func (r *report) start(engine string, ready time.Duration, memory int64) {
	r.head()
	r.starts = append(r.starts, startRow{engine, ready, memory})
	fmt.Printf(layout, engine, "start on an existing database", "", "", short(ready), "", "", "", "", megabytes(memory), "")
}

func (r *report) add(w row) {
	r.head()
	r.rows = append(r.rows, w)
	res := w.result
	fmt.Printf(layout, w.engine, w.scenario.name, fmt.Sprint(w.scenario.clients), fmt.Sprintf("%.0f", res.Rate()),
		short(res.P50), short(res.P95), short(res.P99), fmt.Sprint(res.Errors), fmt.Sprintf("%d µs", res.cost().Microseconds()), megabytes(w.memory),
		fmt.Sprintf("%.1f", float64(res.Bytes)/1024))
	if res.Errors > 0 {
		fmt.Printf("%-9s   first error: %s\n", "", res.FirstError)
	}
}

// finish prints the budgets and keeps the numbers beside those of earlier runs.
func (r *report) finish(out io.Writer) error {
	fmt.Fprintf(out, "\nbudgets (%d cores)\n", runtime.NumCPU())
	for _, s := range r.starts {
		verdict(out, s.engine, "ready on an existing database", s.ready <= readyBudget, short(s.ready)+" of "+short(readyBudget))
		verdict(out, s.engine, "idle memory, workers included", s.memory <= idleBudget, megabytes(s.memory)+" of "+megabytes(idleBudget))
	}
	for _, w := range r.rows {
		b, res := w.scenario.budget, w.result
		if b.ratio > 0 {
			verdict(out, w.engine, w.scenario.name+", of bare", w.ratio >= b.ratio, fmt.Sprintf("%.2f, at least %.2f", w.ratio, b.ratio))
		}
		if b.rate > 0 {
			verdict(out, w.engine, w.scenario.name+", rate", res.Rate() >= b.rate, fmt.Sprintf("%.0f/s, at least %.0f/s", res.Rate(), b.rate))
		}
		if b.p50 > 0 {
			verdict(out, w.engine, w.scenario.name+", p50", res.P50 <= b.p50, short(res.P50)+", at most "+short(b.p50))
		}
		if b.p95 > 0 {
			verdict(out, w.engine, w.scenario.name+", p95", res.P95 <= b.p95, short(res.P95)+", at most "+short(b.p95))
		}
		if res.Errors > 0 {
			verdict(out, w.engine, w.scenario.name+", errors", false, fmt.Sprint(res.Errors))
		}
	}
	return r.keep()
}

func verdict(out io.Writer, engine, what string, ok bool, numbers string) {
	word := "met"
	if !ok {
		word = "MISSED"
	}
	fmt.Fprintf(out, "  %-7s %-9s %-46s %s\n", word, engine, what, numbers)
}

// keep appends one JSON line per row to bench/results/load.jsonl.
func (r *report) keep() error {
	file := filepath.Join("bench", "results", "load.jsonl")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := json.NewEncoder(f)
	for _, w := range r.rows {
		err := lines.Encode(map[string]any{
			"at": r.began.UTC().Format(time.RFC3339), "engine": w.engine, "scenario": strings.TrimSpace(w.scenario.name),
			"clients": w.scenario.clients, "rate": w.result.Rate(), "p50_us": w.result.P50.Microseconds(),
			"p95_us": w.result.P95.Microseconds(), "p99_us": w.result.P99.Microseconds(),
			"errors": w.result.Errors, "cpu_us": w.result.cost().Microseconds(), "memory": w.memory, "bytes": w.result.Bytes, "ratio": w.ratio,
		})
		if err != nil {
			return err
		}
	}
	fmt.Printf("\nkept in %s\n", file)
	return f.Close()
}

func short(d time.Duration) string {
	if d < 10*time.Millisecond {
		return fmt.Sprintf("%.2f ms", float64(d.Microseconds())/1000)
	}
	return fmt.Sprintf("%d ms", d.Milliseconds())
}

func megabytes(n int64) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%d MB", n>>20)
}
