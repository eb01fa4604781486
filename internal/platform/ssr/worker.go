package ssr

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// Why a worker ended. They are the values of the label "reason" of the restarts metric.
const (
	endedDeadline = "deadline"
	endedMemory   = "memory"
	endedRecycled = "recycled"
	endedCrashed  = "crashed"
	endedClosed   = "closed"
)

const (
	startWait   = 15 * time.Second // a cold Node on a busy machine
	scratchSize = 64 << 10
	outputKept  = 2 << 10
)

// worker is one Node process and the socket to it. Whoever has taken it from the pool has it alone.
type worker struct {
	cmd     *exec.Cmd
	conn    net.Conn
	output  tail
	request []byte // reused by every render
	scratch []byte
	renders atomic.Int64
	good    atomic.Bool   // has rendered at least once
	worn    chan struct{} // closed when it has rendered as often as it should
	dead    chan struct{} // closed when the process is gone

	mu  sync.Mutex
	why string // first reason wins
}

// spawn starts a worker and waits until its bundle is loaded and warm.
func spawn(ctx context.Context, o Options, f *folder) (*worker, error) {
	ours, theirs, err := socketPair()
	if err != nil {
		return nil, fmt.Errorf("open a socket: %w", err)
	}
	w := &worker{
		conn: ours, scratch: make([]byte, scratchSize),
		worn: make(chan struct{}), dead: make(chan struct{}),
	}
	w.cmd = exec.Command(o.NodePath, append(nodeFlags(o), f.script(), f.bundle(o.Entry))...) //nolint:gosec // the operator names the program
	w.cmd.Dir = f.path
	w.cmd.Env = []string{"NODE_ENV=production"} // React's fast build; nothing else of ours is its business
	w.cmd.ExtraFiles = []*os.File{theirs}
	w.cmd.Stdout, w.cmd.Stderr = &w.output, &w.output
	w.cmd.SysProcAttr = processAttributes()
	w.cmd.WaitDelay = time.Second

	started := make(chan error, 1)
	go w.run(started)
	err = <-started
	_ = theirs.Close()
	if err != nil {
		_ = ours.Close()
		return nil, ErrNoNode.Wrap(err)
	}
	if err := w.awaitReady(ctx); err != nil {
		w.kill(endedCrashed)
		<-w.dead
		return nil, err
	}
	return w, nil
}

// run starts the process and stays until it has ended. It keeps its thread, because the kernel
// counts the thread that forked, not the process, as the parent whose death kills the child.
func (w *worker) run(started chan<- error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	err := w.cmd.Start()
	started <- err
	if err != nil {
		return
	}
	_ = w.cmd.Wait()
	_ = w.conn.Close()
	close(w.dead)
}

func (w *worker) awaitReady(ctx context.Context) error {
	defer context.AfterFunc(ctx, func() { w.kill(endedClosed) })()
	if err := w.conn.SetDeadline(time.Now().Add(startWait)); err != nil {
		return ErrCrashed.Wrap(err)
	}
	status, body, err := readAnswer(w.conn, w.scratch)
	switch {
	case ctx.Err() != nil:
		return ErrClosed.Wrap(ctx.Err())
	case errors.Is(err, os.ErrDeadlineExceeded):
		return ErrDeadline.Wrapf("the bundle did not load in %s", startWait)
	case err != nil:
		return w.obituary()
	case status != statusOK:
		return ErrScript.Wrap(errors.New(string(body)))
	}
	return nil
}

// exchange sends the prepared request and reads the answer. After any error but ErrScript the worker
// has been killed and is not to be used again.
func (w *worker) exchange(deadline time.Duration) ([]byte, error) {
	if err := w.conn.SetDeadline(time.Now().Add(deadline)); err != nil {
		return nil, w.obituary()
	}
	_, err := w.conn.Write(w.request)
	if cap(w.request) > 1<<20 {
		w.request = nil
	}
	var status byte
	var body []byte
	if err == nil {
		status, body, err = readAnswer(w.conn, w.scratch)
	}
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		w.kill(endedDeadline)
		return nil, ErrDeadline.Wrapf("no answer in %s", deadline)
	case err != nil:
		return nil, w.obituary()
	case status != statusOK:
		return nil, ErrScript.Wrap(errors.New(string(body)))
	}
	w.good.Store(true)
	return body, nil
}

// obituary makes sure that a worker whose socket failed is gone, and says what it died of.
func (w *worker) obituary() error {
	// A process that is dying by itself gets a moment, so that its own exit status is what we report.
	select {
	case <-w.dead:
	case <-time.After(100 * time.Millisecond):
	}
	w.kill(endedCrashed)
	<-w.dead
	return ErrCrashed.Wrapf("%s: %s: %s", w.reason(), w.cmd.ProcessState, w.output.String())
}

// kill ends the process at once, for the given reason.
func (w *worker) kill(why string) {
	w.mu.Lock()
	if w.why == "" {
		w.why = why
	}
	w.mu.Unlock()
	_ = w.cmd.Process.Kill() // fails only if the process is gone already
}

// reason says why the worker ended; a worker that nobody killed has crashed.
func (w *worker) reason() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.why == "" {
		return endedCrashed
	}
	return w.why
}

func nodeFlags(o Options) []string {
	return []string{
		"--max-old-space-size=" + strconv.Itoa(o.heapMB()),
		// A render's garbage dies young, so a large young generation buys nothing: 4 to 64 MB render
		// equally fast, but a worker holds 61 MB with 8 and 115 MB with 32. Collecting it on one thread
		// is no slower and leaves the other cores to the server.
		"--max-semi-space-size=8",
		"--single-threaded-gc",
	}
}

// socketPair gives two connected ends: ours with deadlines, theirs to be inherited.
func socketPair() (ours net.Conn, theirs *os.File, err error) {
	syscall.ForkLock.RLock()
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err == nil {
		syscall.CloseOnExec(fds[0])
		syscall.CloseOnExec(fds[1])
	}
	syscall.ForkLock.RUnlock()
	if err != nil {
		return nil, nil, err
	}
	file := os.NewFile(uintptr(fds[0]), "ssr")
	theirs = os.NewFile(uintptr(fds[1]), "ssr-worker")
	ours, err = net.FileConn(file)
	_ = file.Close()
	if err != nil {
		_ = theirs.Close()
		return nil, nil, err
	}
	return ours, theirs, nil
}
