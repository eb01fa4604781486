package notify_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mylo/internal/platform/notify"
)

const number = "919876543210"

func greeting() notify.SMS {
	return notify.SMS{To: number, Template: "tpl-1", Vars: map[string]string{"NAME": "Meera Nair", "CODE": "482913"}}
}

// provider serves one answer, whatever is asked.
func provider(t *testing.T, answer http.HandlerFunc) *notify.MSG91 {
	t.Helper()
	server := httptest.NewServer(answer)
	t.Cleanup(server.Close)
	return sender(t, server.URL+"/api/v5")
}

func sender(t *testing.T, base string) *notify.MSG91 {
	t.Helper()
	s, err := notify.NewMSG91(notify.MSG91Options{BaseURL: base, AuthKey: "a-key", Timeout: 2 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func saying(status int, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}
}

func TestSendSpeaksTheFlowCall(t *testing.T) {
	t.Parallel()
	var got struct {
		method, path, key, contentType string
		body                           map[string]any
	}
	s := provider(t, func(w http.ResponseWriter, r *http.Request) {
		got.method, got.path, got.key = r.Method, r.URL.RequestURI(), r.Header.Get("authkey")
		got.contentType = r.Header.Get("Content-Type")
		if err := json.NewDecoder(r.Body).Decode(&got.body); err != nil {
			t.Error(err)
		}
		saying(200, `{"type":"success","message":"3763646c3058373530393938"}`)(w, r)
	})
	id, err := s.Send(t.Context(), greeting())
	if err != nil || id != "3763646c3058373530393938" {
		t.Fatalf("Send = %q, %v", id, err)
	}
	if got.method != http.MethodPost || got.path != "/api/v5/flow" || got.key != "a-key" || got.contentType != "application/json" {
		t.Errorf("asked %+v", got)
	}
	want := map[string]any{
		"template_id": "tpl-1", "short_url": "0", "realTimeResponse": "1",
		"recipients": []any{map[string]any{"mobiles": number, "NAME": "Meera Nair", "CODE": "482913"}},
	}
	if diff := cmp.Diff(want, got.body); diff != "" {
		t.Errorf("body (-want +got):\n%s", diff)
	}
}

func TestAnswersAreReadByWhatTheySay(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		status int
		body   string
		want   error
	}{
		"accepted":                      {200, `{"type":"success","message":"id"}`, nil},
		"refused with 200":              {200, `{"type":"error","message":"Invalid template"}`, notify.ErrRefused},
		"refused with 400":              {400, `{"type":"error","message":"Invalid template"}`, notify.ErrRefused},
		"refused by the gateway":        {401, `{"status":"fail","hasError":true,"errors":"Unauthorized","code":"401","apiError":"201"}`, notify.ErrRefused},
		"refused by the gateway, 200":   {200, `{"status":"fail","hasError":true,"errors":["Unauthorized"],"apiError":418}`, notify.ErrRefused},
		"refused in words of its own":   {403, `<h1>Forbidden</h1>`, notify.ErrRefused},
		"moved":                         {302, ``, notify.ErrRefused},
		"too many":                      {429, `{"type":"error","message":"Too many requests"}`, notify.ErrUnavailable},
		"too slow":                      {408, ``, notify.ErrUnavailable},
		"broken":                        {500, `<html>Internal Server Error</html>`, notify.ErrUnavailable},
		"broken, in the call's words":   {503, `{"type":"success","message":"id"}`, notify.ErrUnavailable},
		"somebody else's page":          {200, `<html>Sign in to this network</html>`, notify.ErrUnavailable},
		"somebody else's JSON":          {200, `{}`, notify.ErrUnavailable},
		"nothing":                       {200, ``, notify.ErrUnavailable},
		"half an answer":                {200, `{"type":"succ`, notify.ErrUnavailable},
		"an answer that never ends":     {200, `{"type":"success","message":"` + strings.Repeat("x", 1<<20), notify.ErrUnavailable},
		"a list where a text belongs":   {200, `{"type":"error","message":["a","b"]}`, notify.ErrRefused},
		"a number where a text belongs": {200, `{"type":7}`, notify.ErrUnavailable},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			id, err := provider(t, saying(c.status, c.body)).Send(t.Context(), greeting())
			if !errors.Is(err, c.want) || (err == nil) != (c.want == nil) {
				t.Errorf("got %q, %v; want %v", id, err, c.want)
			}
			if err != nil && id != "" {
				t.Errorf("a failure gives the id %q", id)
			}
		})
	}
}

func TestAProviderThatCannotBeReachedIsUnavailable(t *testing.T) {
	t.Parallel()
	ln, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	base := "http://" + ln.Addr().String()
	if err := ln.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := sender(t, base).Send(t.Context(), greeting()); !errors.Is(err, notify.ErrUnavailable) {
		t.Errorf("nobody listens: %v", err)
	}
	cut := provider(t, func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	if _, err := cut.Send(t.Context(), greeting()); !errors.Is(err, notify.ErrUnavailable) {
		t.Errorf("connection cut: %v", err)
	}
}

func TestSendGivesUpWithItsContext(t *testing.T) {
	t.Parallel()
	s := provider(t, func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		<-r.Context().Done()
	})
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	_, err := s.Send(ctx, greeting())
	if !errors.Is(err, notify.ErrUnavailable) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v, want ErrUnavailable from the deadline", err)
	}
}

func TestTheKeyDoesNotFollowARedirect(t *testing.T) {
	t.Parallel()
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		t.Error("the redirect was followed")
	}))
	t.Cleanup(elsewhere.Close)
	s := provider(t, func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, elsewhere.URL, http.StatusTemporaryRedirect)
	})
	if _, err := s.Send(t.Context(), greeting()); !errors.Is(err, notify.ErrRefused) {
		t.Errorf("got %v, want ErrRefused", err)
	}
}

func TestWhatNoProviderCouldSendIsRefusedAtHome(t *testing.T) {
	t.Parallel()
	s := provider(t, func(http.ResponseWriter, *http.Request) { t.Error("the provider was asked") })
	for _, m := range []notify.SMS{
		{To: "", Template: "t"},
		{To: "+919876543210", Template: "t"},
		{To: "09876543210", Template: "t"},
		{To: "91 9876543210", Template: "t"},
		{To: "1234567890123456", Template: "t"},
		{To: number},
		{To: number, Template: "t", Vars: map[string]string{"mobiles": "919999999999"}},
		{To: number, Template: "t", Vars: map[string]string{"": "x"}},
	} {
		_, err := s.Send(t.Context(), m)
		if !errors.Is(err, notify.ErrRefused) {
			t.Errorf("Send to %q with %v: got %v, want ErrRefused", m.To, m.Vars, err)
		}
	}
}

func TestNoErrorGivesTheReceiverAway(t *testing.T) {
	t.Parallel()
	echo := `{"type":"error","message":"9876543210 (+919876543210) rejected: Meera Nair, 482913, code 311"}`
	_, refused := provider(t, saying(200, echo)).Send(t.Context(), greeting())
	_, broken := provider(t, saying(500, echo)).Send(t.Context(), greeting())
	_, wrong := provider(t, saying(200, echo)).Send(t.Context(), notify.SMS{To: "+" + number, Template: "tpl-1"})
	for _, err := range []error{refused, broken, wrong} {
		if err == nil {
			t.Fatal("no error")
		}
		for _, secret := range []string{"98765", "43210", "Meera", "482913", "a-key", "http://"} {
			if strings.Contains(err.Error(), secret) {
				t.Errorf("%q is in %v", secret, err)
			}
		}
	}
	if !strings.Contains(refused.Error(), "rejected") || !strings.Contains(refused.Error(), "code 311") {
		t.Errorf("the reason is lost: %v", refused)
	}
}

func TestAMessageInALogShowsItsTemplateOnly(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	slog.New(slog.NewJSONHandler(&out, nil)).Info("sending", "message", greeting())
	fmt.Fprintf(&out, "%v %+v %s", greeting(), greeting(), greeting())
	if text := out.String(); strings.Contains(text, number) || strings.Contains(text, "482913") || !strings.Contains(text, "tpl-1") {
		t.Errorf("logged %s", text)
	}
}

func TestNewMSG91NeedsAnAddressAndAKey(t *testing.T) {
	t.Parallel()
	for _, o := range []notify.MSG91Options{
		{BaseURL: notify.MSG91URL},
		{AuthKey: "k"},
		{BaseURL: "control.msg91.com", AuthKey: "k"},
		{BaseURL: "ftp://control.msg91.com", AuthKey: "k"},
		{BaseURL: "://", AuthKey: "k"},
	} {
		if _, err := notify.NewMSG91(o); err == nil {
			t.Errorf("%q is accepted", o.BaseURL)
		}
	}
	if _, err := notify.NewMSG91(notify.MSG91Options{BaseURL: notify.MSG91URL, AuthKey: "k"}); err != nil {
		t.Error(err)
	}
}
