package pagecache_test

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"mylo/internal/platform/pagecache"
)

// largePage is 40 KB of HTML with some variety in it.
func largePage() pagecache.Page {
	var b strings.Builder
	for i := 0; b.Len() < 40<<10; i++ {
		n := strconv.Itoa(i * 7919)
		b.WriteString(`<li class="card" id="c` + n + `"><a href="/product/` + n + `">Cloth diaper ` + n + `</a></li>`)
	}
	return pagecache.Page{
		Header: http.Header{"Content-Type": {"text/html; charset=utf-8"}},
		Body:   []byte(b.String()),
	}
}

const benchNonce = "MTIzNDU2Nzg5MDEyMzQ1Ng=="

var (
	benchTail  = []byte(`<script type="module" nonce="` + benchNonce + `" src="/assets/entry-client-1a2b3c4d.js"></script></body></html>`)
	accepts    = []string{"identity", "gzip", "br"}
	constTail  = func(string) []byte { return benchTail }
	constNonce = func() string { return benchNonce }
)

// discard is a response that goes nowhere, for the cost of Serve alone.
type discard struct{ header http.Header }

func (d *discard) Header() http.Header         { return d.header }
func (d *discard) WriteHeader(int)             {}
func (d *discard) Write(p []byte) (int, error) { return len(p), nil }

func cached() http.Handler {
	c := pagecache.New(pagecache.Options{})
	p := largePage()
	render := func(context.Context) (pagecache.Page, error) { return p, nil }
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := c.Serve(w, r, "/product/x-970|IND|en", 1, constTail, constNonce, render); err != nil {
			panic(err)
		}
	})
}

// BenchmarkHit is Serve without a network: time and allocations of the cache alone.
func BenchmarkHit(b *testing.B) {
	for _, accept := range accepts {
		b.Run(accept, func(b *testing.B) {
			h, w := cached(), &discard{http.Header{}}
			r := request(http.MethodGet, "Accept-Encoding", accept)
			for range 10 {
				h.ServeHTTP(w, r)
			}
			b.ReportAllocs()
			for b.Loop() {
				clear(w.header)
				h.ServeHTTP(w, r)
			}
		})
	}
}

// BenchmarkServer compares, over loopback and in the same run, the cache with a bare handler that writes
// the same bytes.
func BenchmarkServer(b *testing.B) {
	for _, accept := range accepts {
		h := cached()
		r := request(http.MethodGet, "Accept-Encoding", accept)
		w := httptest.NewRecorder()
		for range 10 {
			w = httptest.NewRecorder()
			h.ServeHTTP(w, r)
		}
		body, length := w.Body.Bytes(), strconv.Itoa(w.Body.Len())
		bare := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Header().Set("Content-Length", length)
			_, _ = w.Write(body)
		})
		b.Run(accept+"/bare", func(b *testing.B) { drive(b, bare, accept) })
		b.Run(accept+"/cached", func(b *testing.B) { drive(b, h, accept) })
	}
}

// drive keeps one connection busy with a client that does as little as possible.
func drive(b *testing.B, h http.Handler, accept string) {
	server := httptest.NewServer(h)
	defer server.Close()
	before := cpu()
	defer func() { b.ReportMetric(float64(cpu()-before)/float64(b.N), "cpu-ns/op") }()
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		conn, err := net.Dial("tcp", server.Listener.Addr().String())
		if err != nil {
			b.Error(err)
			return
		}
		defer func() { _ = conn.Close() }()
		ask := []byte("GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: " + accept + "\r\n\r\n")
		buf := make([]byte, 64<<10)
		for pb.Next() {
			if _, err := conn.Write(ask); err != nil {
				b.Error(err)
				return
			}
			if err := readResponse(conn, buf); err != nil {
				b.Error(err)
				return
			}
		}
	})
}

// cpu is the time that this process has spent on processors, which a busy machine blurs less than the
// time on the wall.
func cpu() int64 {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return u.Utime.Nano() + u.Stime.Nano()
}

// readResponse reads one response with a Content-Length.
func readResponse(conn net.Conn, buf []byte) error {
	have := 0
	for {
		n, err := conn.Read(buf[have:])
		if err != nil {
			return err
		}
		have += n
		head, _, ok := strings.Cut(string(buf[:min(have, 1024)]), "\r\n\r\n")
		if !ok {
			continue
		}
		_, length, _ := strings.Cut(head, "Content-Length: ")
		length, _, _ = strings.Cut(length, "\r\n")
		size, err := strconv.Atoi(length)
		if err != nil {
			return err
		}
		_, err = io.ReadFull(conn, buf[have:len(head)+4+size])
		return err
	}
}

// BenchmarkUncached is a page that is compressed for one response.
func BenchmarkUncached(b *testing.B) {
	for _, accept := range accepts {
		b.Run(accept, func(b *testing.B) {
			p, w := largePage(), &discard{http.Header{}}
			r := request(http.MethodGet, "Accept-Encoding", accept)
			b.ReportAllocs()
			for b.Loop() {
				clear(w.header)
				pagecache.WriteUncached(w, r, p, constTail, constNonce)
			}
		})
	}
}
