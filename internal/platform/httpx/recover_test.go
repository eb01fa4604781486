package httpx_test

import (
	"bytes"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"mylo/internal/platform/httpx"
)

func TestAPanicIsAnsweredAndLoggedWithItsStack(t *testing.T) {
	t.Parallel()
	for _, value := range []any{"a string", errors.New("an error"), errSold} {
		var log bytes.Buffer
		rs := &httpx.Responder{Logger: slog.New(slog.NewJSONHandler(&log, nil))}
		h := httpx.Chain(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic(value) }),
			httpx.RequestID, httpx.Recover(rs))

		rec := get(t, h, "/api/x")
		got := errorOf(t, rec)
		if rec.Code != 500 || got.Code != "internal" || got.RequestID != rec.Header().Get("X-Request-Id") {
			t.Errorf("%v: got %d %+v", value, rec.Code, got)
		}
		if line := log.String(); !strings.Contains(line, "recover_test.go") || !strings.Contains(line, `"panic":"`) {
			t.Errorf("%v: log has no stack: %s", value, line)
		}
		if rec := get(t, h, "/"); rec.Code != 500 || !strings.Contains(rec.Body.String(), "<h1>") {
			t.Errorf("%v: page: %d %s", value, rec.Code, rec.Body)
		}
	}
}

func TestACutOnPurposePassesRecover(t *testing.T) {
	t.Parallel()
	defer func() {
		if v := recover(); v != http.ErrAbortHandler {
			t.Errorf("got %v, want http.ErrAbortHandler", v)
		}
	}()
	get(t, httpx.Chain(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }),
		httpx.Recover(quiet())), "/")
}
