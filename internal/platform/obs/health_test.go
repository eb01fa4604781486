package obs_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"mylo/internal/platform/obs"
)

func ask(t *testing.T, h http.Handler) (int, obs.Report) {
	t.Helper()
	rec := httptest.NewRecorder()
	h.ServeHTTP(rec, httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/", nil))
	var report obs.Report
	if err := json.Unmarshal(rec.Body.Bytes(), &report); err != nil {
		t.Fatalf("%v: %s", err, rec.Body)
	}
	return rec.Code, report
}

func TestReadinessIsWhatEveryCheckSays(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	h := &obs.Health{Logger: slog.New(slog.NewJSONHandler(&log, nil))}
	if status, report := ask(t, h.Ready()); status != 200 || report.Status != "ready" {
		t.Errorf("without checks: %d %v", status, report)
	}
	h = &obs.Health{Logger: h.Logger}
	h.Add("database", func(context.Context) error { return errors.New("secret dsn refused") })
	h.Add("jobs", func(context.Context) error { return nil })
	h.Add("pages", func(context.Context) error { panic("boom") })
	status, report := ask(t, h.Ready())
	if status != 503 || report.Status != "failing" || len(report.Checks) != 3 ||
		report.Checks[0].OK || !report.Checks[1].OK || report.Checks[2].OK || report.Checks[0].Check != "database" {
		t.Errorf("got %d %+v", status, report)
	}
	if !strings.Contains(log.String(), "secret dsn refused") || !strings.Contains(log.String(), "boom") {
		t.Errorf("log: %s", &log)
	}
	if status, _ := ask(t, h.Alive()); status != 200 {
		t.Errorf("alive: %d", status)
	}
}

func TestACheckThatHangsFailsInTime(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		release := make(chan struct{})
		defer close(release)
		h := &obs.Health{}
		h.Add("stuck", func(context.Context) error { <-release; return nil })
		start := time.Now()
		if status, _ := ask(t, h.Ready()); status != 503 || time.Since(start) > 3*time.Second {
			t.Errorf("got %d after %v", status, time.Since(start))
		}
	})
}

func TestProbesShareOneRunOfTheChecks(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		runs := 0
		h := &obs.Health{}
		h.Add("database", func(context.Context) error { runs++; return nil })
		for range 10 {
			ask(t, h.Ready())
		}
		time.Sleep(time.Second)
		ask(t, h.Ready())
		if runs != 2 {
			t.Errorf("ran %d times", runs)
		}
	})
}

func TestDrainingIsSeenAtOnce(t *testing.T) {
	t.Parallel()
	h := &obs.Health{}
	ask(t, h.Ready())
	h.Drain()
	if status, report := ask(t, h.Ready()); status != 503 || report.Status != "draining" {
		t.Errorf("got %d %v", status, report)
	}
	if status, _ := ask(t, h.Alive()); status != 200 {
		t.Errorf("alive: %d", status)
	}
}
