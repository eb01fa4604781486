package jobs_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/internal/platform/jobs"
)

type note struct {
	Text string `json:"text"`
}

func (note) Kind() string { return "note" }

type other struct{}

func (other) Kind() string { return "other" }

// box collects what handlers were given.
type box struct {
	mu  sync.Mutex
	got []string
}

func (b *box) put(text string) int {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.got = append(b.got, text)
	return len(b.got)
}

func (b *box) count(text string) (n int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, t := range b.got {
		if t == text {
			n++
		}
	}
	return n
}

// lines is a log that may be read while it is written.
type lines struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.Write(p)
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.String()
}

func newClient(t *testing.T, d *db.DB, log *lines) *jobs.Client {
	t.Helper()
	c, err := jobs.New(d, slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug})),
		jobs.Options{Workers: 4, PollInterval: 100 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func start(t *testing.T, c *jobs.Client) {
	t.Helper()
	if err := c.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		if err := c.Stop(ctx); err != nil {
			t.Error(err)
		}
	})
}

func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); !ok(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("waited in vain: %s", what)
		}
	}
}

func TestAJobRunsOnceIfAndOnlyIfItsTransactionCommits(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		var got box
		var log lines
		// Two copies of the program on one database: still once.
		first, second := newClient(t, d, &log), newClient(t, dbtest.Again(t, d), &log)
		for _, c := range []*jobs.Client{first, second} {
			jobs.Register(c, func(_ context.Context, n note) error { got.put(n.Text); return nil })
			start(t, c)
		}
		stop := errors.New("stop")
		for range 5 {
			err := d.InTx(t.Context(), func(ctx context.Context) error {
				if err := first.Insert(ctx, note{"rolled back"}); err != nil {
					t.Error(err)
				}
				return stop
			})
			if !errors.Is(err, stop) {
				t.Fatal(err)
			}
			err = d.InTx(t.Context(), func(ctx context.Context) error { return first.Insert(ctx, note{"committed"}) })
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := first.Insert(t.Context(), note{"alone"}); err != nil {
			t.Fatal(err)
		}
		eventually(t, "all jobs", func() bool { return got.count("committed") >= 5 && got.count("alone") >= 1 })
		time.Sleep(300 * time.Millisecond)
		if a, b, c := got.count("rolled back"), got.count("committed"), got.count("alone"); a != 0 || b != 5 || c != 1 {
			t.Errorf("rolled back %d, committed %d, alone %d; want 0, 5, 1", a, b, c)
		}
		if s := log.String(); s != "" {
			t.Errorf("logged: %s", s)
		}
	})
}

func TestAFailingHandlerIsTriedAgainAndThePanicIsLogged(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		var got box
		var log lines
		c := newClient(t, d, &log)
		jobs.Register(c, func(_ context.Context, n note) error {
			if got.put(n.Text); got.count(n.Text) > 1 {
				return nil
			}
			if n.Text == "panics" {
				panic("boom")
			}
			return errors.New("not yet")
		})
		jobs.Register(c, func(context.Context, other) error {
			got.put("other")
			return jobs.Cancel(errors.New("never"))
		})
		start(t, c)
		for _, args := range []jobs.Args{note{"panics"}, note{"errs"}, other{}} {
			if err := c.Insert(t.Context(), args); err != nil {
				t.Fatal(err)
			}
		}
		eventually(t, "second attempts", func() bool { return got.count("panics") == 2 && got.count("errs") == 2 })
		if n := got.count("other"); n != 1 {
			t.Errorf("the cancelled job ran %d times", n)
		}
		if s := log.String(); !strings.Contains(s, "boom") || !strings.Contains(s, "jobs_test.go") {
			t.Errorf("no panic with its stack in the log: %s", s)
		}
		eventually(t, "jobs in their final states", func() bool {
			left, err := db.One[int](t.Context(), d, `SELECT count(*) FROM river_job WHERE state NOT IN ('completed', 'cancelled')`)
			return err == nil && left == 0
		})
	})
}

func TestStopFinishesTheRunningJob(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		var log lines
		c := newClient(t, d, &log)
		running := make(chan struct{})
		var finished atomic.Bool
		jobs.Register(c, func(ctx context.Context, _ note) error {
			close(running)
			select {
			case <-time.After(500 * time.Millisecond):
				finished.Store(true)
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		})
		if err := c.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := c.Insert(t.Context(), note{"slow"}); err != nil {
			t.Fatal(err)
		}
		<-running
		if err := c.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
		if !finished.Load() {
			t.Error("the job was cut short")
		}
		state, err := db.One[string](t.Context(), d, `SELECT CAST(state AS TEXT) FROM river_job`)
		if err != nil || state != "completed" {
			t.Errorf("state %q, %v", state, err)
		}
	})
}

func TestStopCutsAJobShortWhenPatienceEnds(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		var log lines
		c := newClient(t, d, &log)
		running := make(chan struct{})
		jobs.Register(c, func(ctx context.Context, _ note) error {
			close(running)
			<-ctx.Done()
			return ctx.Err()
		})
		if err := c.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := c.Insert(t.Context(), note{"endless"}); err != nil {
			t.Fatal(err)
		}
		<-running
		ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
		defer cancel()
		if err := c.Stop(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got %v", err)
		}
		state, err := db.One[string](t.Context(), d, `SELECT CAST(state AS TEXT) FROM river_job`)
		if err != nil || state == "running" || state == "completed" {
			t.Errorf("state %q, %v: it must run again", state, err)
		}
	})
}

func TestAUniqueJobIsNotInsertedTwice(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		var log lines
		c, err := jobs.New(d, slog.New(slog.NewTextHandler(&log, nil)), jobs.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		for _, args := range []note{{"a"}, {"a"}, {"b"}, {"a"}} {
			if err := c.Insert(t.Context(), args, jobs.Unique()); err != nil {
				t.Fatal(err)
			}
		}
		for range 3 {
			if err := c.Insert(t.Context(), note{"c"}, jobs.UniqueFor(24*time.Hour)); err != nil {
				t.Fatal(err)
			}
		}
		n, err := db.One[int](t.Context(), d, `SELECT count(*) FROM river_job`)
		if err != nil || n != 3 {
			t.Errorf("%d jobs, %v; want a, b and c", n, err)
		}
		if err := c.Stop(t.Context()); err != nil {
			t.Error(err)
		}
	})
}

func TestAPeriodicJobRuns(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		var got box
		var log lines
		c := newClient(t, d, &log)
		jobs.Register(c, func(_ context.Context, n note) error { got.put(n.Text); return nil })
		jobs.Every(c, 200*time.Millisecond, note{"tick"})
		start(t, c)
		eventually(t, "three ticks", func() bool { return got.count("tick") >= 3 })
	})
}

func TestAJobWaitsForItsTime(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		var got box
		var log lines
		c := newClient(t, d, &log)
		jobs.Register(c, func(_ context.Context, n note) error { got.put(n.Text); return nil })
		start(t, c)
		if err := c.Insert(t.Context(), note{"later"}, jobs.At(time.Now().Add(time.Hour))); err != nil {
			t.Fatal(err)
		}
		if err := c.Insert(t.Context(), note{"now"}); err != nil {
			t.Fatal(err)
		}
		eventually(t, "the job that is due", func() bool { return got.count("now") == 1 })
		if got.count("later") != 0 {
			t.Error("the other one ran too early")
		}
	})
}

func TestJobsGoOnAfterARestartOfTheServer(t *testing.T) {
	t.Parallel()
	d := dbtest.Postgres(t)
	var got box
	var log lines
	c := newClient(t, d, &log)
	jobs.Register(c, func(_ context.Context, n note) error { got.put(n.Text); return nil })
	start(t, c)
	for round := range 3 {
		if err := c.Insert(t.Context(), note{"work"}); err != nil {
			t.Fatal(err)
		}
		eventually(t, "the job", func() bool { return got.count("work") > round })
		_, err := db.All[bool](t.Context(), dbtest.Again(t, d), `
			SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE datname = current_database() AND pid <> pg_backend_pid()`)
		if err != nil {
			t.Fatal(err)
		}
	}
}
