package httpx

import (
	"net/http"
	"net/netip"
	"strings"
)

// ClientIP gives the address of the client as seen by the outermost of our own proxies. With none,
// that is whoever connected. With n, every one of them has appended the address it saw to
// X-Forwarded-For, so the nth from the right is the client; anything further left is the client's
// own claim. If the header is shorter than that or unreadable, the request did not come through the
// proxies, and the connecting address is all that can be believed.
func ClientIP(r *http.Request, trustedProxies int) string {
	peer := parseIP(r.RemoteAddr)
	if trustedProxies > 0 {
		if addr := forwarded(r.Header["X-Forwarded-For"], trustedProxies); addr.IsValid() {
			return addr.String()
		}
	}
	if !peer.IsValid() {
		return r.RemoteAddr
	}
	return peer.String()
}

// forwarded finds the nth address from the right over all lines of the header.
func forwarded(lines []string, n int) netip.Addr {
	for i := len(lines) - 1; i >= 0; i-- {
		rest := lines[i]
		for more := true; more; {
			last := rest
			cut := strings.LastIndexByte(rest, ',')
			if more = cut >= 0; more {
				rest, last = rest[:cut], rest[cut+1:]
			}
			if n--; n == 0 {
				return parseIP(strings.TrimSpace(last))
			}
		}
	}
	return netip.Addr{}
}

// parseIP reads an address with or without a port. IPv4 inside IPv6 becomes IPv4, and zones go, so
// that one client has one spelling.
func parseIP(s string) netip.Addr {
	addr, err := netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(s, "["), "]"))
	if err != nil {
		withPort, err := netip.ParseAddrPort(s)
		if err != nil {
			return netip.Addr{}
		}
		addr = withPort.Addr()
	}
	return addr.Unmap().WithZone("")
}

// ByAddress gives the key of a per-address rate limit: the client's address, or for IPv6 its /64,
// because one customer has all of that.
func ByAddress(trustedProxies int) func(*http.Request) string {
	return func(r *http.Request) string {
		ip := ClientIP(r, trustedProxies)
		addr, err := netip.ParseAddr(ip)
		if err != nil || addr.Is4() {
			return ip
		}
		return netip.PrefixFrom(addr, 64).Masked().String()
	}
}
