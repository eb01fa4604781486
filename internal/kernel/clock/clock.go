// Package clock gives the time to everything that needs it, so that a test can choose it.
package clock

import (
	"sync"
	"time"
)

// Clock tells the time. Modules take one; only this package calls time.Now.
type Clock interface {
	Now() time.Time
}

// System is the machine's clock.
type System struct{}

// Now gives the machine's time in UTC.
func (System) Now() time.Time { return time.Now().UTC() }

// India is the zone of the sale calendar, whoever looks and from wherever.
// It is built by hand because India has no daylight saving and a container may have no zone data.
var India = time.FixedZone("IST", 5*60*60+30*60)

// Manual is a clock that moves only when told to. It is safe for concurrent use.
type Manual struct {
	mu  sync.Mutex
	now time.Time
}

// At gives a clock that stands at t.
func At(t time.Time) *Manual { return &Manual{now: t} }

// Now gives the time the clock stands at.
func (m *Manual) Now() time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.now
}

// Advance moves the clock forward by d.
func (m *Manual) Advance(d time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.now = m.now.Add(d)
}
