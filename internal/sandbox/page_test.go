package sandbox_test

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"mylo/internal/platform/notify"
	"mylo/internal/sandbox"
)

func TestAnEmptyInboxSaysWhatItIsFor(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	page := w.page(t, "").text
	if !strings.Contains(page, "<strong>No messages yet.</strong> Codes and order updates sent by this store appear here.") {
		t.Error("the empty state is missing")
	}
	if strings.Contains(page, "<form") {
		t.Error("an empty inbox offers to be cleared")
	}
	if got := w.messages(t, ""); len(got) != 0 {
		t.Errorf("JSON holds %+v", got)
	}
}

func TestTheInboxShowsTheNewestFirst(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.send(t, code("919876543210", "111111"))
	w.clock.Advance(61 * time.Second)
	w.send(t, code("971501234567", "222222"))
	page := w.page(t, "").text
	first, second := strings.Index(page, "<h2>&#43;971 5012 34567</h2>"), strings.Index(page, "<h2>&#43;91 98765 43210</h2>")
	if first < 0 || second < first {
		t.Errorf("the numbers stand at %d and %d of:\n%s", first, second, page)
	}
	for _, want := range []string{
		"<strong>222222</strong>", "222222 is your Mylo login code.", "@127.0.0.1 #111111", "from MYLOIN-T",
		`<time datetime="2026-11-15T09:00:05Z">15 Nov, 14:30:05</time>`, "<title>SMS inbox (2) · Sandbox</title>",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing", want)
		}
	}
}

func TestTheInboxEscapesWhatItShows(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	const evil = `<script>alert("1")</script><b>`
	w.send(t, notify.SMS{To: "919876543210", Template: sandbox.TemplateOrderShipped, Vars: map[string]string{
		"ORDER": evil, "COURIER": `" onmouseover="x`, "LINK": "https://shop.example/?a=1&b=<i>",
	}})
	page := w.page(t, "?to=%3Cu%3E").text + w.page(t, "").text
	for _, forbidden := range []string{"<script", "<b>", "<i>", "<u>", `" onmouseover`} {
		if strings.Contains(page, forbidden) {
			t.Errorf("%q is in the page", forbidden)
		}
	}
	if got := w.messages(t, ""); !strings.Contains(got[0].Text, evil) {
		t.Errorf("JSON does not hold the text as it was sent: %q", got[0].Text)
	}
}

func TestTheInboxLivesUnderTheHousesPolicy(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.send(t, code("919876543210", "482913"))
	page := w.page(t, "")
	if policy := page.Header.Get("Content-Security-Policy"); !strings.Contains(policy, "style-src 'self';") {
		t.Errorf("policy is %q", policy)
	}
	for _, inline := range []string{"<style", "style=", "<script", "onclick", "javascript:"} {
		if strings.Contains(page.text, inline) {
			t.Errorf("%q is in the page", inline)
		}
	}
	if !strings.Contains(page.text, `<link rel="stylesheet" href="/sandbox/style.css">`) {
		t.Error("the page has no stylesheet")
	}
	style := w.ask(t, http.MethodGet, "/sandbox/style.css", "")
	if style.StatusCode != http.StatusOK || !strings.HasPrefix(style.Header.Get("Content-Type"), "text/css") {
		t.Errorf("stylesheet answers %d %s", style.StatusCode, style.Header.Get("Content-Type"))
	}
	if page.Header.Get("Cache-Control") != "no-store" {
		t.Error("codes may be cached")
	}
}

func TestThePageReloadsItselfOnlyWhenAsked(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	const reload = `<meta http-equiv="refresh" content="3">`
	if page := w.page(t, "").text; strings.Contains(page, reload) || !strings.Contains(page, `href="/sandbox/sms?watch=1"`) {
		t.Error("the page reloads unasked, or cannot be asked to")
	}
	if page := w.page(t, "?watch=1&to=43210").text; !strings.Contains(page, reload) || !strings.Contains(page, `href="/sandbox/sms?to=43210"`) {
		t.Error("the page does not reload, or cannot be stopped")
	}
}

func TestOneNumbersMessagesCanBeAskedFor(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.send(t, code("919876543210", "111111"))
	w.send(t, code("919876500000", "222222"))
	for _, to := range []string{"919876543210", "%2B919876543210", "9876543210"} {
		if got := w.messages(t, "?to="+to); len(got) != 1 || got[0].Code != "111111" {
			t.Errorf("?to=%s gives %+v", to, got)
		}
	}
	if page := w.page(t, "?to=9876543210").text; strings.Contains(page, "222222") || !strings.Contains(page, "<strong>9876543210</strong>") {
		t.Error("the page shows another number's message, or does not say what it shows")
	}
}

func TestClearEmptiesTheInbox(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	for accept, want := range map[string]int{"text/html": http.StatusSeeOther, "application/json": http.StatusNoContent} {
		w.send(t, code("919876543210", "111111"))
		a := w.ask(t, http.MethodPost, "/sandbox/sms/clear", "", "Accept", accept)
		if a.StatusCode != want || want == http.StatusSeeOther && a.Header.Get("Location") != sandbox.InboxPath {
			t.Errorf("%s: %d to %q", accept, a.StatusCode, a.Header.Get("Location"))
		}
		if got := w.messages(t, ""); len(got) != 0 {
			t.Errorf("%s: %d messages are left", accept, len(got))
		}
	}
	if a := w.ask(t, http.MethodGet, "/sandbox/sms/clear", ""); a.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("a link can clear the inbox: %d", a.StatusCode)
	}
}

func TestTheInboxForgetsAllButTheLastTwoHundred(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	var sending sync.WaitGroup
	for worker := range 5 {
		sending.Go(func() {
			s := w.sender(t, "", patient)
			for i := range 41 {
				if _, err := s.Send(t.Context(), code("919876543210", fmt.Sprintf("%d%05d", worker+1, i))); err != nil {
					t.Error(err)
				}
			}
		})
	}
	sending.Wait()
	w.send(t, code("919876543210", "999999"))
	got := w.messages(t, "")
	if len(got) != 200 || got[0].Code != "999999" {
		t.Errorf("%d messages, the newest %q", len(got), got[0].Code)
	}
}
