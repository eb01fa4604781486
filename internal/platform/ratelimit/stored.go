package ratelimit

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"time"

	"mylo/internal/kernel/clock"
	"mylo/internal/platform/db"
)

// Stored is a Limiter in the database. A key's window opens with its first event; in it exactly limit events are
// allowed, however many copies of the program ask at once. Refused ones cost nothing and prolong nothing.
type Stored struct {
	d     *db.DB
	clock clock.Clock
}

var _ Limiter = (*Stored)(nil)

// NewStored makes a limiter on d.
func NewStored(d *db.DB, c clock.Clock) *Stored { return &Stored{d: d, clock: c} }

// hit opens a window, starts a new one after the last has ended, or counts in the open one. Whoever finds the
// window full gets no row back.
const hit = `
INSERT INTO rate_limits (key, hits, ends_at) VALUES (?, 1, ?)
ON CONFLICT (key) DO UPDATE SET
    hits    = CASE WHEN rate_limits.ends_at <= ? THEN 1 ELSE rate_limits.hits + 1 END,
    ends_at = CASE WHEN rate_limits.ends_at <= ? THEN excluded.ends_at ELSE rate_limits.ends_at END
WHERE rate_limits.ends_at <= ? OR rate_limits.hits < ?
RETURNING hits`

// Allow counts an event. It must not be called in a transaction, which would forget the event if it rolls back.
func (s *Stored) Allow(ctx context.Context, key string, limit int, per time.Duration) (bool, time.Duration, error) {
	if _, in := db.Tx(ctx); in {
		return false, 0, errors.New("rate limit: asked inside a transaction")
	}
	if limit < 1 || per <= 0 {
		return false, per, nil
	}
	digest := digestOf(key)
	now := s.clock.Now()
	at := db.Millis(now)
	_, err := db.One[int64](ctx, s.d, hit, digest, db.Millis(now.Add(per)), at, at, at, limit)
	if err == nil {
		return true, 0, nil
	}
	if !errors.Is(err, db.ErrNoRows) {
		return false, 0, fmt.Errorf("rate limit: %w", err)
	}
	endsAt, err := db.One[int64](ctx, s.d, `SELECT ends_at FROM rate_limits WHERE key = ?`, digest)
	if err != nil && !errors.Is(err, db.ErrNoRows) {
		return false, 0, fmt.Errorf("rate limit: %w", err)
	}
	return false, max(time.Millisecond, db.FromMillis(endsAt).Sub(now)), nil
}

// Forget opens a fresh window for key, as after a correct code.
func (s *Stored) Forget(ctx context.Context, key string) error {
	if _, err := db.Exec(ctx, s.d, `DELETE FROM rate_limits WHERE key = ?`, digestOf(key)); err != nil {
		return fmt.Errorf("rate limit: %w", err)
	}
	return nil
}

// cleanBatch keeps each deletion short, because SQLite's other writers wait for it.
const cleanBatch = 1000

// Clean removes the windows that have ended and gives their number. Call it now and again.
func (s *Stored) Clean(ctx context.Context) (int64, error) {
	at := db.Millis(s.clock.Now())
	var removed int64
	for {
		n, err := db.Exec(ctx, s.d, `
			DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits WHERE ends_at <= ? LIMIT ?) AND ends_at <= ?`,
			at, cleanBatch, at)
		removed += n
		if err != nil {
			return removed, fmt.Errorf("clean rate limits: %w", err)
		}
		if n < cleanBatch {
			return removed, nil
		}
	}
}

// digestOf bounds the length of a key and keeps phone numbers and addresses out of the table.
func digestOf(key string) string {
	sum := sha256.Sum256([]byte(key))
	return base64.RawURLEncoding.EncodeToString(sum[:18])
}
