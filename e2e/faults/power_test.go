package faults

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestWhatWasConfirmedSurvivesAPowerCut(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := startIn(t, dir)
	var mu sync.Mutex
	var confirmed []*shopper
	var shoppers sync.WaitGroup
	for range 8 {
		shoppers.Go(func() {
			for {
				guest := newShopper(t, s.URL)
				a, err := guest.add()
				if err != nil {
					return // the power is out
				}
				if a.status != 200 {
					t.Errorf("adding answered %s", a)
					return
				}
				mu.Lock()
				confirmed = append(confirmed, guest)
				mu.Unlock()
			}
		})
	}
	eventually(t, 20*time.Second, "a few hundred carts", func() bool {
		mu.Lock()
		defer mu.Unlock()
		return len(confirmed) >= 200
	})
	s.Kill()
	shoppers.Wait()

	again := startIn(t, dir)
	for i, guest := range confirmed {
		guest.move(t, again.URL)
		a := must(t, 200)(guest.call("/api/cart"))
		if !strings.Contains(a.body, `"quantity":1`) {
			t.Fatalf("cart %d of %d was confirmed and is gone: %s", i+1, len(confirmed), a)
		}
	}
}

func TestAStopFinishesTheRequestThatIsUnderWay(t *testing.T) {
	t.Parallel()
	s := start(t)
	body := `{"productId":970,"optionId":1,"quantity":1}`
	host := strings.TrimPrefix(s.URL, "http://")
	conn, err := net.Dial("tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	fmt.Fprintf(conn, "POST /api/cart/lines HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nAccept: application/json\r\n"+
		"Sec-Fetch-Site: same-origin\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s", host, len(body), body[:10])
	time.Sleep(200 * time.Millisecond) // the handler waits for the rest of the body
	stopped := make(chan error, 1)
	go func() { stopped <- s.Stop() }()
	time.Sleep(300 * time.Millisecond)
	if _, err := io.WriteString(conn, body[10:]); err != nil {
		t.Fatal(err)
	}
	reply, err := io.ReadAll(conn)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(reply), "HTTP/1.1 20") {
		t.Errorf("the request under way got %.200q", reply)
	}
	if err := <-stopped; err != nil {
		t.Errorf("the stop: %v", err)
	}
}

// move lets the shopper go on at another address, with the cookies it has.
func (s *shopper) move(t *testing.T, url string) {
	t.Helper()
	old, err := http.NewRequest(http.MethodGet, s.url, nil)
	if err != nil {
		t.Fatal(err)
	}
	next, err := http.NewRequest(http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.client.Jar.SetCookies(next.URL, s.client.Jar.Cookies(old.URL))
	s.url = url
}
