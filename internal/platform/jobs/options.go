package jobs

import (
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"
)

// Option says how a job is inserted.
type Option func(*river.InsertOpts)

// At has the job wait until t.
func At(t time.Time) Option { return func(o *river.InsertOpts) { o.ScheduledAt = t } }

// MaxAttempts bounds how often this job is tried.
func MaxAttempts(n int) Option { return func(o *river.InsertOpts) { o.MaxAttempts = n } }

// Unique leaves the job out if one with the same kind and arguments is waiting or running.
func Unique() Option {
	return func(o *river.InsertOpts) {
		o.UniqueOpts = river.UniqueOpts{ByArgs: true, ByState: []rivertype.JobState{
			rivertype.JobStateAvailable, rivertype.JobStatePending, rivertype.JobStateRetryable,
			rivertype.JobStateRunning, rivertype.JobStateScheduled,
		}}
	}
}

// UniqueFor leaves the job out if one with the same kind and arguments was inserted in the same period, finished or
// not. Periods are counted from 1970, and not longer than the day that finished jobs are kept.
func UniqueFor(period time.Duration) Option {
	return func(o *river.InsertOpts) {
		o.UniqueOpts = river.UniqueOpts{ByArgs: true, ByPeriod: min(period, 24*time.Hour)}
	}
}

func insertOpts(opts []Option) *river.InsertOpts {
	var o river.InsertOpts
	for _, opt := range opts {
		opt(&o)
	}
	return &o
}
