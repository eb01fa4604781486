package obs_test

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"

	"go.opentelemetry.io/otel"

	"mylo/internal/platform/obs"
)

func TestWithoutAnEndpointNothingIsTraced(t *testing.T) {
	t.Parallel()
	shutdown, err := obs.Tracing(t.Context(), "", "mylo", "1")
	if err != nil {
		t.Fatal(err)
	}
	if err := shutdown(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestAnEndpointThatIsNoURLIsRefused(t *testing.T) {
	t.Parallel()
	for _, endpoint := range []string{"localhost:4318", "ftp://x", "http://", "::"} {
		if _, err := obs.Tracing(t.Context(), endpoint, "mylo", "1"); err == nil {
			t.Errorf("%q was taken", endpoint)
		}
	}
}

func TestSpansReachTheCollectorAtShutdown(t *testing.T) {
	var path atomic.Value
	collector := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { path.Store(r.URL.Path) }))
	defer collector.Close()
	before := otel.GetTracerProvider()
	defer otel.SetTracerProvider(before)
	shutdown, err := obs.Tracing(t.Context(), collector.URL, "mylo", "1")
	if err != nil {
		t.Fatal(err)
	}
	_, span := otel.Tracer("test").Start(t.Context(), "work")
	span.End()
	if err := shutdown(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got, _ := path.Load().(string); got != "/v1/traces" {
		t.Errorf("the collector was asked for %q", got)
	}
}
