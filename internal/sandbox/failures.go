package sandbox

import (
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"mylo/internal/platform/httpx"
)

// FailParameter is the query parameter of the base address that makes every message fail in one way: ?fail=timeout.
const FailParameter = "fail"

// Failure is a way in which a provider can fail.
type Failure string

// The ways to fail.
const (
	FailTimeout Failure = "timeout" // no answer, no message
	FailLost    Failure = "lost"    // the message arrives, but its answer does not
	FailBroken  Failure = "500"     // a page of the provider's web server, not JSON
	FailTooMany Failure = "429"
	FailRefusal Failure = "error" // type error under HTTP 200
	FailGateway Failure = "418"   // the gateway does not know this server's address
)

// failureEndings make a message fail when its number ends so. Seven digits, so that a number of either country can.
var failureEndings = []struct {
	Ending  string
	Failure Failure
	Effect  string
}{
	{"9900408", FailTimeout, "The provider never answers, and nothing is sent."},
	{"9900504", FailLost, "The message is sent, but the provider’s answer is lost."},
	{"9900500", FailBroken, "The provider is broken and answers 500 with a web page."},
	{"9900429", FailTooMany, "The provider answers 429: too many messages."},
	{"9900200", FailRefusal, "The provider refuses the message, with HTTP 200."},
	{"9900418", FailGateway, "The provider answers 401: it does not know this server."},
}

// silence is how long a provider that never answers keeps the line: longer than any client of it should wait.
const silence = 10 * time.Second

func chosenFailure(query url.Values, messages []Message) (Failure, bool) {
	if f := query.Get(FailParameter); f != "" {
		return Failure(f), true
	}
	for _, m := range messages {
		for _, f := range failureEndings {
			if strings.HasSuffix(m.To, f.Ending) {
				return f.Failure, true
			}
		}
	}
	return "", false
}

func (s *Sandbox) fail(w http.ResponseWriter, r *http.Request, f Failure, messages []Message) error {
	switch f {
	case FailLost:
		s.inbox.add(messages...)
		panic(http.ErrAbortHandler)
	case FailTimeout:
		select {
		case <-r.Context().Done():
		case <-time.After(silence):
		}
		panic(http.ErrAbortHandler)
	case FailBroken:
		w.Header().Set("Content-Type", "text/html")
		w.WriteHeader(http.StatusInternalServerError)
		_, err := io.WriteString(w, "<html><body><h1>500 Internal Server Error</h1></body></html>")
		return err
	case FailTooMany:
		return refuse(w, http.StatusTooManyRequests, "Too many requests")
	case FailRefusal:
		return refuse(w, http.StatusOK, "Message rejected for "+messages[0].To)
	case FailGateway:
		return httpx.WriteJSON(w, http.StatusUnauthorized, gatewayAnswer{
			Status: "fail", HasError: true, Errors: "Unauthorized", Code: "401", APIError: "418",
		})
	default:
		return refuse(w, http.StatusBadRequest, "The sandbox knows no failure of that name")
	}
}
