package load

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

func run(t *testing.T, h http.HandlerFunc, req *Request) Result {
	t.Helper()
	srv := httptest.NewServer(h)
	t.Cleanup(srv.Close)
	res, err := Run(t.Context(), Options{
		URL: srv.URL, Clients: 3, Duration: 200 * time.Millisecond,
		Next: func(int, int) *Request { return req },
	})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

func TestEveryAnswerIsCountedOnce(t *testing.T) {
	t.Parallel()
	var seen atomic.Int64
	res := run(t, func(w http.ResponseWriter, r *http.Request) {
		seen.Add(1)
		io.WriteString(w, "hello")
	}, &Request{Method: "GET", Path: "/"})
	if got := int(seen.Load()); res.Requests != got || res.Errors != 0 {
		t.Errorf("counted %d with %d errors (%s), the server saw %d", res.Requests, res.Errors, res.FirstError, got)
	}
	if res.Bytes != len("hello") {
		t.Errorf("body of %d bytes, want %d", res.Bytes, len("hello"))
	}
	if res.P50 <= 0 || res.P95 < res.P50 || res.P99 < res.P95 {
		t.Errorf("p50 %s, p95 %s, p99 %s", res.P50, res.P95, res.P99)
	}
}

func TestABodyIsSentAndChunksAreRead(t *testing.T) {
	t.Parallel()
	big := strings.Repeat("x", 100_000)
	res := run(t, func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		if string(body) != `{"a":1}` || r.Header.Get("X-Kind") != "test" {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		w.(http.Flusher).Flush()
		io.WriteString(w, big)
	}, &Request{Method: "POST", Path: "/", Header: []string{"X-Kind: test"}, Body: `{"a":1}`})
	if res.Errors != 0 || res.Bytes != len(big) {
		t.Errorf("%d errors (%s), %d bytes", res.Errors, res.FirstError, res.Bytes)
	}
}

func TestRefusalsAreErrors(t *testing.T) {
	t.Parallel()
	res := run(t, func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusTooManyRequests)
	}, &Request{Method: "GET", Path: "/"})
	if res.Errors != res.Requests || res.Rate() != 0 {
		t.Errorf("%d of %d are errors, rate %f", res.Errors, res.Requests, res.Rate())
	}
	if want := "GET / answered 429"; res.FirstError != want {
		t.Errorf("first error %q, want %q", res.FirstError, want)
	}
}

func TestAServerThatIsNotThereIsReported(t *testing.T) {
	t.Parallel()
	res, err := Run(context.Background(), Options{
		URL: "http://127.0.0.1:1", Clients: 1, Duration: 50 * time.Millisecond,
		Next: func(int, int) *Request { return &Request{Method: "GET", Path: "/"} },
	})
	if err != nil || res.Errors == 0 || res.FirstError == "" {
		t.Errorf("got %+v, %v", res, err)
	}
}

func TestQuantilesAreNearestRank(t *testing.T) {
	t.Parallel()
	var values []time.Duration
	for i := 1; i <= 100; i++ {
		values = append(values, time.Duration(i))
	}
	for percent, want := range map[int]time.Duration{50: 50, 95: 95, 99: 99} {
		if got := quantile(values, percent); got != want {
			t.Errorf("p%d: got %d, want %d", percent, got, want)
		}
	}
	if got := quantile([]time.Duration{7}, 99); got != 7 {
		t.Errorf("p99 of one value: got %d", got)
	}
}
