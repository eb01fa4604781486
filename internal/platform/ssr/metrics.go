package ssr

import (
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"mylo/internal/kernel/errs"
)

var (
	rendersDesc  = prometheus.NewDesc("mylo_ssr_renders_total", "Pages rendered.", nil, nil)
	failuresDesc = prometheus.NewDesc("mylo_ssr_failures_total", "Renders that failed, by reason.", []string{"reason"}, nil)
	restartsDesc = prometheus.NewDesc("mylo_ssr_restarts_total", "Render workers replaced, by reason.", []string{"reason"}, nil)
	readyDesc    = prometheus.NewDesc("mylo_ssr_workers_ready", "Render workers that are idle or rendering.", nil, nil)
	memoryDesc   = prometheus.NewDesc("mylo_ssr_memory_bytes", "Resident memory of the render workers together.", nil, nil)
	waitingDesc  = prometheus.NewDesc("mylo_ssr_waiting", "Renders that wait for a worker.", nil, nil)
)

// metrics counts what happens, for Stats and for Prometheus alike.
type metrics struct {
	registry prometheus.Registerer // where it is registered, if anywhere
	pool     *pool
	seconds  prometheus.Histogram
	renders  atomic.Uint64
	activity atomic.Uint64 // renders that ended in any way

	mu       sync.Mutex
	failures map[string]uint64
	restarts map[string]uint64
}

// newMetrics registers the metrics of p, unless registry is nil.
func newMetrics(registry prometheus.Registerer, p *pool) (*metrics, error) {
	m := &metrics{
		pool:     p,
		failures: map[string]uint64{"deadline": 0, "crashed": 0, "script": 0, "busy": 0, "too_large": 0, "closed": 0},
		restarts: map[string]uint64{endedDeadline: 0, endedMemory: 0, endedCrashed: 0, endedRecycled: 0},
		seconds: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "mylo_ssr_render_seconds", Help: "Time a worker took for a page.",
			Buckets: []float64{.00025, .0005, .001, .002, .004, .008, .016, .032, .064, .25, 1},
		}),
	}
	if registry == nil {
		return m, nil
	}
	if err := registry.Register(m); err != nil {
		return m, err
	}
	m.registry = registry
	return m, nil
}

func (m *metrics) unregister() {
	if m.registry != nil {
		m.registry.Unregister(m)
	}
}

func (m *metrics) rendered(took time.Duration) {
	m.renders.Add(1)
	m.activity.Add(1)
	m.seconds.Observe(took.Seconds())
}

// failed counts a render that failed. A caller who left before its turn is no failure of ours.
func (m *metrics) failed(err error) {
	m.activity.Add(1)
	reason, ours := strings.CutPrefix(errs.From(err).Code, "ssr.")
	if !ours {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.failures[reason]++
}

func (m *metrics) restarted(reason string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.restarts[reason]++
}

// Describe is part of prometheus.Collector.
func (m *metrics) Describe(out chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{rendersDesc, failuresDesc, restartsDesc, readyDesc, waitingDesc, memoryDesc} {
		out <- d
	}
	m.seconds.Describe(out)
}

// Collect is part of prometheus.Collector.
func (m *metrics) Collect(out chan<- prometheus.Metric) {
	s := m.pool.Stats()
	counter := func(d *prometheus.Desc, v uint64, labels ...string) {
		out <- prometheus.MustNewConstMetric(d, prometheus.CounterValue, float64(v), labels...)
	}
	counter(rendersDesc, s.Renders)
	for reason, n := range s.Failures {
		counter(failuresDesc, n, reason)
	}
	for reason, n := range s.Restarts {
		counter(restartsDesc, n, reason)
	}
	out <- prometheus.MustNewConstMetric(readyDesc, prometheus.GaugeValue, float64(s.Ready))
	out <- prometheus.MustNewConstMetric(waitingDesc, prometheus.GaugeValue, float64(s.Waiting))
	out <- prometheus.MustNewConstMetric(memoryDesc, prometheus.GaugeValue, float64(s.Memory))
	m.seconds.Collect(out)
}
