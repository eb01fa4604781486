package ssr

import "maps"

// Stats is how a renderer is doing. The counts are since the start.
type Stats struct {
	Workers  int // as configured; 0 if this machine cannot render
	Ready    int // idle or rendering
	Busy     int
	Waiting  int   // renders in the queue
	Memory   int64 // bytes that the workers hold together, shared ones counted in each
	Renders  uint64
	Failures map[string]uint64 // by error code without its "ssr."
	Restarts map[string]uint64 // by reason: deadline, memory, crashed, recycled
}

func (p *pool) Stats() Stats {
	workers, busy, waiting := p.free.state()
	var memory int64
	for _, w := range workers {
		memory += residentBytes(w.cmd.Process.Pid)
	}
	m := p.metrics
	m.mu.Lock()
	defer m.mu.Unlock()
	return Stats{
		Workers: p.opts.Workers, Ready: len(workers), Busy: busy, Waiting: waiting, Memory: memory,
		Renders: m.renders.Load(), Failures: maps.Clone(m.failures), Restarts: maps.Clone(m.restarts),
	}
}
