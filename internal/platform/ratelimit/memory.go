package ratelimit

import (
	"context"
	"hash/maphash"
	"sync"
	"time"

	"mylo/internal/kernel/clock"
)

const shards = 16

// Memory is a Limiter with a token bucket per key: limit events at once, then an even trickle. It forgets the keys
// that were idle longest when there are too many, so that a flood of them cannot fill the memory.
type Memory struct {
	clock  clock.Clock
	seed   maphash.Seed
	room   int // buckets per generation of a shard
	shards [shards]shard
}

// shard keeps two generations of buckets. When the young one is full it becomes the old one, and what was not
// touched since is dropped: close to least-recently-used, without a list to maintain.
type shard struct {
	mu         sync.Mutex
	young, old map[string]*bucket
}

type bucket struct {
	tokens float64
	at     time.Time
}

var _ Limiter = (*Memory)(nil)

// NewMemory makes a limiter that remembers about maxKeys keys; 100,000 if maxKeys is 0.
func NewMemory(c clock.Clock, maxKeys int) *Memory {
	if maxKeys <= 0 {
		maxKeys = 100_000
	}
	m := &Memory{clock: c, seed: maphash.MakeSeed(), room: max(1, maxKeys/shards/2)}
	for i := range m.shards {
		m.shards[i].young = map[string]*bucket{}
	}
	return m
}

// Allow never fails and never waits. The same key must always come with the same limit.
func (m *Memory) Allow(_ context.Context, key string, limit int, per time.Duration) (bool, time.Duration, error) {
	if limit < 1 || per <= 0 {
		return false, per, nil
	}
	now := m.clock.Now()
	perSecond := float64(limit) / per.Seconds()

	s := &m.shards[maphash.String(m.seed, key)%shards]
	s.mu.Lock()
	defer s.mu.Unlock()
	b := s.bucket(key, m.room)
	if b.at.IsZero() {
		b.tokens, b.at = float64(limit), now
	} else if passed := now.Sub(b.at); passed > 0 {
		b.tokens = min(float64(limit), b.tokens+passed.Seconds()*perSecond)
		b.at = now
	}
	if b.tokens < 1 {
		return false, time.Duration((1 - b.tokens) / perSecond * float64(time.Second)), nil
	}
	b.tokens--
	return true, 0, nil
}

func (s *shard) bucket(key string, room int) *bucket {
	if b, ok := s.young[key]; ok {
		return b
	}
	b, ok := s.old[key]
	if !ok {
		b = &bucket{}
	}
	if len(s.young) >= room {
		s.old, s.young = s.young, make(map[string]*bucket, room)
	}
	s.young[key] = b
	return b
}

// Len is how many keys are remembered, for a metric.
func (m *Memory) Len() int {
	n := 0
	for i := range m.shards {
		s := &m.shards[i]
		s.mu.Lock()
		n += len(s.young) + len(s.old)
		s.mu.Unlock()
	}
	return n
}
