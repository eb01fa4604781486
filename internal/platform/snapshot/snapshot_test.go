package snapshot_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
	"mylo/internal/platform/snapshot"
)

// pair is loaded by two queries; a writer keeps both halves equal.
type pair struct{ Left, Right int64 }

func loadPair(d *db.DB) func(ctx context.Context) (pair, error) {
	return func(ctx context.Context) (p pair, err error) {
		const half = `SELECT value FROM halves WHERE id = ?`
		if p.Left, err = db.One[int64](ctx, d, half, "left"); err != nil {
			return p, err
		}
		time.Sleep(time.Millisecond) // room for a writer in between
		p.Right, err = db.One[int64](ctx, d, half, "right")
		return p, err
	}
}

func setup(t *testing.T, d *db.DB) {
	t.Helper()
	for _, text := range []string{
		`CREATE TABLE halves (id TEXT NOT NULL PRIMARY KEY, value BIGINT NOT NULL)`,
		`INSERT INTO halves (id, value) VALUES ('left', 0), ('right', 0)`,
	} {
		if _, err := db.Exec(t.Context(), d, text); err != nil {
			t.Fatal(err)
		}
	}
}

func write(ctx context.Context, d *db.DB, value int) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		_, err := db.Exec(ctx, d, `UPDATE halves SET value = ?`, value)
		return errors.Join(err, snapshot.Bump(ctx, d, "pair"))
	})
}

// watched gives a loaded snapshot that is watched until the test ends.
func watched(t *testing.T, d *db.DB, every time.Duration) *snapshot.Snapshot[pair] {
	t.Helper()
	s := snapshot.New(d, "pair", loadPair(d))
	if s.Get() != nil || s.Version() != -1 {
		t.Errorf("before the first load: %v, version %d", s.Get(), s.Version())
	}
	if err := s.Load(t.Context()); err != nil {
		t.Fatal(err)
	}
	watch(t, s, every)
	return s
}

func watch[T any](t *testing.T, s *snapshot.Snapshot[T], every time.Duration) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	var group sync.WaitGroup
	group.Go(func() { s.Watch(ctx, every) })
	t.Cleanup(func() { cancel(); group.Wait() })
}

func TestEveryCopyConvergesAfterTheCommit(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		setup(t, d)
		here, there := watched(t, d, 0), watched(t, dbtest.Again(t, d), 0)
		for value := 1; value <= 3; value++ {
			if err := write(t.Context(), d, value); err != nil {
				t.Fatal(err)
			}
			committed := time.Now()
			for _, s := range []*snapshot.Snapshot[pair]{here, there} {
				for s.Get().Left != int64(value) {
					// Half a second of polling and a load, on an idle machine; the limit is for a busy one.
					if time.Since(committed) > 20*time.Second {
						t.Fatalf("still %+v, version %d, long after %d was committed", *s.Get(), s.Version(), value)
					}
					time.Sleep(time.Millisecond)
				}
				if s.Version() != int64(value) {
					t.Errorf("version %d, want %d", s.Version(), value)
				}
			}
		}
	})
}

func TestARolledBackChangeIsNeverSeen(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		setup(t, d)
		s := watched(t, d, 5*time.Millisecond)
		stop := errors.New("stop")
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			return errors.Join(write(ctx, d, 9), stop)
		})
		if !errors.Is(err, stop) {
			t.Fatal(err)
		}
		time.Sleep(50 * time.Millisecond)
		if s.Get().Left != 0 || s.Version() != 0 {
			t.Errorf("got %+v, version %d", *s.Get(), s.Version())
		}
		if err := snapshot.Bump(t.Context(), d, "pair"); err == nil {
			t.Error("a bump outside a transaction went through")
		}
	})
}

func TestAValueIsNeverTorn(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		setup(t, d)
		s := watched(t, dbtest.Again(t, d), time.Millisecond)
		var stop atomic.Bool
		var group sync.WaitGroup
		for range 2 {
			group.Go(func() {
				for !stop.Load() {
					if p := *s.Get(); p.Left != p.Right {
						t.Errorf("torn: %+v", p)
						return
					}
				}
			})
		}
		for value := 1; value <= 100; value++ {
			if err := write(t.Context(), d, value); err != nil {
				t.Error(err)
			}
		}
		stop.Store(true)
		group.Wait()
	})
}

func TestAFailingLoadKeepsTheOldValue(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		setup(t, d)
		var mode atomic.Value
		mode.Store("works")
		s := snapshot.New(d, "pair", func(ctx context.Context) (pair, error) {
			switch mode.Load() {
			case "fails":
				return pair{}, errors.New("broken")
			case "panics":
				panic("boom")
			}
			return loadPair(d)(ctx)
		})
		if err := s.Load(t.Context()); err != nil {
			t.Fatal(err)
		}
		watch(t, s, 2*time.Millisecond)
		for i, how := range []string{"fails", "panics"} {
			mode.Store(how)
			if err := write(t.Context(), d, i+1); err != nil {
				t.Fatal(err)
			}
			time.Sleep(30 * time.Millisecond)
			if s.Get().Left != 0 || s.Version() != 0 {
				t.Errorf("load %s: got %+v, version %d", how, *s.Get(), s.Version())
			}
			if err := s.Load(t.Context()); err == nil {
				t.Errorf("load %s: no error", how)
			}
		}
		mode.Store("works")
		for deadline := time.Now().Add(20 * time.Second); s.Get().Left != 2; time.Sleep(time.Millisecond) {
			if time.Now().After(deadline) {
				t.Fatal("it never recovered")
			}
		}
	})
}

func BenchmarkGet(b *testing.B) {
	d := dbtest.SQLite(b)
	s := snapshot.New(d, "n", func(context.Context) (string, error) { return fmt.Sprint("value"), nil })
	if err := s.Load(b.Context()); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if s.Get() == nil {
			b.Fatal("nothing")
		}
	}
}
