// Package server starts the real program as a stranger would, for tests and measurements: alone, on a free port,
// with a data folder of its own.
package server

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

// Options say how to start the program. Only Binary and Dir are needed.
type Options struct {
	Binary      string
	Dir         string        // its working folder; the data goes below it
	Env         []string      // added to a clean environment, later entries win
	ReadyWithin time.Duration // default one minute
}

// Server is a running program.
type Server struct {
	URL string

	cmd    *exec.Cmd
	log    string
	ended  chan struct{}
	status error
}

// Start runs `mylo serve` and returns once /readyz answers 200. It fails with the program's own output when the
// program ends or stays unready.
func Start(ctx context.Context, o Options) (*Server, error) {
	s, err := Launch(o)
	if err != nil {
		return nil, err
	}
	if o.ReadyWithin == 0 {
		o.ReadyWithin = time.Minute
	}
	if err := s.AwaitReady(ctx, o.ReadyWithin); err != nil {
		s.Kill()
		return nil, err
	}
	return s, nil
}

// Launch runs `mylo serve` without waiting for it.
func Launch(o Options) (*Server, error) {
	addr, err := FreeAddr()
	if err != nil {
		return nil, err
	}
	logFile, err := os.CreateTemp(o.Dir, "mylo-*.log")
	if err != nil {
		return nil, err
	}
	defer logFile.Close()
	cmd := exec.Command(o.Binary, "serve")
	cmd.Dir = o.Dir
	cmd.Env = append([]string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + o.Dir, "TMPDIR=" + o.Dir,
		"MYLO_ADDR=" + addr, "MYLO_DATA=" + filepath.Join(o.Dir, "data"),
	}, o.Env...)
	cmd.Stdout, cmd.Stderr = logFile, logFile
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("start %s: %w", o.Binary, err)
	}
	s := &Server{URL: "http://" + addr, cmd: cmd, log: logFile.Name(), ended: make(chan struct{})}
	go func() {
		s.status = cmd.Wait()
		close(s.ended)
	}()
	return s, nil
}

// AwaitReady returns when /readyz answers 200, and fails when the program ends first or the time is over.
func (s *Server) AwaitReady(ctx context.Context, within time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	for {
		if Answers(ctx, s.URL+"/readyz", http.StatusOK) {
			return nil
		}
		select {
		case <-s.ended:
			return fmt.Errorf("mylo ended before it was ready (%v):\n%s", s.status, s.Log())
		case <-ctx.Done():
			return fmt.Errorf("mylo was not ready within %s:\n%s", within, s.Log())
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// PID is the process id of the program; its render workers are below it.
func (s *Server) PID() int { return s.cmd.Process.Pid }

// Log is everything the program has printed so far.
func (s *Server) Log() string {
	text, err := os.ReadFile(s.log)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// Alive tells whether the program still runs.
func (s *Server) Alive() bool {
	select {
	case <-s.ended:
		return false
	default:
		return true
	}
}

// Kill ends the program at once, as a power cut would.
func (s *Server) Kill() {
	_ = s.cmd.Process.Kill() // already ended is as good
	<-s.ended
}

// Stop asks the program to finish its work and waits for it. It fails when the program ends badly or takes too long.
func (s *Server) Stop() error {
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	select {
	case <-s.ended:
		return s.status
	case <-time.After(30 * time.Second):
		s.Kill()
		return fmt.Errorf("mylo did not stop within 30 s:\n%s", s.Log())
	}
}

// FreeAddr is a loopback address that nobody listens on.
func FreeAddr() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	return l.Addr().String(), nil
}

// Answers tells whether a GET of url answers with status.
func Answers(ctx context.Context, url string, status int) bool {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return false
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return false
	}
	defer res.Body.Close()
	return res.StatusCode == status
}
