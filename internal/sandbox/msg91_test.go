package sandbox_test

import (
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mylo/internal/kernel/clock"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/httpx"
	"mylo/internal/platform/notify"
	"mylo/internal/sandbox"
)

func TestTheAdapterDeliversToTheInbox(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	id, err := w.sender(t, "", patient).Send(t.Context(), code("919876543210", "482913"))
	if err != nil || id == "" {
		t.Fatalf("Send = %q, %v", id, err)
	}
	want := []sandbox.Message{{
		ID: id, To: "919876543210", From: "MYLOIN-T", Template: sandbox.TemplateOTP, Language: lang.En,
		Text: "482913 is your Mylo login code. It is valid for 5 minutes. Do not share it with anyone: Mylo never asks for it.\n\n" +
			"@127.0.0.1 #482913",
		Code: "482913", ReceivedAt: morning,
	}}
	if diff := cmp.Diff(want, w.messages(t, "")); diff != "" {
		t.Errorf("inbox (-want +got):\n%s", diff)
	}
}

func TestEveryFailureReachesTheCallerAsWhatItIs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		failure   sandbox.Failure
		ending    string
		want      error
		delivered int
	}{
		{sandbox.FailTimeout, "9900408", notify.ErrUnavailable, 0},
		{sandbox.FailLost, "9900504", notify.ErrUnavailable, 1},
		{sandbox.FailBroken, "9900500", notify.ErrUnavailable, 0},
		{sandbox.FailTooMany, "9900429", notify.ErrUnavailable, 0},
		{sandbox.FailRefusal, "9900200", notify.ErrRefused, 0},
		{sandbox.FailGateway, "9900418", notify.ErrRefused, 0},
		{"unheard-of", "", notify.ErrRefused, 0},
	} {
		t.Run(string(c.failure), func(t *testing.T) {
			t.Parallel()
			w := newWorld(t)
			attempts := map[string]notify.SMS{"?" + sandbox.FailParameter + "=" + string(c.failure): code("919876543210", "482913")}
			if c.ending != "" {
				attempts[""] = code("91999"+c.ending, "482913")
				attempts["?"] = code("97150"+c.ending, "482913")
			}
			patience := patient
			if c.failure == sandbox.FailTimeout {
				patience = 200 * time.Millisecond
			}
			for query, message := range attempts {
				_, err := w.sender(t, query, patience).Send(t.Context(), message)
				if !errors.Is(err, c.want) {
					t.Errorf("base address %q: got %v, want %v", query, err, c.want)
				}
				if err != nil && (strings.Contains(err.Error(), message.To) || strings.Contains(err.Error(), "482913")) {
					t.Errorf("the receiver is in %v", err)
				}
			}
			if got := len(w.messages(t, "")); got != c.delivered*len(attempts) {
				t.Errorf("%d messages arrived, want %d", got, c.delivered*len(attempts))
			}
		})
	}
}

func TestAWrongKeySendsNothing(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	s, err := notify.NewMSG91(notify.MSG91Options{BaseURL: w.URL + sandbox.MSG91Path, AuthKey: "another"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Send(t.Context(), code("919876543210", "482913")); !errors.Is(err, notify.ErrRefused) {
		t.Errorf("got %v, want ErrRefused", err)
	}
	if got := w.messages(t, ""); len(got) != 0 {
		t.Errorf("%d messages arrived", len(got))
	}
}

const recipient = `"mobiles":"919876543210","CODE":"482913","MINUTES":"5","CODE2":"482913"`

func TestMalformedRequestsAreRefusedInTheProvidersForm(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	for _, c := range []struct{ body, why string }{
		{``, "Invalid JSON"},
		{`hello`, "Invalid JSON"},
		{`[]`, "Invalid JSON"},
		{`{"template_id":7}`, "Invalid JSON"},
		{`{"recipients":["919"]}`, "Invalid JSON"},
		{`{"template_id":"x"} {}`, "Invalid JSON"},
		{`{}`, "template_id missing"},
		{`null`, "template_id missing"},
		{`{"template_id":"nobody"}`, "Invalid template"},
		{`{"template_id":"sandbox-otp"}`, "recipients missing"},
		{`{"template_id":"sandbox-otp","recipients":[]}`, "recipients missing"},
		{`{"template_id":"sandbox-otp","recipients":[null]}`, "Invalid mobile number"},
		{`{"template_id":"sandbox-otp","recipients":[{"mobiles":"+919876543210"}]}`, "Invalid mobile number"},
		{`{"template_id":"sandbox-otp","recipients":[{"mobiles":["919876543210"]}]}`, "Invalid mobile number"},
		{`{"template_id":"sandbox-otp","recipients":[{"mobiles":"919876543210"}]}`, "Missing or invalid variable CODE"},
		{`{"template_id":"sandbox-otp","recipients":[{` + strings.Replace(recipient, `"5"`, `"five"`, 1) + `}]}`, "Missing or invalid variable MINUTES"},
		{`{"template_id":"sandbox-otp","recipients":[{` + recipient + `},{"mobiles":"1"}]}`, "Invalid mobile number"},
		{`{"template_id":"sandbox-order-delivered","recipients":[{"mobiles":"919876543210","ORDER":"M1","LINK":"shop"}]}`, "Missing or invalid variable LINK"},
		{`{"template_id":"sandbox-order-delivered","recipients":[{"mobiles":"919876543210","ORDER":"a\nb","LINK":"https://x"}]}`, "Missing or invalid variable ORDER"},
		{`{"template_id":"` + strings.Repeat("x", 70<<10) + `"}`, "Request body is too large"},
	} {
		a := w.ask(t, http.MethodPost, sandbox.MSG91Path+"/flow", c.body, "authkey", sandbox.AuthKey)
		var got map[string]string
		if err := json.Unmarshal([]byte(a.text), &got); err != nil {
			t.Errorf("%.80s: %v: %s", c.body, err, a.text)
		}
		if diff := cmp.Diff(map[string]string{"type": "error", "message": c.why}, got); diff != "" || a.StatusCode != http.StatusBadRequest {
			t.Errorf("%.80s: %d (-want +got):\n%s", c.body, a.StatusCode, diff)
		}
	}
	if got := w.messages(t, ""); len(got) != 0 {
		t.Errorf("%d messages arrived", len(got))
	}
}

func TestNumbersAreTakenForTextsAndManyReceiversAtOnce(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	a := w.ask(t, http.MethodPost, sandbox.MSG91Path+"/flow", `{"template_id":"sandbox-otp","recipients":[{`+recipient+`},
		{"mobiles":971501234567,"CODE":123456,"MINUTES":5,"CODE2":123456}]}`, "authkey", sandbox.AuthKey)
	if a.StatusCode != http.StatusOK || !strings.Contains(a.text, `"type":"success"`) {
		t.Fatalf("%d %s", a.StatusCode, a.text)
	}
	got := w.messages(t, "")
	if len(got) != 2 || got[0].To != "971501234567" || got[0].Code != "123456" || got[0].ID != got[1].ID {
		t.Errorf("inbox holds %+v", got)
	}
}

func TestEveryRegisteredTextFillsIn(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	vars := map[string]string{
		"CODE": "482913", "MINUTES": "5", "CODE2": "482913", "ORDER": "MY-1001", "AMOUNT": "1,197", "DATE": "18 Nov",
		"COURIER": "Delhivery", "LINK": "https://shop.example/orders/1",
	}
	for _, template := range []string{
		sandbox.TemplateOTP, sandbox.TemplateOTPHindi, sandbox.TemplateOrderPlaced,
		sandbox.TemplateOrderShipped, sandbox.TemplateOrderDelivered,
	} {
		w.send(t, notify.SMS{To: "919876543210", Template: template, Vars: vars})
		m := w.messages(t, "")[0]
		if m.Template != template || strings.ContainsAny(m.Text, "{}") || strings.Contains(m.Text, "##") {
			t.Errorf("%s reads %q", template, m.Text)
		}
		if isCode := strings.HasPrefix(template, sandbox.TemplateOTP); isCode != strings.HasSuffix(m.Text, "\n@127.0.0.1 #482913") {
			t.Errorf("%s ends in %q", template, m.Text)
		}
	}
}

func FuzzFlowAlwaysAnswersInTheProvidersForm(f *testing.F) {
	for _, seed := range []string{``, `{}`, `null`, `{"template_id":"sandbox-otp","recipients":[{` + recipient + `}]}`, `{"recipients":[[]]}`, "\xff"} {
		f.Add(seed)
	}
	responder := &httpx.Responder{Logger: slog.New(slog.DiscardHandler)}
	mux := http.NewServeMux()
	sandbox.New(clock.At(morning)).Register(mux, responder)
	f.Fuzz(func(t *testing.T, body string) {
		if strings.Contains(body, "9900") {
			t.Skip("asks for a failure")
		}
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, sandbox.MSG91Path+"/flow", strings.NewReader(body))
		r.Header.Set("authkey", sandbox.AuthKey)
		rec := httptest.NewRecorder()
		mux.ServeHTTP(rec, r)
		var got struct{ Type, Message string }
		if err := json.Unmarshal(rec.Body.Bytes(), &got); err != nil || got.Message == "" || (got.Type == "success") != (rec.Code == http.StatusOK) {
			t.Fatalf("%q is answered %d %s", body, rec.Code, rec.Body)
		}
	})
}
