package sandbox

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"mylo/internal/kernel/clock"
	"mylo/internal/kernel/market"
	"mylo/internal/platform/httpx"
)

//go:embed inbox.html
var inboxHTML string

var inboxPage = template.Must(template.New("inbox").Parse(inboxHTML))

// watchEvery is how often the page asks again once somebody has asked it to. It does not do so by itself: a page that
// reloads under a screen reader's cursor is a page that cannot be read.
const watchEvery = 3

// watch is the query parameter that asks for it.
const watch = "watch"

type inboxView struct {
	Messages []messageView
	To       string // the number asked for, if one was
	Watch    int    // seconds until the next look, or 0

	Style, All, Again, Toggle, Clear string // addresses
	Endings                          any
}

type messageView struct {
	To, From, Language, Body, Bound, Code string
	At, AtText                            string
}

// inboxJSON is the inbox for browser tests.
type inboxJSON struct {
	Messages []Message `json:"messages"`
}

// showInbox serves GET /sandbox/sms, newest first: a page for people, the messages as JSON for tests. With ?to= it holds
// the messages of one number, or of those that end so. With ?watch=1 the page reloads itself.
func (s *Sandbox) showInbox(w http.ResponseWriter, r *http.Request) error {
	query := r.URL.Query()
	to := strings.TrimLeft(query.Get("to"), "+ ")
	messages := s.inbox.to(to)
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Add("Vary", "Accept")
	if httpx.WantsJSON(r) {
		return httpx.WriteJSON(w, http.StatusOK, inboxJSON{messages})
	}
	view := inboxView{
		To: to, Style: stylePath, All: InboxPath, Clear: clearPath, Endings: failureEndings,
		Again: address(to, query.Has(watch)), Toggle: address(to, !query.Has(watch)),
	}
	if query.Has(watch) {
		view.Watch = watchEvery
	}
	for _, m := range messages {
		view.Messages = append(view.Messages, toView(m))
	}
	var page bytes.Buffer
	if err := inboxPage.Execute(&page, view); err != nil {
		return fmt.Errorf("write the inbox: %w", err)
	}
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Length", strconv.Itoa(page.Len()))
	_, err := w.Write(page.Bytes())
	return err
}

// clearInbox serves POST /sandbox/sms/clear: back to the page, or 204 for a test.
func (s *Sandbox) clearInbox(w http.ResponseWriter, r *http.Request) error {
	s.inbox.clear()
	if httpx.WantsJSON(r) {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	return httpx.RedirectTo(http.StatusSeeOther, InboxPath)
}

// address is that of the inbox for one number, or for all, that reloads itself or does not.
func address(to string, watching bool) string {
	query := url.Values{}
	if to != "" {
		query.Set("to", to)
	}
	if watching {
		query.Set(watch, "1")
	}
	return (&url.URL{Path: InboxPath, RawQuery: query.Encode()}).String()
}

func toView(m Message) messageView {
	v := messageView{
		To: spaced(m.To), From: m.From, Language: string(m.Language), Body: m.Text, Code: m.Code,
		At: m.ReceivedAt.UTC().Format(time.RFC3339), AtText: m.ReceivedAt.In(clock.India).Format("2 Jan, 15:04:05"),
	}
	if m.Code != "" {
		i := strings.LastIndexByte(m.Text, '\n') + 1
		v.Body, v.Bound = strings.TrimSpace(m.Text[:i]), m.Text[i:]
	}
	return v
}

// spaced writes a number as people do: +91 98765 43210.
func spaced(digits string) string {
	for _, m := range market.All() {
		code := strings.TrimPrefix(m.PhoneCode(), "+")
		if rest, ok := strings.CutPrefix(digits, code); ok && len(rest) > 5 {
			half := len(rest) / 2
			return "+" + code + " " + rest[:half] + " " + rest[half:]
		}
	}
	return "+" + digits
}
