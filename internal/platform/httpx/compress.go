package httpx

import (
	"compress/gzip"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

const (
	// minCompress is the size under which headers and CPU cost more than the bytes saved.
	minCompress = 1024
	// The levels are for answers made on the spot; what is kept is compressed harder by its keeper.
	brotliLevel = 4
	gzipLevel   = 5
)

// Compress sends answers in brotli or gzip, as the client prefers. It leaves alone what is already
// encoded, small, partial, not text, or marked no-transform, and says Vary: Accept-Encoding wherever
// the answer depends on it. The ETag is not touched.
func Compress(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c := &compressor{w: w}
		if r.Method != http.MethodHead {
			c.encoding = AcceptedEncoding(r.Header.Get("Accept-Encoding"), "br", "gzip")
		}
		next.ServeHTTP(c, r)
		c.finish() // not deferred: after a panic the answer is not ours to complete
	})
}

// encoder is what brotli and gzip writers have in common.
type encoder interface {
	io.WriteCloser
	Flush() error
	Reset(w io.Writer)
}

var encoders = map[string]*sync.Pool{
	"br": {New: func() any { return brotli.NewWriterLevel(io.Discard, brotliLevel) }},
	"gzip": {New: func() any {
		gz, _ := gzip.NewWriterLevel(io.Discard, gzipLevel) // fails for unknown levels only
		return gz
	}},
}

type phase int

const (
	waiting phase = iota // for the status
	holding              // the header, until the size is known
	plain
	encoding
)

// compressor holds the header back until it is known whether the body is worth compressing.
type compressor struct {
	w        http.ResponseWriter
	encoding string // what the client would take
	phase    phase
	status   int
	held     []byte
	enc      encoder
}

func (c *compressor) Header() http.Header { return c.w.Header() }

func (c *compressor) Unwrap() http.ResponseWriter { return c.w }

// Written says whether the handler has begun to answer, even if nothing has left yet.
func (c *compressor) Written() bool { return c.phase != waiting || written(c.w) }

func (c *compressor) WriteHeader(status int) {
	if c.phase != waiting || status >= 100 && status < 200 {
		c.w.WriteHeader(status)
		return
	}
	c.status = status
	c.phase = holding
	if !c.mayEncode() {
		c.sendPlain()
	}
}

// mayEncode judges by the header alone. An answer without a type is held until its first bytes show one.
func (c *compressor) mayEncode() bool {
	h := c.w.Header()
	switch {
	case c.status == http.StatusNoContent, c.status == http.StatusNotModified, c.status == http.StatusPartialContent,
		h.Get("Content-Encoding") != "", h.Get("Content-Range") != "",
		strings.Contains(h.Get("Cache-Control"), "no-transform"):
		return false
	}
	if types := h["Content-Type"]; len(types) > 0 && !compressible(types[0]) {
		return false
	}
	if length, err := strconv.ParseInt(h.Get("Content-Length"), 10, 64); err == nil && length < minCompress {
		return false
	}
	return true
}

func (c *compressor) Write(p []byte) (int, error) {
	if c.phase == waiting {
		sniff(c.w.Header(), p)
		c.WriteHeader(http.StatusOK)
	}
	if c.phase == holding {
		sniff(c.w.Header(), p)
		if len(c.held)+len(p) < minCompress {
			c.held = append(c.held, p...)
			return len(p), nil
		}
		if err := c.release(); err != nil {
			return 0, err
		}
	}
	if c.phase == encoding {
		return c.enc.Write(p)
	}
	return c.w.Write(p)
}

// release sends the header, now that the body is known to be large enough, and what was held.
func (c *compressor) release() error {
	if c.encoding == "" || !c.mayEncode() {
		return c.sendPlain()
	}
	c.phase = encoding
	h := c.w.Header()
	h.Set("Content-Encoding", c.encoding)
	h.Del("Content-Length")
	h.Del("Accept-Ranges")
	addVary(h, "Accept-Encoding")
	c.w.WriteHeader(c.status)
	c.enc, _ = encoders[c.encoding].Get().(encoder)
	c.enc.Reset(c.w)
	held := c.held
	c.held = nil
	if len(held) == 0 {
		return nil
	}
	_, err := c.enc.Write(held)
	return err
}

func (c *compressor) sendPlain() error {
	c.phase = plain
	h := c.w.Header()
	if h.Get("Content-Encoding") == "" && compressible(h.Get("Content-Type")) {
		addVary(h, "Accept-Encoding")
	}
	c.w.WriteHeader(c.status)
	held := c.held
	c.held = nil
	if len(held) == 0 {
		return nil
	}
	_, err := c.w.Write(held)
	return err
}

// ReadFrom lets a file go to the connection directly when there is nothing to encode.
func (c *compressor) ReadFrom(src io.Reader) (int64, error) {
	if c.phase == plain {
		return io.Copy(c.w, src)
	}
	return io.Copy(onlyWriter{c}, src)
}

// Flush sends what there is, compressed if its type allows: whoever flushes has more to come.
func (c *compressor) Flush() {
	if c.phase == waiting {
		c.WriteHeader(http.StatusOK)
	}
	if c.phase == holding {
		_ = c.release()
	}
	if c.phase == encoding {
		_ = c.enc.Flush()
	}
	_ = http.NewResponseController(c.w).Flush()
}

func (c *compressor) finish() {
	switch c.phase {
	case holding:
		_ = c.sendPlain()
	case encoding:
		_ = c.enc.Close()
		c.enc.Reset(io.Discard)
		encoders[c.encoding].Put(c.enc)
	case waiting, plain:
	}
}

// addVary names one more header that the answer depends on, once.
func addVary(h http.Header, name string) {
	for _, line := range h["Vary"] {
		for field := range strings.SplitSeq(line, ",") {
			if strings.EqualFold(strings.TrimSpace(field), name) {
				return
			}
		}
	}
	h.Add("Vary", name)
}
