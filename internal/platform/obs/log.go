package obs

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"strings"

	"go.opentelemetry.io/otel/trace"
)

// Logger gives a logger that writes JSON lines to w (or plain text if format is "text"), from level
// up. Every line carries the request_id and trace_id of its context, and personal data is masked:
// by key, and phone numbers and e-mail addresses inside texts and errors. It is an error to name
// another format.
func Logger(w io.Writer, level slog.Leveler, format string) (*slog.Logger, error) {
	opts := &slog.HandlerOptions{Level: level, ReplaceAttr: redact}
	switch format {
	case "", "json":
		return slog.New(contextual{slog.NewJSONHandler(w, opts)}), nil
	case "text":
		return slog.New(contextual{slog.NewTextHandler(w, opts)}), nil
	default:
		return nil, fmt.Errorf("unknown log format %q: use json or text", format)
	}
}

// ParseLevel reads debug, info, warn or error, in any case.
func ParseLevel(s string) (slog.Level, error) {
	var level slog.Level
	if err := level.UnmarshalText([]byte(strings.TrimSpace(s))); err != nil {
		return 0, fmt.Errorf("unknown log level %q: use debug, info, warn or error", s)
	}
	return level, nil
}

// contextual adds to a line what its context knows.
type contextual struct{ slog.Handler }

func (h contextual) Handle(ctx context.Context, rec slog.Record) error {
	if id := RequestID(ctx); id != "" {
		rec.AddAttrs(slog.String("request_id", id))
	}
	if span := trace.SpanContextFromContext(ctx); span.HasTraceID() {
		rec.AddAttrs(slog.String("trace_id", span.TraceID().String()))
	}
	return h.Handler.Handle(ctx, rec)
}

func (h contextual) WithAttrs(attrs []slog.Attr) slog.Handler {
	return contextual{h.Handler.WithAttrs(attrs)}
}

func (h contextual) WithGroup(name string) slog.Handler {
	return contextual{h.Handler.WithGroup(name)}
}
