package httpx

import (
	"net/http"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/trace"
)

// Trace puts every request in a span of its own, named after its route, if enabled; otherwise it is
// not there at all. A span says method, route and status, and nothing about the person: no address,
// no user agent, no path, which is why this is not otelhttp. A trace that the client claims to be
// part of is linked, not joined, so that outsiders cannot steer sampling.
func Trace(enabled bool) Middleware {
	return func(next http.Handler) http.Handler {
		if !enabled {
			return next
		}
		tracer := otel.Tracer("mylo/internal/platform/httpx")
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			x, w, r := enter(w, r)
			remote := otel.GetTextMapPropagator().Extract(r.Context(), propagation.HeaderCarrier(r.Header))
			ctx, span := tracer.Start(r.Context(), r.Method, trace.WithNewRoot(),
				trace.WithSpanKind(trace.SpanKindServer), trace.WithLinks(trace.LinkFromContext(remote)))
			defer endSpan(span, x, r.Method)
			inner := r.WithContext(ctx)
			defer keepForm(r, inner)
			next.ServeHTTP(w, inner)
		})
	}
}

func endSpan(span trace.Span, x *exchange, method string) {
	defer span.End()
	if !span.IsRecording() {
		return
	}
	status := x.answered()
	span.SetAttributes(
		attribute.String("http.request.method", knownMethod(method)),
		attribute.Int("http.response.status_code", status),
		attribute.String("request_id", x.id[0]))
	if route := x.route(); route != "" {
		span.SetName(route)
		span.SetAttributes(attribute.String("http.route", route))
	}
	if status >= http.StatusInternalServerError {
		span.SetStatus(codes.Error, http.StatusText(status))
	}
}

// knownMethod keeps what a client makes up out of names.
func knownMethod(method string) string {
	for _, known := range methods {
		if method == known {
			return method
		}
	}
	if method == http.MethodOptions {
		return method
	}
	return "_OTHER"
}
