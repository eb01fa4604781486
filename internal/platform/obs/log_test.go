package obs_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"mylo/internal/platform/obs"
)

func line(t *testing.T, write func(*slog.Logger)) (map[string]any, string) {
	t.Helper()
	var out bytes.Buffer
	logger, err := obs.Logger(&out, slog.LevelDebug, "json")
	if err != nil {
		t.Fatal(err)
	}
	write(logger)
	var fields map[string]any
	if err := json.Unmarshal(out.Bytes(), &fields); err != nil {
		t.Fatalf("%v: %s", err, &out)
	}
	return fields, out.String()
}

func TestValuesUnderPrivateKeysAreMasked(t *testing.T) {
	t.Parallel()
	for _, key := range []string{
		"mobile", "phone", "email", "address", "token", "otp", "authorization", "cookie", "name", "password",
		"Phone", "user_phone", "phoneNumber", "customerName", "Set-Cookie", "access_token", "emails", "shipping.address",
	} {
		if fields, _ := line(t, func(l *slog.Logger) { l.Info("m", key, "secret value") }); fields[key] != "[redacted]" {
			t.Errorf("%s: got %v", key, fields[key])
		}
	}
	for _, key := range []string{"hostname", "route", "status", "code", "filename", "options", "check", "ms", "addr"} {
		if fields, _ := line(t, func(l *slog.Logger) { l.Info("m", key, "plain value") }); fields[key] != "plain value" {
			t.Errorf("%s: got %v", key, fields[key])
		}
	}
}

func TestPrivateValuesAreMaskedHoweverDeep(t *testing.T) {
	t.Parallel()
	type person struct {
		Phone string
		Nick  string
		Tags  []map[string]string
	}
	writes := map[string]func(*slog.Logger){
		"group":      func(l *slog.Logger) { l.Info("m", slog.Group("address", "line1", "12 Secret Road")) },
		"with":       func(l *slog.Logger) { l.With("email", "Secret").Info("m") },
		"with group": func(l *slog.Logger) { l.WithGroup("token").Info("m", "value", "Secret") },
		"struct": func(l *slog.Logger) {
			l.Info("m", "who", person{Phone: "Secret", Nick: "ok", Tags: []map[string]string{{"email": "Secret"}}})
		},
		"pointer": func(l *slog.Logger) { l.Info("m", "who", &person{Phone: "Secret"}) },
		"opaque":  func(l *slog.Logger) { l.Info("m", "who", struct{ Secret func() }{}) },
	}
	for name, write := range writes {
		if _, raw := line(t, write); strings.Contains(raw, "Secret") {
			t.Errorf("%s: %s", name, raw)
		}
	}
}

func TestNumbersAndAddressesInsideTextsAreMasked(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"send to +91 98765 43210 failed":        "send to [number] failed",
		"send to 9876543210: refused":           "send to [number]: refused",
		"user asha.k+1@example.co.in not found": "user [email] not found",
		"(+971-50-123-4567)":                    "([number])",
		"order ord_01j9876543210 at 2026-11-15": "order ord_01j9876543210 at 2026-11-15",
		"took 1234567 us, 2026-11-15 09:30:00":  "took 1234567 us, 2026-11-15 09:30:00",
		"status 500, product 970":               "status 500, product 970",
		"dial unix @ refused":                   "dial unix @ refused",
		"नमस्ते 9876543210":                     "नमस्ते [number]",
	} {
		asText, _ := line(t, func(l *slog.Logger) { l.Info("m", "detail", text) })
		asError, _ := line(t, func(l *slog.Logger) { l.Info("m", "error", fmt.Errorf("wrapped: %w", errors.New(text))) })
		asMessage, _ := line(t, func(l *slog.Logger) { l.Info(text) })
		if asText["detail"] != want || asError["error"] != "wrapped: "+want || asMessage["msg"] != want {
			t.Errorf("%s: got %v, %v, %v", text, asText["detail"], asError["error"], asMessage["msg"])
		}
	}
}

func TestLinesCarryTheRequestID(t *testing.T) {
	t.Parallel()
	ctx := obs.WithRequestID(t.Context(), "r1")
	fields, _ := line(t, func(l *slog.Logger) { l.With("a", 1).InfoContext(ctx, "m") })
	if fields["request_id"] != "r1" || fields["a"] != 1.0 {
		t.Errorf("got %v", fields)
	}
	if fields, _ := line(t, func(l *slog.Logger) { l.Info("m") }); fields["request_id"] != nil {
		t.Errorf("got %v", fields)
	}
}

func TestFormatAndLevelAreChecked(t *testing.T) {
	t.Parallel()
	if _, err := obs.Logger(&bytes.Buffer{}, slog.LevelInfo, "xml"); err == nil {
		t.Error("xml was taken")
	}
	var out bytes.Buffer
	logger, err := obs.Logger(&out, slog.LevelInfo, "text")
	if err != nil {
		t.Fatal(err)
	}
	logger.Debug("hidden")
	logger.Info("shown", "phone", "1")
	if got := out.String(); strings.Contains(got, "hidden") || !strings.Contains(got, "msg=shown phone=[redacted]") {
		t.Errorf("got %s", got)
	}
	if level, err := obs.ParseLevel(" Warn "); err != nil || level != slog.LevelWarn {
		t.Errorf("got %v %v", level, err)
	}
	if _, err := obs.ParseLevel("loud"); err == nil {
		t.Error("loud was taken")
	}
}

func FuzzLogLinesStayJSON(f *testing.F) {
	f.Add("user a@b.c +91 9")
	f.Add("\xff@\x00 99999999999")
	f.Fuzz(func(t *testing.T, text string) {
		line(t, func(l *slog.Logger) { l.Info(text, "detail", text) })
	})
}
