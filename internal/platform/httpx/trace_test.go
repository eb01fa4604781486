package httpx_test

import (
	"net/http"
	"strings"
	"testing"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"

	"mylo/internal/platform/httpx"
)

// The tracer provider is the process's own, so this one test does not run beside others.
func TestASpanSaysRouteAndStatusAndNothingPersonal(t *testing.T) {
	spans := tracetest.NewSpanRecorder()
	otel.SetTracerProvider(trace.NewTracerProvider(trace.WithSpanProcessor(spans)))
	otel.SetTextMapPropagator(propagation.TraceContext{})
	mux := http.NewServeMux()
	mux.HandleFunc("GET /people/{id}", func(http.ResponseWriter, *http.Request) { panic("boom") })
	h := httpx.Chain(quiet().Fallback(mux), httpx.RequestID, httpx.Trace(true), httpx.Recover(quiet()))
	get(t, h, "/people/9876543210?otp=1", "User-Agent", "agent-x",
		"Traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")

	ended := spans.Ended()
	if len(ended) != 1 {
		t.Fatalf("%d spans", len(ended))
	}
	span := ended[0]
	if span.Name() != "GET /people/{id}" || span.Status().Code != codes.Error {
		t.Errorf("got %q %v", span.Name(), span.Status())
	}
	if span.Parent().IsValid() || len(span.Links()) != 1 {
		t.Errorf("the client's trace was joined: parent %v, links %v", span.Parent(), span.Links())
	}
	for _, a := range span.Attributes() {
		if v := a.Value.String(); strings.Contains(v, "9876543210") || strings.Contains(v, "agent-x") || strings.Contains(v, "192.0.2.1") {
			t.Errorf("span has %s=%s", a.Key, v)
		}
	}
}

func TestWithoutTracingNothingIsWrapped(t *testing.T) {
	t.Parallel()
	mux := http.NewServeMux()
	if httpx.Trace(false)(mux) != http.Handler(mux) {
		t.Error("the handler was wrapped")
	}
}
