package pagecache

import (
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"mylo/internal/kernel/clock"
)

// Options sets the bounds of a cache. The zero value is usable.
type Options struct {
	MaxBytes  int64         // memory for all pages together; default 64 MB. No page may take more than an eighth of it
	FreshFor  time.Duration // how long a page is served without a new render; default 5 minutes
	StaleFor  time.Duration // how much longer it is served while new renders run or fail; default 1 hour
	ErrorFor  time.Duration // how long after a failed render the next one is not tried; default 1 second, negative: not at all
	RenderFor time.Duration // the longest one render may take; default 10 seconds

	Clock    clock.Clock
	Logger   *slog.Logger
	Registry prometheus.Registerer // nil: no metrics
}

const largestShare = 8 // no page may take more than one part in largestShare of the cache

func (o Options) withDefaults() Options {
	if o.MaxBytes <= 0 {
		o.MaxBytes = 64 << 20
	}
	if o.FreshFor <= 0 {
		o.FreshFor = 5 * time.Minute
	}
	if o.StaleFor <= 0 {
		o.StaleFor = time.Hour
	}
	if o.ErrorFor == 0 {
		o.ErrorFor = time.Second
	}
	if o.RenderFor <= 0 {
		o.RenderFor = 10 * time.Second
	}
	if o.Clock == nil {
		o.Clock = clock.System{}
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return o
}
