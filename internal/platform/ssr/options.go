package ssr

import (
	"io/fs"
	"log/slog"
	"os/exec"
	"runtime"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// Options says what to render with and how much of the machine to use. Bundle and Entry are needed;
// everything else has a default.
type Options struct {
	Bundle fs.FS  // the server bundle; copied to a private folder at the start
	Entry  string // the module in Bundle that exports render

	Workers     int           // Node processes; default one per core, at most 4
	Deadline    time.Duration // the longest one render may take; default 2 s
	QueueWait   time.Duration // the longest a render waits for a free worker; default Deadline
	MaxRenders  int           // renders after which a worker is exchanged; default 50,000
	MaxMemoryMB int           // resident memory at which a worker is killed; default 256

	NodePath string // default: node from the PATH
	Dir      string // where the private folder is made; default the system's temporary folder

	Logger   *slog.Logger
	Registry prometheus.Registerer // nil: no metrics
}

const (
	defaultDeadline   = 2 * time.Second
	defaultMaxRenders = 50_000
	defaultMemoryMB   = 256
	mostWorkers       = 4

	// nodeMemoryMB is what a worker holds outside the old generation of its heap: the program
	// itself, compiled code, the young generation and the buffers of a socket.
	nodeMemoryMB = 96
	leastHeapMB  = 32
)

// withDefaults fills what was left out and finds Node, or returns ErrNoNode.
func (o Options) withDefaults() (Options, error) {
	if o.Workers < 1 {
		o.Workers = min(runtime.NumCPU(), mostWorkers)
	}
	if o.Deadline <= 0 {
		o.Deadline = defaultDeadline
	}
	if o.QueueWait <= 0 {
		o.QueueWait = o.Deadline
	}
	if o.MaxRenders < 1 {
		o.MaxRenders = defaultMaxRenders
	}
	if o.MaxMemoryMB < 1 {
		o.MaxMemoryMB = defaultMemoryMB
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	if o.NodePath == "" {
		o.NodePath = "node"
	}
	path, err := exec.LookPath(o.NodePath)
	if err != nil {
		return o, ErrNoNode.Wrap(err)
	}
	o.NodePath = path
	return o, nil
}

// heapMB is the part of MaxMemoryMB that V8 may use for long-lived objects.
func (o Options) heapMB() int { return max(o.MaxMemoryMB-nodeMemoryMB, leastHeapMB) }
