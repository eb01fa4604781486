package pagecache

import (
	"sync/atomic"

	"github.com/prometheus/client_golang/prometheus"
)

// Stats is what a cache holds and has done so far.
type Stats struct {
	Entries int
	Bytes   int64

	Hits        uint64 // served from a fresh page
	Stale       uint64 // served from an old page
	Misses      uint64 // had to wait for a render
	FailedHits  uint64 // answered with the error of a render a moment ago
	NotModified uint64 // of the served, those that needed no body
	Renders     uint64
	Failures    uint64 // renders that failed
	Evictions   uint64
	TooLarge    uint64 // pages that were not kept because of their size
}

type counts struct {
	hits, stale, misses, failedHits, notModified, renders, failures, evictions, tooLarge atomic.Uint64
}

// Stats tells what the cache holds and has done so far.
func (c *Cache) Stats() Stats {
	c.mu.Lock()
	entries, bytes := len(c.entries), c.bytes
	c.mu.Unlock()
	n := &c.counts
	return Stats{
		Entries: entries, Bytes: bytes,
		Hits: n.hits.Load(), Stale: n.stale.Load(), Misses: n.misses.Load(), FailedHits: n.failedHits.Load(),
		NotModified: n.notModified.Load(), Renders: n.renders.Load(), Failures: n.failures.Load(),
		Evictions: n.evictions.Load(), TooLarge: n.tooLarge.Load(),
	}
}

var (
	entriesDesc   = prometheus.NewDesc("mylo_pagecache_entries", "Pages in the cache.", nil, nil)
	bytesDesc     = prometheus.NewDesc("mylo_pagecache_bytes", "Memory the pages take.", nil, nil)
	requestsDesc  = prometheus.NewDesc("mylo_pagecache_requests_total", "Requests, by how they were served.", []string{"result"}, nil)
	unchangedDesc = prometheus.NewDesc("mylo_pagecache_not_modified_total", "Requests answered with 304 Not Modified.", nil, nil)
	rendersDesc   = prometheus.NewDesc("mylo_pagecache_renders_total", "Renders started.", nil, nil)
	failuresDesc  = prometheus.NewDesc("mylo_pagecache_render_failures_total", "Renders that failed.", nil, nil)
	evictedDesc   = prometheus.NewDesc("mylo_pagecache_evictions_total", "Pages dropped to make room.", nil, nil)
	tooLargeDesc  = prometheus.NewDesc("mylo_pagecache_too_large_total", "Pages not kept because of their size.", nil, nil)
)

// Describe is part of prometheus.Collector.
func (c *Cache) Describe(out chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{
		entriesDesc, bytesDesc, requestsDesc, unchangedDesc, rendersDesc, failuresDesc, evictedDesc, tooLargeDesc,
	} {
		out <- d
	}
}

// Collect is part of prometheus.Collector.
func (c *Cache) Collect(out chan<- prometheus.Metric) {
	s := c.Stats()
	gauge := func(d *prometheus.Desc, v float64) {
		out <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v)
	}
	counter := func(d *prometheus.Desc, v uint64, labels ...string) {
		out <- prometheus.MustNewConstMetric(d, prometheus.CounterValue, float64(v), labels...)
	}
	gauge(entriesDesc, float64(s.Entries))
	gauge(bytesDesc, float64(s.Bytes))
	counter(requestsDesc, s.Hits, "hit")
	counter(requestsDesc, s.Stale, "stale")
	counter(requestsDesc, s.Misses, "miss")
	counter(requestsDesc, s.FailedHits, "failed")
	counter(unchangedDesc, s.NotModified)
	counter(rendersDesc, s.Renders)
	counter(failuresDesc, s.Failures)
	counter(evictedDesc, s.Evictions)
	counter(tooLargeDesc, s.TooLarge)
}
