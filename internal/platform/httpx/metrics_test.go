package httpx_test

import (
	"net/http"
	"strings"
	"testing"

	"mylo/internal/platform/httpx"
	"mylo/internal/platform/obs"
)

func TestRequestsAreCountedByRouteAndClassOfStatus(t *testing.T) {
	t.Parallel()
	reg := obs.NewRegistry()
	mux := http.NewServeMux()
	mux.HandleFunc("GET /people/{id}", func(http.ResponseWriter, *http.Request) {})
	mux.HandleFunc("GET /broken", func(http.ResponseWriter, *http.Request) { panic("boom") })
	h := httpx.Chain(quiet().Fallback(mux), httpx.RequestID, httpx.Metrics(reg), httpx.Recover(quiet()))
	for _, path := range []string{"/people/1", "/people/2", "/broken", "/no/1", "/no/2"} {
		get(t, h, path)
	}
	text := get(t, obs.MetricsHandler(reg), "/metrics").Body.String()
	for _, want := range []string{
		`http_requests_total{route="GET /people/{id}",status="2xx"} 2`,
		`http_requests_total{route="GET /broken",status="5xx"} 1`,
		`http_requests_total{route="unmatched",status="4xx"} 2`,
		`http_request_duration_seconds_count{route="GET /people/{id}",status="2xx"} 2`,
		`http_requests_in_flight 0`,
		"go_goroutines", "process_start_time_seconds",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("metrics lack %s", want)
		}
	}
	if strings.Contains(text, "/people/1") {
		t.Error("a path became a label")
	}
}
