package pagecache

import (
	"maps"
	"time"
)

// mostFailures bounds the errors that are remembered at a time. They may hold whole pages, and a storm of
// them must not push out the pages that could still be served.
const mostFailures = 256

// failure is how the last render of a key ended, which is not tried again for a moment.
type failure struct {
	version int64
	until   time.Time
	err     error
}

type failures map[string]failure

// find gives the error of a key, if it is still to be believed.
func (f failures) find(key string, version int64, now time.Time) error {
	if e, ok := f[key]; ok && e.version == version && now.Before(e.until) {
		return e.err
	}
	return nil
}

// keep remembers an error if there is room for it.
func (f failures) keep(key string, e failure, now time.Time) {
	if len(f) >= mostFailures {
		maps.DeleteFunc(f, func(_ string, old failure) bool { return !now.Before(old.until) })
	}
	if len(f) < mostFailures && now.Before(e.until) {
		f[key] = e
	}
}
