package httpx_test

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"mylo/internal/platform/httpx"
	"mylo/internal/platform/obs"
)

func logged(t *testing.T, level slog.Level, h http.HandlerFunc, headers ...string) (lines []map[string]any, raw string) {
	t.Helper()
	var out bytes.Buffer
	logger, err := obs.Logger(&out, slog.LevelInfo, "json")
	if err != nil {
		t.Fatal(err)
	}
	rs := &httpx.Responder{Logger: logger}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /api/people/{id}", h)
	chain := httpx.Chain(rs.Fallback(mux), httpx.RequestID, httpx.AccessLog(logger, level), httpx.Recover(rs))
	rec := get(t, chain, "/api/people/9876543210?otp=123456", headers...)
	raw = out.String()
	for line := range strings.Lines(raw) {
		var fields map[string]any
		if err := json.Unmarshal([]byte(line), &fields); err != nil {
			t.Fatal(err)
		}
		if fields["request_id"] != rec.Header().Get("X-Request-Id") {
			t.Errorf("line without the request id: %s", line)
		}
		lines = append(lines, fields)
	}
	return lines, raw
}

func TestAnAccessLineSaysWhatHappenedAndNothingPersonal(t *testing.T) {
	t.Parallel()
	lines, raw := logged(t, slog.LevelInfo, func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusCreated)
		_, _ = io.WriteString(w, "hello")
	}, "Cookie", "session=s3cret", "User-Agent", "agent-x", "Referer", "https://from.example/")
	if len(lines) != 1 {
		t.Fatalf("got %d lines: %s", len(lines), raw)
	}
	got := lines[0]
	if got["method"] != "GET" || got["route"] != "GET /api/people/{id}" || got["status"] != 201.0 || got["bytes"] != 5.0 {
		t.Errorf("got %v", got)
	}
	if _, ok := got["duration_us"].(float64); !ok {
		t.Errorf("no duration: %v", got)
	}
	for _, private := range []string{"9876543210", "123456", "s3cret", "agent-x", "from.example", "192.0.2.1"} {
		if strings.Contains(raw, private) {
			t.Errorf("%q was logged: %s", private, raw)
		}
	}
}

func TestAPanicHasAnAccessLineAndAnErrorLineWithTheSameID(t *testing.T) {
	t.Parallel()
	lines, raw := logged(t, slog.LevelInfo, func(http.ResponseWriter, *http.Request) { panic("boom") })
	if len(lines) != 2 || lines[0]["level"] != "ERROR" || lines[0]["code"] != "internal" || lines[1]["status"] != 500.0 {
		t.Errorf("got %s", raw)
	}
}

func TestAccessLinesBelowTheLevelAreNotWritten(t *testing.T) {
	t.Parallel()
	if lines, raw := logged(t, slog.LevelDebug, func(http.ResponseWriter, *http.Request) {}); len(lines) != 0 {
		t.Errorf("got %s", raw)
	}
}
