package pagecache

import (
	"container/list"
	"context"
	"net/http"
	"sync"
	"time"
)

// Cache keeps pages. It is safe for concurrent use.
type Cache struct {
	opts    Options
	counts  counts
	improve chan struct{} // holds a token while a page is compressed better: one at a time

	mu      sync.Mutex
	bytes   int64
	recent  *list.List // of *entry, the last one used in front
	entries map[string]*list.Element
	flights map[string]*flight
	errors  failures
}

// entry is a document that is kept.
type entry struct {
	key     string
	version int64
	born    time.Time
	retryAt time.Time // no new render before this
	doc     *document
	bytes   int64
}

// New makes an empty cache. It panics if its metrics are already in the registry, as that is a mistake
// in the wiring.
func New(o Options) *Cache {
	c := &Cache{
		opts: o.withDefaults(), improve: make(chan struct{}, 1),
		recent: list.New(), entries: map[string]*list.Element{}, flights: map[string]*flight{}, errors: failures{},
	}
	if c.opts.Registry != nil {
		c.opts.Registry.MustRegister(c)
	}
	return c
}

// Serve answers with the page of the key, from the cache if it can. version says what data the page is
// made from: a page with another version is old. The render is shared by everybody who asks for the
// key, and goes on when they have left: it gets a context of its own, with the values of the request's,
// and must neither read the request's body nor touch the response.
//
// Serve returns the error of the render, or the context's if the request ended first, and then has
// written nothing. nonce is called for responses that have a body, not for 304 Not Modified.
func (c *Cache) Serve(
	w http.ResponseWriter, r *http.Request, key string, version int64,
	tail Tail, nonce func() string, render func(context.Context) (Page, error),
) error {
	doc, pending := c.look(r, key, version, tail, render)
	if pending != nil {
		var err error
		if doc, err = pending.wait(r.Context()); err != nil {
			return err
		}
	}
	c.write(w, r, key, doc, tail, nonce)
	return nil
}

// look finds the document that can be served now, or else the flight to wait for.
func (c *Cache) look(
	r *http.Request, key string, version int64, tail Tail, render func(context.Context) (Page, error),
) (*document, *flight) {
	now := c.opts.Clock.Now()
	c.mu.Lock()
	defer c.mu.Unlock()
	if el := c.entries[key]; el != nil {
		e := el.Value.(*entry)
		c.recent.MoveToFront(el)
		if e.version == version && now.Sub(e.born) < c.opts.FreshFor {
			c.counts.hits.Add(1)
			return e.doc, nil
		}
		if c.servable(e, now) {
			c.counts.stale.Add(1)
			if c.flights[key] == nil && !now.Before(e.retryAt) {
				c.takeOff(r, key, version, tail, render)
			}
			return e.doc, nil
		}
	}
	if err := c.errors.find(key, version, now); err != nil {
		c.counts.failedHits.Add(1)
		return nil, landed(err)
	}
	c.counts.misses.Add(1)
	f := c.flights[key]
	if f == nil {
		f = c.takeOff(r, key, version, tail, render)
	}
	return nil, f
}

// servable says whether a document, though old, is better than none.
func (c *Cache) servable(e *entry, now time.Time) bool {
	return now.Sub(e.born) < c.opts.FreshFor+c.opts.StaleFor
}

// settle records how a flight ended. A document that may not be kept also ends its predecessor; a
// passing error does not, as long as the predecessor can be served.
func (c *Cache) settle(key string, version int64, doc *document, err error) {
	now := c.opts.Clock.Now()
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.flights, key)
	el := c.entries[key]
	if err != nil {
		c.counts.failures.Add(1)
		if el != nil && passing(err) && c.servable(el.Value.(*entry), now) {
			el.Value.(*entry).retryAt = now.Add(c.opts.ErrorFor)
			c.report(err)
			return
		}
		c.drop(el)
		c.errors.keep(key, failure{version, now.Add(c.opts.ErrorFor), err}, now)
		return
	}
	delete(c.errors, key)
	c.drop(el)
	if doc.cacheable() {
		c.put(&entry{key: key, version: version, born: now, doc: doc, bytes: doc.bytes() + int64(len(key))})
	}
}

// put adds an entry, unless it is too large. The lock is held.
func (c *Cache) put(e *entry) {
	if e.bytes > c.opts.MaxBytes/largestShare {
		c.counts.tooLarge.Add(1)
		return
	}
	c.makeRoom(e.bytes)
	c.entries[e.key] = c.recent.PushFront(e)
	c.bytes += e.bytes
}

// drop removes an entry. The lock is held.
func (c *Cache) drop(el *list.Element) {
	if el == nil {
		return
	}
	e := c.recent.Remove(el).(*entry)
	delete(c.entries, e.key)
	c.bytes -= e.bytes
}

// makeRoom drops what was not used for the longest time until n more bytes fit. The lock is held.
func (c *Cache) makeRoom(n int64) {
	for c.bytes+n > c.opts.MaxBytes && c.recent.Len() > 0 {
		c.drop(c.recent.Back())
		c.counts.evictions.Add(1)
	}
}

// reserve makes room for n more bytes of a document that is kept under the key. If it would then take
// more than its share, it is kept no longer.
func (c *Cache) reserve(key string, doc *document, n int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	el := c.entries[key]
	if el == nil {
		return
	}
	e := el.Value.(*entry)
	switch {
	case e.doc != doc:
	case e.bytes+n > c.opts.MaxBytes/largestShare:
		c.counts.tooLarge.Add(1)
		c.drop(el)
	default:
		c.recent.MoveToFront(el)
		c.makeRoom(n) // never comes to the one in front, which is an eighth at most
		e.bytes += n
		c.bytes += n
	}
}
