package sandbox_test

import (
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"mylo/internal/kernel/clock"
	"mylo/internal/platform/httpx"
	"mylo/internal/platform/notify"
	"mylo/internal/sandbox"
)

// patient is longer than any send takes on a busy machine.
const patient = 20 * time.Second

var morning = time.Date(2026, 11, 15, 9, 0, 5, 0, time.UTC)

// world is a server with nothing but the sandbox, behind the middlewares that a page must live with.
type world struct {
	*httptest.Server
	clock *clock.Manual
}

func newWorld(t *testing.T) *world {
	t.Helper()
	responder := &httpx.Responder{Logger: slog.New(slog.DiscardHandler)}
	mux := http.NewServeMux()
	now := clock.At(morning)
	sandbox.New(now).Register(mux, responder)
	server := httptest.NewServer(httpx.Chain(responder.Fallback(mux),
		httpx.RequestID, httpx.SecurityHeaders(httpx.SecurityConfig{}), httpx.Recover(responder),
		httpx.SameOrigin(responder, nil), httpx.Compress))
	t.Cleanup(server.Close)
	return &world{server, now}
}

// sender is the real adapter, pointed at the sandbox. The query chooses a failure.
func (w *world) sender(t *testing.T, query string, patience time.Duration) *notify.MSG91 {
	t.Helper()
	s, err := notify.NewMSG91(notify.MSG91Options{
		BaseURL: w.URL + sandbox.MSG91Path + query, AuthKey: sandbox.AuthKey, Timeout: patience,
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func code(to, digits string) notify.SMS {
	return notify.SMS{To: to, Template: sandbox.TemplateOTP, Vars: map[string]string{"CODE": digits, "MINUTES": "5", "CODE2": digits}}
}

func (w *world) send(t *testing.T, m notify.SMS) {
	t.Helper()
	if _, err := w.sender(t, "", patient).Send(t.Context(), m); err != nil {
		t.Fatalf("send: %v", err)
	}
}

type answer struct {
	*http.Response
	text string
}

func (w *world) ask(t *testing.T, method, path, body string, headers ...string) answer {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, w.URL+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer{response, string(text)}
}

func (w *world) page(t *testing.T, query string) answer {
	t.Helper()
	a := w.ask(t, http.MethodGet, sandbox.InboxPath+query, "")
	if a.StatusCode != http.StatusOK || a.Header.Get("Content-Type") != "text/html; charset=utf-8" {
		t.Fatalf("inbox answers %d %s", a.StatusCode, a.Header.Get("Content-Type"))
	}
	return a
}

func (w *world) messages(t *testing.T, query string) []sandbox.Message {
	t.Helper()
	a := w.ask(t, http.MethodGet, sandbox.InboxPath+query, "", "Accept", "application/json")
	var box struct{ Messages []sandbox.Message }
	if err := json.Unmarshal([]byte(a.text), &box); err != nil {
		t.Fatalf("%v: %s", err, a.text)
	}
	if box.Messages == nil {
		t.Fatalf("no list in %s", a.text)
	}
	return box.Messages
}
