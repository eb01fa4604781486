package app

import (
	"context"
	"errors"
	"fmt"
	"net"
	"sync"
	"time"

	"mylo/internal/platform/httpx"
	"mylo/internal/platform/obs"
)

// drainFor is how long a stopping production server goes on answering while it already tells its load balancer no.
const drainFor = 3 * time.Second

// Serve answers requests on ln until ctx ends, then finishes what is under way: requests first, jobs after.
func (a *App) Serve(ctx context.Context, ln net.Listener) error {
	handler, err := a.Handler(ctx)
	if err != nil {
		return err
	}
	return a.run(ctx, func(ctx context.Context) error {
		options := httpx.ServeOptions{Logger: a.Logger, Health: a.health, ShutdownFor: a.Config.ShutdownGrace}
		if a.Config.IsProduction() {
			options.DrainFor = drainFor
		}
		return httpx.Serve(ctx, ln, handler, options)
	})
}

// Work runs background jobs, and nothing else, until ctx ends.
func (a *App) Work(ctx context.Context) error {
	return a.run(ctx, func(ctx context.Context) error {
		<-ctx.Done()
		return nil
	})
}

// run keeps jobs, the catalogue watch and tracing going around main, and stops them in order after it.
func (a *App) run(ctx context.Context, main func(context.Context) error) error {
	stopTracing, err := obs.Tracing(ctx, a.Config.TraceEndpoint, "mylo", a.Version)
	if err != nil {
		return fmt.Errorf("start tracing: %w", err)
	}
	if err := a.Jobs.Start(ctx); err != nil {
		return fmt.Errorf("start background jobs: %w", err)
	}
	var watching sync.WaitGroup
	watch, stopWatching := context.WithCancel(context.WithoutCancel(ctx))
	watching.Go(func() { a.Catalog.Watch(watch, watchEvery) })
	watching.Go(func() { a.Reviews.Watch(watch, watchEvery) })
	watching.Go(func() { a.Content.Watch(watch, watchEvery) })
	watching.Go(func() { a.Search.Watch(watch, watchEvery) })

	failed := main(ctx)

	grace, cancel := context.WithTimeout(context.WithoutCancel(ctx), a.Config.ShutdownGrace)
	defer cancel()
	jobsErr := a.Jobs.Stop(grace)
	stopWatching()
	watching.Wait()
	return errors.Join(failed, jobsErr, stopTracing(grace))
}
