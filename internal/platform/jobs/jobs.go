// Package jobs does work in the background, on River. A job is inserted in the caller's transaction, so it exists
// if and only if that commits: it is the outbox of the house. It then runs at least once, on any copy of the
// program, and again after a failure; a handler must therefore bear being called twice.
package jobs

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/riverdriver/riverdatabasesql"
	"github.com/riverqueue/river/riverdriver/riversqlite"

	"mylo/internal/platform/db"
)

// Args is what a job is told: a struct that is kept as JSON, whose Kind says which handler gets it. Give it ids
// rather than copies, and nothing personal.
type Args = river.JobArgs

// Options tune a Client.
type Options struct {
	// Workers is how many jobs may run at once. With none the client only inserts, and Start does nothing.
	Workers int
	// PollInterval is how soon a job is noticed. 0 means half a second.
	PollInterval time.Duration
	// Timeout ends the context of a job that takes longer. 0 means a minute.
	Timeout time.Duration
	// MaxAttempts is how often a job is tried before it is given up, with longer and longer pauses. 0 means
	// River's 25, which takes three weeks.
	MaxAttempts int
}

// Client inserts jobs and runs them. It is safe for concurrent use.
type Client struct {
	d        *db.DB
	log      *slog.Logger
	opts     Options
	workers  *river.Workers
	periodic []*river.PeriodicJob
	insert   *river.Client[*sql.Tx]
	work     *river.Client[*sql.Tx] // nil until Start, and for ever without workers
}

// New makes a client. Register handlers, then Start it.
func New(d *db.DB, logger *slog.Logger, opts Options) (*Client, error) {
	if opts.PollInterval <= 0 {
		opts.PollInterval = 500 * time.Millisecond
	}
	if opts.Timeout <= 0 {
		opts.Timeout = time.Minute
	}
	c := &Client{d: d, log: slog.New(quiet{logger.Handler()}), opts: opts, workers: river.NewWorkers()}
	var err error
	c.insert, err = river.NewClient(driver(d), &river.Config{Logger: c.log, MaxAttempts: opts.MaxAttempts})
	if err != nil {
		return nil, fmt.Errorf("open job queue: %w", err)
	}
	return c, nil
}

func driver(d *db.DB) riverdriver.Driver[*sql.Tx] {
	if d.Engine() == db.SQLite {
		return riversqlite.New(d.Writer())
	}
	return riverdatabasesql.New(d.Writer())
}

// Register names the handler of a kind of job, before Start. An error or a panic has the job tried again later;
// an error made by Cancel does not. It panics if the kind has a handler already.
func Register[A Args](c *Client, handle func(ctx context.Context, args A) error) {
	river.AddWorker(c.workers, river.WorkFunc(func(ctx context.Context, job *river.Job[A]) (err error) {
		defer func() {
			if p := recover(); p != nil {
				c.log.ErrorContext(ctx, "job panicked", "kind", job.Kind, "job", job.ID, "attempt", job.Attempt,
					"panic", fmt.Sprint(p), "stack", string(debug.Stack()))
				err = fmt.Errorf("panic: %v", p)
			}
		}()
		return handle(ctx, job.Args)
	}))
}

// Every has a job inserted at each interval, counted from the start, by one of the running copies of the program.
// Call it before Start.
func Every(c *Client, interval time.Duration, args Args) {
	c.periodic = append(c.periodic, river.NewPeriodicJob(river.PeriodicInterval(interval),
		func() (river.JobArgs, *river.InsertOpts) { return args, insertOpts([]Option{Unique()}) },
		&river.PeriodicJobOpts{RunOnStart: true}))
}

// Cancel marks a failure that trying again cannot mend.
func Cancel(err error) error { return river.JobCancel(err) }

// Insert adds a job. In a transaction it appears when that commits and never otherwise.
func (c *Client) Insert(ctx context.Context, args Args, opts ...Option) error {
	err := c.d.Raw(ctx, func(ctx context.Context, tx *sql.Tx) error {
		_, err := c.insert.InsertTx(ctx, tx, args, insertOpts(opts))
		return err
	})
	if err != nil {
		return fmt.Errorf("insert job %s: %w", args.Kind(), err)
	}
	return nil
}

// Start begins to run jobs. It goes on until Stop, whatever becomes of ctx.
func (c *Client) Start(ctx context.Context) error {
	if c.opts.Workers < 1 {
		return nil
	}
	work, err := river.NewClient(driver(c.d), &river.Config{
		Queues:            map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: c.opts.Workers}},
		Workers:           c.workers,
		PeriodicJobs:      c.periodic,
		Logger:            c.log,
		MaxAttempts:       c.opts.MaxAttempts,
		FetchPollInterval: c.opts.PollInterval,
		FetchCooldown:     min(100*time.Millisecond, c.opts.PollInterval),
		JobTimeout:        c.opts.Timeout,
		// What a killed process was doing is taken up again this soon.
		RescueStuckJobsAfter: 2 * c.opts.Timeout,
		// On SQLite a reindex would stop every writer, and its indexes do not bloat as PostgreSQL's do.
		ReindexerSchedule: reindexing(c.d),
	})
	if err != nil {
		return fmt.Errorf("start jobs: %w", err)
	}
	if err := work.Start(context.WithoutCancel(ctx)); err != nil {
		return fmt.Errorf("start jobs: %w", err)
	}
	c.work = work
	return nil
}

func reindexing(d *db.DB) river.PeriodicSchedule {
	if d.Engine() == db.SQLite {
		return river.NeverSchedule()
	}
	return nil
}

// Stop takes up no more jobs and waits for the running ones. When ctx ends first their contexts are cancelled, and
// what they had not finished runs again on the next start.
func (c *Client) Stop(ctx context.Context) error {
	if c.work == nil {
		return nil
	}
	err := c.work.Stop(ctx)
	if err != nil && ctx.Err() != nil {
		hard, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
		defer cancel()
		err = errors.Join(ctx.Err(), c.work.StopAndCancel(hard))
	}
	if err != nil {
		return fmt.Errorf("stop jobs: %w", err)
	}
	return nil
}
