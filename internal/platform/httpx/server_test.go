package httpx_test

import (
	"context"
	"io"
	"net"
	"net/http"
	"testing"
	"time"

	"mylo/internal/platform/httpx"
	"mylo/internal/platform/obs"
)

func TestShutdownFailsReadinessFirstAndFinishesRequests(t *testing.T) {
	t.Parallel()
	health := &obs.Health{}
	entered, proceed := make(chan struct{}), make(chan struct{})
	mux := http.NewServeMux()
	mux.Handle("GET /readyz", health.Ready())
	mux.HandleFunc("GET /slow", func(w http.ResponseWriter, _ *http.Request) {
		close(entered)
		<-proceed
		_, _ = io.WriteString(w, "done")
	})
	ln, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	served := make(chan error, 1)
	go func() {
		served <- httpx.Serve(ctx, ln, mux, httpx.ServeOptions{Health: health, DrainFor: 300 * time.Millisecond})
	}()
	base := "http://" + ln.Addr().String()

	slow := make(chan string, 1)
	go func() {
		_, body := fetch(t, base+"/slow")
		slow <- body
	}()
	<-entered
	if status, _ := fetch(t, base+"/readyz"); status != 200 {
		t.Errorf("before: %d", status)
	}
	stop()
	for !health.Draining() {
		time.Sleep(time.Millisecond)
	}
	if status, _ := fetch(t, base+"/readyz"); status != 503 {
		t.Errorf("while draining: %d", status)
	}
	close(proceed)
	if body := <-slow; body != "done" {
		t.Errorf("the request under way got %q", body)
	}
	if err := <-served; err != nil {
		t.Errorf("stopped with %v", err)
	}
}

func fetch(t *testing.T, url string) (int, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	if err != nil {
		t.Error(err)
		return 0, ""
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Error(err)
		return 0, ""
	}
	defer res.Body.Close()
	body, _ := io.ReadAll(res.Body)
	return res.StatusCode, string(body)
}

func TestARequestThatWillNotEndIsCut(t *testing.T) {
	t.Parallel()
	entered := make(chan struct{})
	ln, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	go func() {
		conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", ln.Addr().String())
		if err == nil {
			_, _ = io.WriteString(conn, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
			_, _ = io.ReadAll(conn)
		}
	}()
	go func() {
		<-entered
		stop()
	}()
	err = httpx.Serve(ctx, ln, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		close(entered)
		<-r.Context().Done()
	}), httpx.ServeOptions{ShutdownFor: 50 * time.Millisecond})
	if err == nil {
		t.Error("nobody said that a request was cut")
	}
}
