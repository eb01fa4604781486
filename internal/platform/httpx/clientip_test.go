package httpx_test

import (
	"net/http/httptest"
	"testing"

	"mylo/internal/platform/httpx"
)

func TestTheClientsAddressIsTheOneOurOutermostProxySaw(t *testing.T) {
	t.Parallel()
	cases := []struct {
		what, peer string
		forwarded  []string
		proxies    int
		want       string
	}{
		{"no proxy", "203.0.113.9:4711", nil, 0, "203.0.113.9"},
		{"no proxy, a claim", "203.0.113.9:4711", []string{"10.0.0.1"}, 0, "203.0.113.9"},
		{"one proxy", "10.0.0.2:1", []string{"203.0.113.9"}, 1, "203.0.113.9"},
		{"one proxy, a claim", "10.0.0.2:1", []string{"1.1.1.1, 203.0.113.9"}, 1, "203.0.113.9"},
		{"two proxies", "10.0.0.2:1", []string{"1.1.1.1, 203.0.113.9, 10.0.0.3"}, 2, "203.0.113.9"},
		{"two lines", "10.0.0.2:1", []string{"1.1.1.1,203.0.113.9", "10.0.0.3"}, 2, "203.0.113.9"},
		{"past the proxies", "198.51.100.1:1", []string{"1.1.1.1"}, 2, "198.51.100.1"},
		{"no header", "198.51.100.1:1", nil, 1, "198.51.100.1"},
		{"rubbish", "198.51.100.1:1", []string{"<script>"}, 1, "198.51.100.1"},
		{"with a port", "10.0.0.2:1", []string{"203.0.113.9:5000"}, 1, "203.0.113.9"},
		{"IPv6", "[2001:db8::1]:443", nil, 0, "2001:db8::1"},
		{"IPv6 in brackets", "10.0.0.2:1", []string{"[2001:DB8::1]"}, 1, "2001:db8::1"},
		{"IPv4 in IPv6", "[::ffff:203.0.113.9]:1", nil, 0, "203.0.113.9"},
		{"zone", "[fe80::1%eth0]:1", nil, 0, "fe80::1"},
		{"unix socket", "@", nil, 0, "@"},
	}
	for _, c := range cases {
		r := httptest.NewRequestWithContext(t.Context(), "GET", "/", nil)
		r.RemoteAddr = c.peer
		r.Header["X-Forwarded-For"] = c.forwarded
		if got := httpx.ClientIP(r, c.proxies); got != c.want {
			t.Errorf("%s: got %s, want %s", c.what, got, c.want)
		}
	}
}

func TestOneIPv6CustomerIsOneKey(t *testing.T) {
	t.Parallel()
	key := httpx.ByAddress(0)
	r := httptest.NewRequestWithContext(t.Context(), "GET", "/", nil)
	r.RemoteAddr = "[2001:db8:1:2:aaaa::1]:1"
	first := key(r)
	r.RemoteAddr = "[2001:db8:1:2:bbbb::2]:1"
	if second := key(r); first != second || first != "2001:db8:1:2::/64" {
		t.Errorf("got %s and %s", first, second)
	}
	r.RemoteAddr = "203.0.113.9:1"
	if got := key(r); got != "203.0.113.9" {
		t.Errorf("got %s", got)
	}
}
