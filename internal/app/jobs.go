package app

import (
	"context"
	"errors"
	"time"

	"mylo/internal/platform/jobs"
	"mylo/internal/platform/ratelimit"
)

// tidyArgs asks for what has had its time to be thrown away.
type tidyArgs struct{}

// Kind names the job in the queue.
func (tidyArgs) Kind() string { return "tidy" }

const tidyEvery = time.Hour

// registerJobs says who does which background work.
func (a *App) registerJobs() {
	limits := ratelimit.NewStored(a.DB, a.Clock)
	jobs.Register(a.Jobs, func(ctx context.Context, _ tidyArgs) error {
		_, err := limits.Clean(ctx)
		return errors.Join(err, a.Cart.Tidy(ctx))
	})
	jobs.Every(a.Jobs, tidyEvery, tidyArgs{})
}
