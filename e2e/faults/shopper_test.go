package faults

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"strings"
	"testing"
	"time"
)

const productPath = "/product/reusable-cloth-diaper-970"

// shopper is a guest with cookies.
type shopper struct {
	url    string
	client *http.Client
}

func newShopper(t *testing.T, url string) *shopper {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	transport := &http.Transport{}
	t.Cleanup(transport.CloseIdleConnections)
	return &shopper{url: url, client: &http.Client{Jar: jar, Transport: transport, Timeout: 20 * time.Second}}
}

// answer is what came back.
type answer struct {
	status int
	header http.Header
	body   string
}

// code is the error code of a JSON answer.
func (a answer) code() string {
	var body struct {
		Error struct {
			Code      string
			RequestID string
		}
	}
	_ = json.Unmarshal([]byte(a.body), &body) // no JSON, no code
	return body.Error.Code
}

func (a answer) String() string {
	return fmt.Sprintf("%d %s: %.300s", a.status, a.header.Get("Content-Type"), a.body)
}

// page asks as a browser does.
func (s *shopper) page(path string) (answer, error) {
	return s.do(http.MethodGet, path, "text/html", "")
}

// call asks as a script does.
func (s *shopper) call(path string) (answer, error) {
	return s.do(http.MethodGet, path, "application/json", "")
}

// add puts one three-pack in the cart.
func (s *shopper) add() (answer, error) {
	return s.do(http.MethodPost, "/api/cart/lines", "application/json", `{"productId":970,"optionId":1,"quantity":1}`)
}

func (s *shopper) do(method, path, accept, body string) (answer, error) {
	req, err := http.NewRequest(method, s.url+path, strings.NewReader(body))
	if err != nil {
		return answer{}, err
	}
	req.Header.Set("Accept", accept)
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Sec-Fetch-Site", "same-origin")
	}
	res, err := s.client.Do(req)
	if err != nil {
		return answer{}, err
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	return answer{status: res.StatusCode, header: res.Header, body: string(text)}, err
}

// must fails the test unless the answer came with this status.
func must(t *testing.T, status int) func(answer, error) answer {
	t.Helper()
	return func(a answer, err error) answer {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		if a.status != status {
			t.Fatalf("got %s, want %d", a, status)
		}
		return a
	}
}

// eventually tries until ok holds, for at most the given time.
func eventually(t *testing.T, within time.Duration, what string, ok func() bool) {
	t.Helper()
	deadline := time.Now().Add(within)
	for !ok() {
		if time.Now().After(deadline) {
			t.Fatalf("not within %s: %s", within, what)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// rendered tells a page that the server rendered from a shell that the browser must render.
func rendered(a answer) bool { return strings.Contains(a.body, `"rendered":true`) }

// isPage tells a whole document with this product's props, rendered or not.
func isPage(a answer) bool {
	return strings.Contains(a.body, "</html>") && strings.Contains(a.body, `id="page"`) && strings.Contains(a.body, "970")
}
