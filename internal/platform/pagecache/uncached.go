package pagecache

import (
	"hash/crc32"
	"net/http"
	"strconv"
)

// WriteUncached answers with a page that is for this request only, compressed quickly if the client can
// read that. Unless the page says otherwise, it is marked as not to be stored.
func WriteUncached(w http.ResponseWriter, r *http.Request, p Page, tail Tail, nonce func() string) {
	header := w.Header()
	for name, values := range p.Header {
		for _, v := range values {
			header.Add(name, v)
		}
	}
	if header.Get("Cache-Control") == "" {
		header.Set("Cache-Control", "private, no-store")
	}
	header.Add("Vary", "Accept-Encoding")
	e := identity
	if len(p.Body) >= compressFrom {
		e = negotiate(r.Header["Accept-Encoding"])
	}
	if values := encodingValues[e]; values != nil {
		header["Content-Encoding"] = values
	}
	var end []byte
	if tail != nil {
		end = tail(nonce())
	}
	var crc uint32
	if e == gzipped {
		crc = crc32.ChecksumIEEE(p.Body)
	}
	withBuffer(func(buf []byte) []byte {
		buf = appendHead(buf, e, quick, p.Body)
		buf = appendTail(buf, e, end, crc, len(p.Body))
		header.Set("Content-Length", strconv.Itoa(len(buf)))
		w.WriteHeader(statusOf(p))
		if r.Method != http.MethodHead {
			_, _ = w.Write(buf) // that the client has gone is its own business
		}
		return buf
	})
}
