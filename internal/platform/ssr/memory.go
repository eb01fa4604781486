package ssr

import "time"

const memoryCheck = 50 * time.Millisecond

// watchMemory kills workers that hold more than they may. V8 looks after its own heap; this is for
// what a render allocates outside it.
func (p *pool) watchMemory() {
	limit := int64(p.opts.MaxMemoryMB) << 20
	var seen uint64
	tick := time.NewTicker(memoryCheck)
	defer tick.Stop()
	for {
		select {
		case <-p.life.Done():
			return
		case <-tick.C:
		}
		workers, busy, _ := p.free.state()
		activity := p.metrics.activity.Load()
		if busy == 0 && activity == seen {
			continue // a worker that does nothing cannot grow
		}
		seen = activity
		for _, w := range workers {
			if residentBytes(w.cmd.Process.Pid) > limit {
				w.kill(endedMemory)
			}
		}
	}
}
