package httpx_test

import (
	"bytes"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"syscall"
	"testing"
	"time"

	"mylo/internal/platform/httpx"
	"mylo/internal/platform/obs"
)

var (
	benchBody   = bytes.Repeat([]byte("<p>calm shop</p>"), 2560) // 40 KB
	benchLength = []string{strconv.Itoa(len(benchBody))}
	benchType   = []string{"text/html; charset=utf-8"}
)

func benchPage(w http.ResponseWriter, _ *http.Request) {
	h := w.Header()
	h["Content-Type"] = benchType
	h["Content-Length"] = benchLength
	_, _ = w.Write(benchBody)
}

func benchHandlers(b *testing.B) map[string]http.Handler {
	b.Helper()
	logger, err := obs.Logger(io.Discard, slog.LevelInfo, "json")
	if err != nil {
		b.Fatal(err)
	}
	rs := &httpx.Responder{Logger: logger}
	routed := func() http.Handler {
		mux := http.NewServeMux()
		mux.HandleFunc("GET /product/{slug}", benchPage)
		return rs.Fallback(mux)
	}
	bareMux := http.NewServeMux()
	bareMux.HandleFunc("GET /product/{slug}", benchPage)
	core := func(level slog.Level) []httpx.Middleware {
		return []httpx.Middleware{
			httpx.RequestID, httpx.AccessLog(logger, level), httpx.Metrics(obs.NewRegistry()),
			httpx.Recover(rs), httpx.SecurityHeaders(httpx.SecurityConfig{HSTS: true}),
		}
	}
	edges := []httpx.Middleware{
		httpx.CheckURL(rs), httpx.SameOrigin(rs, nil), httpx.MaxBody(rs, 1<<20), httpx.Timeout(rs, 10*time.Second), httpx.Compress,
	}
	precompressed := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Encoding", "br") // as the page cache sends it
		benchPage(w, r)
	})
	return map[string]http.Handler{
		"bare":             http.HandlerFunc(benchPage),
		"mux":              bareMux,
		"chain":            httpx.Chain(http.HandlerFunc(benchPage), core(slog.LevelDebug)...),
		"chain+mux":        httpx.Chain(routed(), core(slog.LevelDebug)...),
		"chain+log":        httpx.Chain(routed(), core(slog.LevelInfo)...),
		"everything":       httpx.Chain(precompressed, append(core(slog.LevelDebug), edges...)...),
		"compress-on-spot": httpx.Chain(http.HandlerFunc(benchPage), httpx.Compress),
	}
}

var benchOrder = []string{"bare", "mux", "chain", "chain+mux", "chain+log", "everything", "compress-on-spot"}

// BenchmarkChain measures the cost of the middlewares alone, without a connection.
func BenchmarkChain(b *testing.B) {
	handlers := benchHandlers(b)
	for _, name := range benchOrder {
		h := handlers[name]
		b.Run(name, func(b *testing.B) {
			r := httptest.NewRequestWithContext(b.Context(), http.MethodGet, "/product/diaper-970", nil)
			r.Header.Set("Accept-Encoding", "gzip, deflate, br")
			w := &discard{}
			b.ReportAllocs()
			before := cpuTime(b)
			for b.Loop() {
				w.header = make(http.Header)
				h.ServeHTTP(w, r)
			}
			b.ReportMetric(float64(cpuTime(b)-before)/float64(b.N), "cpu-ns/op")
		})
	}
}

// cpuTime is what the process has used. On a shared machine it says more than the clock on the wall.
func cpuTime(b *testing.B) int64 {
	b.Helper()
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		b.Fatal(err)
	}
	return usage.Utime.Nano() + usage.Stime.Nano()
}

// discard is a ResponseWriter that costs nothing but its header map, which net/http also makes anew.
type discard struct{ header http.Header }

func (d *discard) Header() http.Header         { return d.header }
func (d *discard) Write(p []byte) (int, error) { return len(p), nil }
func (d *discard) WriteHeader(int)             {}

// BenchmarkServer measures the same handlers over real connections, to be read as ratios. The client
// does as little as it can: it knows how long an answer is and reads that many bytes.
func BenchmarkServer(b *testing.B) {
	handlers := benchHandlers(b)
	for _, name := range benchOrder[:6] {
		h := handlers[name]
		b.Run(name, func(b *testing.B) {
			srv := httptest.NewServer(h)
			defer srv.Close()
			before := cpuTime(b)
			b.RunParallel(func(pb *testing.PB) {
				conn, err := net.Dial("tcp", srv.Listener.Addr().String())
				if err != nil {
					b.Error(err)
					return
				}
				defer conn.Close()
				buf := make([]byte, len(benchBody)+8<<10)
				size := 0 // of every answer: all that varies has a fixed length
				for pb.Next() {
					if _, err := io.WriteString(conn, "GET /product/diaper-970 HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n"); err != nil {
						b.Error(err)
						return
					}
					if size == 0 {
						size = firstAnswer(b, conn, buf)
						continue
					}
					if _, err := io.ReadFull(conn, buf[:size]); err != nil {
						b.Error(err)
						return
					}
				}
			})
			b.ReportMetric(float64(cpuTime(b)-before)/float64(b.N), "cpu-ns/op")
		})
	}
}

func firstAnswer(b *testing.B, conn net.Conn, buf []byte) int {
	b.Helper()
	n, head := 0, -1
	for head < 0 || n < head+4+len(benchBody) {
		got, err := conn.Read(buf[n:])
		if err != nil {
			b.Error(err)
			return 0
		}
		n += got
		head = bytes.Index(buf[:n], []byte("\r\n\r\n"))
	}
	return n
}
