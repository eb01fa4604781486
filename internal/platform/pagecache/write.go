package pagecache

import (
	"bytes"
	"net/http"
	"sync"
)

const (
	// improveAt is the response with which a page has shown that it is worth compressing well.
	improveAt = 2
	// joinedMost is the largest body that is copied next to its tail, because one write of both is
	// cheaper than two. Above it the copy costs more.
	joinedMost = 64 << 10
	// compressFrom is the smallest body worth compressing.
	compressFrom = 512
)

var buffers = sync.Pool{New: func() any { return new([]byte) }}

// withBuffer lends f a buffer, which keeps what f returns as its memory.
func withBuffer(f func(buf []byte) []byte) {
	buf := buffers.Get().(*[]byte)
	*buf = f((*buf)[:0])
	buffers.Put(buf)
}

// write answers a request with a document.
func (c *Cache) write(w http.ResponseWriter, r *http.Request, key string, d *document, tail Tail, nonce func() string) {
	header := w.Header()
	if d.status == http.StatusOK && matches(r.Header["If-None-Match"], d.tag) {
		c.counts.notModified.Add(1)
		setFields(header, d.tagged)
		w.WriteHeader(http.StatusNotModified)
		return
	}
	e := negotiate(r.Header["Accept-Encoding"])
	if len(d.plain) < compressFrom {
		e = identity
	}
	v := c.version(key, d, e)
	var end []byte
	if tail != nil {
		end = tail(nonce())
	}
	setFields(header, d.fields)
	if values := encodingValues[e]; values != nil {
		header["Content-Encoding"] = values
	}
	header["Content-Length"] = v.lengthOf(len(v.body) + tailSize(e, len(end)))
	w.WriteHeader(d.status)
	if r.Method != http.MethodHead {
		send(w, v.body, e, end, d.crc, len(d.plain))
	}
}

var encodingValues = [encodings][]string{gzipped: {"gzip"}, brotlied: {"br"}}

// send writes the body and the tail. That the client has gone is its own business.
func send(w http.ResponseWriter, body []byte, e encoding, tail []byte, crc uint32, size int) {
	buf := buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	*buf = (*buf)[:0]
	if len(body) <= joinedMost {
		*buf = append(*buf, body...)
	} else if _, err := w.Write(body); err != nil {
		return
	}
	*buf = appendTail(*buf, e, tail, crc, size)
	_, _ = w.Write(*buf)
}

// setFields sets prepared headers. Their values are shared: http.Header replaces or copies a value that
// is full, never changes it.
func setFields(header http.Header, fields []field) {
	for _, f := range fields {
		if f.name == "Vary" && len(header["Vary"]) > 0 {
			header["Vary"] = append(header["Vary"], f.values...)
			continue
		}
		header[f.name] = f.values
	}
}

// version gives the document in an encoding, made quickly if it is the first to be asked for it. A page
// that is asked for again is compressed well, once, in the background.
func (c *Cache) version(key string, d *document, e encoding) *version {
	v := d.versions[e].Load()
	if v == nil {
		v = c.encode(key, d, e, quick)
	}
	if v.how == quick && v.served.Add(1) >= improveAt {
		select {
		case c.improve <- struct{}{}:
			go func() {
				c.encode(key, d, e, best)
				<-c.improve
			}()
		default: // the next response will ask again
		}
	}
	return v
}

// encode makes a version of the document, unless somebody has just made it, and counts its bytes.
func (c *Cache) encode(key string, d *document, e encoding, how effort) *version {
	d.making.Lock()
	defer d.making.Unlock()
	old := d.versions[e].Load()
	if old != nil && old.how >= how {
		return old
	}
	v := &version{how: how}
	withBuffer(func(buf []byte) []byte {
		buf = appendHead(buf, e, how, d.plain)
		v.body = bytes.Clone(buf)
		return buf
	})
	more := len(v.body)
	if old != nil {
		more -= len(old.body)
	}
	c.reserve(key, d, int64(more))
	d.versions[e].Store(v)
	return v
}
