package pagecache

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
)

// Page is a document without its tail. Header holds what is the same for everybody, such as the
// content type; cookies, a content security policy and whatever belongs to one response are not kept.
// Neither Header nor Body may be changed once the page has been handed over.
type Page struct {
	Status int // 0 means 200
	Header http.Header
	Body   []byte
}

// Tail gives the end of a document, which carries the nonce. It is called once per response and
// should give the same number of bytes for every nonce of the same length.
type Tail func(nonce string) []byte

// perResponse are the headers that a page may not bring along.
var perResponse = []string{
	"Connection", "Content-Encoding", "Content-Length", "Content-Security-Policy", "Content-Security-Policy-Report-Only",
	"Date", "Etag", "Set-Cookie", "Transfer-Encoding", "Vary",
}

// field is a header that is ready to be sent. Its values are shared between responses.
type field struct {
	name   string
	values []string
}

// document is a page as it is kept. Nothing in it changes but the encodings, which appear when they are
// first asked for.
type document struct {
	status   int
	fields   []field // sent with the page
	tagged   []field // sent with 304 Not Modified
	tag      string
	crc      uint32
	plain    []byte
	making   sync.Mutex // held while an encoding is made
	versions [encodings]atomic.Pointer[version]
}

// version is a document in one encoding.
type version struct {
	body   []byte
	how    effort
	served atomic.Int64
	length atomic.Pointer[length]
}

// length is the Content-Length of the last response, ready to be sent again: tails rarely differ in size.
type length struct {
	bytes  int
	values []string
}

// newDocument prepares a page for keeping. The tag covers the tail, so that a page whose scripts have
// changed is another page.
func newDocument(p Page, tail Tail) *document {
	d := &document{status: statusOf(p), plain: p.Body, crc: crc32.ChecksumIEEE(p.Body), tag: tagOf(p, tail)}
	vary := append(slices.Clone(p.Header.Values("Vary")), "Accept-Encoding")
	d.tagged = []field{{"Etag", []string{d.tag}}, {"Vary", slices.Clip(vary)}}
	if p.Header.Get("Cache-Control") == "" {
		// A shared cache must not hand the same nonce to everybody, nor a browser show an old price.
		d.tagged = append(d.tagged, field{"Cache-Control", []string{"private, no-cache"}})
	}
	d.fields = slices.Clone(d.tagged)
	for name, values := range p.Header {
		name = http.CanonicalHeaderKey(name)
		if slices.Contains(perResponse, name) {
			continue
		}
		f := field{name, slices.Clip(slices.Clone(values))}
		d.fields = append(d.fields, f)
		if name == "Cache-Control" {
			d.tagged = append(d.tagged, f)
		}
	}
	d.versions[identity].Store(&version{body: p.Body, how: best})
	return d
}

func statusOf(p Page) int {
	if p.Status == 0 {
		return http.StatusOK
	}
	return p.Status
}

func tagOf(p Page, tail Tail) string {
	h := sha256.New()
	h.Write(binary.BigEndian.AppendUint64(nil, uint64(len(p.Body))))
	h.Write(p.Body)
	if tail != nil {
		h.Write(tail(""))
	}
	return `W/"` + base64.RawURLEncoding.EncodeToString(h.Sum(nil)[:12]) + `"`
}

// cacheable says whether the page may be shown to the next visitor, too.
func (d *document) cacheable() bool {
	return d.status == http.StatusOK || d.status >= http.StatusBadRequest && d.status < http.StatusInternalServerError
}

// bytes is what the document occupies before it has been compressed, roughly.
func (d *document) bytes() int64 {
	n := len(d.plain) + 512
	for _, f := range d.fields {
		n += len(f.name) + 64
		for _, v := range f.values {
			n += len(v)
		}
	}
	return int64(n)
}

// lengthOf gives the Content-Length header for n bytes.
func (v *version) lengthOf(n int) []string {
	if l := v.length.Load(); l != nil && l.bytes == n {
		return l.values
	}
	l := &length{n, []string{strconv.Itoa(n)}}
	v.length.Store(l)
	return l.values
}
