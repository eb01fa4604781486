package pages

import (
	"context"
	"net/http"
	"strconv"

	"mylo/internal/kernel/errs"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/httpx"
	"mylo/internal/platform/pagecache"
	"mylo/internal/visit"
)

// ErrorPage is the props of the page that says what went wrong. The front end has its words, by status and code.
type ErrorPage struct {
	Status    int    `json:"status"`
	Code      string `json:"code"`
	Message   string `json:"message"`
	RequestID string `json:"requestId" doc:"For a failure of ours: what to tell support"`
	Retry     bool   `json:"retry" doc:"Whether trying again may help"`
}

// OfflinePage has nothing to say but that there is no network.
type OfflinePage struct{}

// ServeError answers an error as a page. It is the Responder's ErrorPage.
func (p *Pages) ServeError(w http.ResponseWriter, r *http.Request, status int, e *errs.Error, requestID string) {
	v := visit.Of(r)
	page := p.errorPage(&v, status, e, requestID)
	w.Header()["Vary"] = varies
	w.Header()["Cache-Control"] = keptByNobody
	var err error
	switch {
	case httpx.WantsJSON(r):
		err = httpx.WriteJSON(w, status, p.payload(&v, page))
	case p.Cache != nil && status < http.StatusInternalServerError:
		err = p.writeKept(w, r, v, page)
	default:
		err = p.write(w, r, &v, page)
	}
	if err != nil {
		http.Error(w, e.Message, status)
	}
}

// writeKept sends the page of a refusal, which is the same for everybody, from the cache: being asked for nonsense
// must not cost a render each time. Such a page does not know its own address, so its links lead home.
func (p *Pages) writeKept(w http.ResponseWriter, r *http.Request, v visit.Visit, page Page) error {
	v = v.At("/")
	tail := p.tail(page.Name, v.Language)
	key := "error " + strconv.Itoa(page.Status) + " " + page.Head.Title + cacheKey(r, &v, nil)
	err := p.Cache.Serve(w, r, key, 0, tail, nonceOf(r), func(ctx context.Context) (pagecache.Page, error) {
		rendered, err := p.render(ctx, &v, page)
		if err == nil {
			rendered.Header.Set("Cache-Control", keptByNobody[0])
		}
		return rendered, err
	})
	return orShell(w, r, tail, err)
}

func (p *Pages) errorPage(v *visit.Visit, status int, e *errs.Error, requestID string) Page {
	props := ErrorPage{Status: status, Code: e.Code, Message: e.Message, Retry: status >= 500 || status == http.StatusTooManyRequests}
	if status >= 500 {
		props.RequestID = requestID
	}
	head := Head{Title: errorTitle(status).In(v.Language) + " | " + p.Site.Brand, Robots: "noindex, nofollow"}
	return Page{Name: "error", Props: props, Head: head, Status: status}
}

// errorTitle is what the browser's tab says of a failure.
func errorTitle(status int) lang.Text {
	switch {
	case status == http.StatusNotFound || status == http.StatusGone:
		return lang.Text{En: "Page not found", Hi: "पेज नहीं मिला"}
	case status >= http.StatusInternalServerError:
		return lang.Text{En: "Something went wrong", Hi: "कुछ गड़बड़ हुई"}
	default:
		return lang.Text{En: "That did not work", Hi: "यह नहीं हो पाया"}
	}
}

var offlineTitle = lang.Text{En: "Offline", Hi: "इंटरनेट नहीं है"}

// offline serves GET /offline, which the service worker keeps for when there is no network.
func (p *Pages) offline(_ *http.Request, v *visit.Visit) (Page, error) {
	head := p.head(v, offlineTitle.In(v.Language)+" | "+p.Site.Brand, "", false)
	head.Robots, head.Canonical = "noindex, nofollow", ""
	return Page{Name: "offline", Props: OfflinePage{}, Head: head}, nil
}
