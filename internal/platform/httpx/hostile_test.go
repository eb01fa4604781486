package httpx_test

import (
	"bufio"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"mylo/internal/platform/httpx"
)

// TestHostileRequestsGetAClear4xx sends bytes that no client library would.
func TestHostileRequestsGetAClear4xx(t *testing.T) {
	t.Parallel()
	rs := quiet()
	mux := http.NewServeMux()
	mux.HandleFunc("GET /api/x", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(204) })
	srv := httptest.NewUnstartedServer(httpx.Chain(rs.Fallback(mux), httpx.RequestID, httpx.Recover(rs),
		httpx.SecurityHeaders(httpx.SecurityConfig{}), httpx.CheckURL(rs), httpx.SameOrigin(rs, nil), httpx.MaxBody(rs, 100), httpx.Compress))
	srv.Config.MaxHeaderBytes = 8 << 10
	srv.Start()
	defer srv.Close()

	for request, want := range map[string]int{
		"GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n":                                                                       204,
		"GET /api/x\xff HTTP/1.1\r\nHost: a\r\n\r\n":                                                                   400,
		"GET /api/%00 HTTP/1.1\r\nHost: a\r\n\r\n":                                                                     400,
		"GET /api/%zz HTTP/1.1\r\nHost: a\r\n\r\n":                                                                     400,
		"GET /api/x?q=%ff HTTP/1.1\r\nHost: a\r\n\r\n":                                                                 400,
		"GET /api/x HTTP/1.1\r\n\r\n":                                                                                  400,
		"GET /api/x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n":                                                            400,
		"GET /api/x HTTP/1.1\r\nHost: a b\r\n\r\n":                                                                     400,
		"GET /api/x HTTP/1.1\r\nHost: a\r\nX: a\x00b\r\n\r\n":                                                          400,
		"GET /api/x HTTP/1.1\r\nHost: a\r\nBad Name: x\r\n\r\n":                                                        400,
		"POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello":                       400,
		"POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n":                                                400,
		"POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n":                                         413,
		"POST /api/x HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\nContent-Length: 0\r\n\r\n":                 403,
		"GET /api/x HTTP/1.1\r\nHost: a\r\nCookie: " + strings.Repeat("x", 20<<10) + "\r\n\r\n":                        431,
		"GET /" + strings.Repeat("a", 9<<10) + " HTTP/1.1\r\nHost: a\r\n\r\n":                                          414,
		"* /api/x HTTP/1.1\r\nHost: a\r\n\r\n":                                                                         405,
		"FOO /api/x HTTP/1.1\r\nHost: a\r\n\r\n":                                                                       405,
		"GET /api/../api/./x HTTP/1.1\r\nHost: a\r\n\r\n":                                                              307,
		"GET /api/y HTTP/1.1\r\nHost: a\r\nAccept: " + strings.Repeat("application/json;q=0.1,", 200) + "\r\n\r\n":     404,
		"GET /api/x HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ,;q=,br;q=,;;;,*;q=9\r\nIf-None-Match: \"\",,,W/\r\n\r\n":  204,
		"GET /api/x HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ,,,\r\nX-Request-Id: \xf0\r\nTransfer-Encoding: x\r\n\r\n": 501,
	} {
		if got := raw(t, srv.Listener.Addr().String(), request); got != want {
			t.Errorf("%.60q: got %d, want %d", request, got, want)
		}
	}
}

func raw(t *testing.T, addr, request string) int {
	t.Helper()
	conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	_ = conn.SetDeadline(time.Now().Add(10 * time.Second))
	if _, err := io.WriteString(conn, request); err != nil && !errors.Is(err, net.ErrClosed) {
		t.Log(err) // the server may hang up while we still write
	}
	res, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Errorf("%.60q: %v", request, err)
		return 0
	}
	defer res.Body.Close()
	return res.StatusCode
}

func FuzzNegotiationNeverChoosesWhatWasRefused(f *testing.F) {
	f.Add("gzip;q=0, br;q=0.5")
	f.Add("*;q=0")
	f.Fuzz(func(t *testing.T, header string) {
		chosen := httpx.AcceptedEncoding(header, "br", "gzip")
		if chosen != "" && !strings.Contains(strings.ToLower(header), chosen) && !strings.Contains(header, "*") {
			t.Errorf("%q: chose %q", header, chosen)
		}
		r := &http.Request{Header: http.Header{"Accept": {header}}}
		if httpx.WantsJSON(r) && !strings.Contains(strings.ToLower(header), "application/") {
			t.Errorf("%q: wants JSON", header)
		}
	})
}

func FuzzLocalURLStaysOnTheSite(f *testing.F) {
	f.Add("//evil.example")
	f.Add(`/\evil`)
	f.Add("/\t/evil")
	f.Fuzz(func(t *testing.T, next string) {
		got := httpx.LocalURL(next, "/safe")
		if got[0] != '/' || strings.HasPrefix(got, "//") || strings.ContainsAny(got, "\\\r\n\t") {
			t.Errorf("%q: got %q", next, got)
		}
	})
}

func FuzzClientIPIsAnAddressOrThePeer(f *testing.F) {
	f.Add("1.2.3.4, 5.6.7.8", 1)
	f.Add("[::1]:80,", 2)
	f.Fuzz(func(t *testing.T, forwarded string, proxies int) {
		r := &http.Request{RemoteAddr: "203.0.113.9:1", Header: http.Header{"X-Forwarded-For": {forwarded}}}
		got := httpx.ClientIP(r, proxies)
		if net.ParseIP(got) == nil || !utf8.ValidString(got) {
			t.Errorf("%q with %d: got %q", forwarded, proxies, got)
		}
	})
}
