package httpx

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"net"
	"net/http"
	"time"

	"mylo/internal/platform/obs"
)

// ServeOptions say how a server behaves at its edges. The zero value has sensible limits and stops
// without a drain period.
type ServeOptions struct {
	Logger *slog.Logger
	// Health is told to drain before the server stops.
	Health *obs.Health
	// DrainFor is how long the server goes on answering while readiness already fails, so that
	// load balancers notice.
	DrainFor time.Duration
	// ShutdownFor is how long requests under way may take to finish; 0 means 20 seconds.
	ShutdownFor time.Duration
}

const (
	readHeaderTimeout  = 5 * time.Second
	readTimeout        = 30 * time.Second
	writeTimeout       = 60 * time.Second
	idleTimeout        = 2 * time.Minute
	maxHeaderBytes     = 32 << 10
	defaultShutdownFor = 20 * time.Second
)

// Serve answers requests on ln until ctx ends. Then readiness fails, the drain period passes, no new
// connections are taken, and requests under way finish. It returns nil after an orderly stop, and an
// error if the listener failed or requests had to be cut.
func Serve(ctx context.Context, ln net.Listener, h http.Handler, o ServeOptions) error {
	logger := o.Logger
	if logger == nil {
		logger = slog.Default()
	}
	server := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: readHeaderTimeout,
		ReadTimeout:       readTimeout,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeaderBytes,
		ErrorLog:          log.New(serverLog{logger}, "", 0),
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(ln) }()
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	if o.Health != nil {
		o.Health.Drain()
	}
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-time.After(o.DrainFor):
	}
	wait := o.ShutdownFor
	if wait == 0 {
		wait = defaultShutdownFor
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), wait)
	defer cancel()
	if err := server.Shutdown(stop); err != nil {
		return errors.Join(fmt.Errorf("requests were cut at shutdown: %w", err), server.Close())
	}
	return nil
}

// serverLog gives net/http's own complaints to the logger. What scanners provoke is not worth a
// warning, and names their address.
type serverLog struct{ logger *slog.Logger }

func (l serverLog) Write(p []byte) (int, error) {
	level := slog.LevelWarn
	if bytes.Contains(p, []byte("TLS handshake error")) {
		level = slog.LevelDebug
	}
	l.logger.LogAttrs(context.Background(), level, "http server", slog.String("detail", string(bytes.TrimSpace(p))))
	return len(p), nil
}
