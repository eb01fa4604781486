package httpx

import (
	"maps"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

var durationBuckets = []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10}

var statusClasses = [...]string{"1xx", "2xx", "3xx", "4xx", "5xx"}

// Metrics counts requests and measures how long they take, by route and class of status, and how many
// are in flight. It registers its collectors, so it is called once per registry.
func Metrics(reg prometheus.Registerer) Middleware {
	m := newRequestMetrics(reg)
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			x, w, r := enter(w, r)
			start := time.Now()
			m.inFlight.Inc()
			defer func() {
				m.inFlight.Dec()
				m.of(routeLabel(x)).observe(x.answered(), time.Since(start))
			}()
			next.ServeHTTP(w, r)
		})
	}
}

type requestMetrics struct {
	total    *prometheus.CounterVec
	duration *prometheus.HistogramVec
	inFlight prometheus.Gauge

	// routes is replaced, never changed, so that readers need no lock. It grows to the number of
	// registered routes and no further.
	routes atomic.Pointer[map[string]*routeMetrics]
	mu     sync.Mutex
}

// routeMetrics holds the children of one route, looked up once.
type routeMetrics struct {
	total    [len(statusClasses)]prometheus.Counter
	duration [len(statusClasses)]prometheus.Observer
}

func newRequestMetrics(reg prometheus.Registerer) *requestMetrics {
	m := &requestMetrics{
		total: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "http_requests_total", Help: "Requests answered, by route and class of status.",
		}, []string{"route", "status"}),
		duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "http_request_duration_seconds", Help: "Time to answer a request, by route and class of status.",
			Buckets: durationBuckets,
		}, []string{"route", "status"}),
		inFlight: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "http_requests_in_flight", Help: "Requests being answered now.",
		}),
	}
	m.routes.Store(&map[string]*routeMetrics{})
	reg.MustRegister(m.total, m.duration, m.inFlight)
	return m
}

func (m *requestMetrics) of(route string) *routeMetrics {
	if found, ok := (*m.routes.Load())[route]; ok {
		return found
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	old := *m.routes.Load()
	if found, ok := old[route]; ok {
		return found
	}
	made := &routeMetrics{}
	for i, class := range statusClasses {
		made.total[i] = m.total.WithLabelValues(route, class)
		made.duration[i] = m.duration.WithLabelValues(route, class)
	}
	grown := maps.Clone(old)
	grown[route] = made
	m.routes.Store(&grown)
	return made
}

func (m *routeMetrics) observe(status int, took time.Duration) {
	class := min(max(status/100, 1), len(statusClasses)) - 1
	m.total[class].Inc()
	m.duration[class].Observe(took.Seconds())
}
