package faults

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

func TestWhatWasConfirmedSurvivesAPowerCut(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := startIn(t, dir)
	guests := make([]*shopper, 8)
	var confirmed [8]atomic.Int64
	var shoppers sync.WaitGroup
	for i := range guests {
		guests[i] = newShopper(t, s.URL)
		shoppers.Go(func() {
			for {
				a, err := guests[i].add()
				if err != nil {
					return // the power is out
				}
				if a.status == 200 || a.status == 201 {
					confirmed[i].Add(1)
				}
				time.Sleep(time.Millisecond)
			}
		})
	}
	time.Sleep(300 * time.Millisecond)
	s.Kill()
	shoppers.Wait()

	again := startIn(t, dir)
	for i, guest := range guests {
		guest.move(t, again.URL)
		a := must(t, 200)(guest.call("/api/cart"))
		var cart struct{ Lines []struct{ Quantity int64 } }
		if err := json.Unmarshal([]byte(a.body), &cart); err != nil {
			t.Fatal(err)
		}
		var pieces int64
		for _, line := range cart.Lines {
			pieces += line.Quantity
		}
		// The last add may have been stored without its answer reaching the shopper.
		if sure := confirmed[i].Load(); pieces < sure || pieces > sure+1 {
			t.Errorf("guest %d: %d pieces in the cart, %d were confirmed", i, pieces, sure)
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
