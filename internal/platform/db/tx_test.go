package db_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
)

var errStop = errors.New("stop")

// noConnIsHeld fails the test if a connection does not come back to its pool.
func noConnIsHeld(t *testing.T, d *db.DB) {
	t.Helper()
	deadline := time.Now().Add(20 * time.Second)
	for {
		held := 0
		for _, pool := range d.Stats() {
			held += pool.InUse
		}
		if held == 0 {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d connections are still in use", held)
		}
		time.Sleep(time.Millisecond)
	}
}

func TestACommitKeepsAndAnErrorUndoesEverything(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			return errors.Join(insert(ctx, d, "a", 1), insert(ctx, d, "b", 1))
		})
		if err != nil {
			t.Fatal(err)
		}
		err = d.InTx(t.Context(), func(ctx context.Context) error {
			return errors.Join(insert(ctx, d, "c", 1), errStop)
		})
		if !errors.Is(err, errStop) {
			t.Errorf("got %v", err)
		}
		if n := countItems(t, d); n != 2 {
			t.Errorf("%d items, want 2", n)
		}
		noConnIsHeld(t, d)
	})
}

func TestATransactionSeesItsOwnWritesAndOthersDoNot(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		got, err := db.Run(t.Context(), d, func(ctx context.Context) (int, error) {
			if err := insert(ctx, d, "a", 7); err != nil {
				return 0, err
			}
			if n := countItems(t, d); n != 0 {
				t.Errorf("seen from outside: %d items", n)
			}
			return db.One[int](ctx, d, `SELECT count FROM items WHERE id = ?`, "a")
		})
		if err != nil || got != 7 {
			t.Errorf("got %d, %v", got, err)
		}
	})
}

func TestAnInnerTransactionJoinsTheOuterOne(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			outer, _ := db.Tx(ctx)
			if err := d.InTx(ctx, func(ctx context.Context) error {
				if inner, _ := db.Tx(ctx); inner != outer {
					t.Error("the inner transaction is another one")
				}
				return insert(ctx, d, "a", 1)
			}); err != nil {
				return err
			}
			return errStop
		})
		if !errors.Is(err, errStop) || countItems(t, d) != 0 {
			t.Errorf("got %v and %d items", err, countItems(t, d))
		}
	})
}

func TestAFailedInnerTransactionCannotBeCommittedByTheOuterOne(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			_ = d.InTx(ctx, func(ctx context.Context) error {
				return errors.Join(insert(ctx, d, "half", 1), errStop)
			})
			return nil
		})
		if !errors.Is(err, errStop) || countItems(t, d) != 0 {
			t.Errorf("got %v and %d items", err, countItems(t, d))
		}
	})
}

func TestAFailedStatementEndsTheTransactionOnBothEngines(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			if err := errors.Join(insert(ctx, d, "a", 1)); err != nil {
				return err
			}
			if err := insert(ctx, d, "a", 1); !db.IsUnique(err) {
				t.Errorf("got %v", err)
			}
			if err := insert(ctx, d, "b", 1); err == nil {
				t.Error("a statement after a failed one went through")
			}
			return nil
		})
		if !db.IsUnique(err) || countItems(t, d) != 0 {
			t.Errorf("got %v and %d items", err, countItems(t, d))
		}
	})
}

func TestAPanicRollsBackAndGoesOn(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		func() {
			defer func() {
				if got := recover(); got != "boom" {
					t.Errorf("recovered %v", got)
				}
			}()
			_ = d.InTx(t.Context(), func(ctx context.Context) error {
				return d.InTx(ctx, func(ctx context.Context) error {
					_ = insert(ctx, d, "a", 1)
					panic("boom")
				})
			})
		}()
		noConnIsHeld(t, d)
		if err := insert(t.Context(), d, "a", 1); err != nil {
			t.Error(err)
		}
	})
}

func TestACancelledContextRollsBack(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		for range 20 {
			ctx, cancel := context.WithCancel(t.Context())
			err := d.InTx(ctx, func(ctx context.Context) error {
				err := insert(ctx, d, "a", 1)
				cancel()
				return err
			})
			if !errors.Is(err, context.Canceled) {
				t.Fatalf("got %v, want context.Canceled", err)
			}
		}
		noConnIsHeld(t, d)
		if n := countItems(t, d); n != 0 {
			t.Errorf("%d items, want 0", n)
		}
	})
}

func TestAStatementIsCutShortByItsContext(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		const endless = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000000) SELECT count(*) FROM n`
		ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
		defer cancel()
		if _, err := db.One[int](ctx, d, endless); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("outside: got %v", err)
		}
		ctx, cancel = context.WithTimeout(t.Context(), 100*time.Millisecond)
		defer cancel()
		err := d.InTx(ctx, func(ctx context.Context) error {
			if err := insert(ctx, d, "a", 1); err != nil {
				return err
			}
			_, err := db.One[int](ctx, d, endless)
			return err
		})
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("inside: got %v", err)
		}
		noConnIsHeld(t, d)
		if n := countItems(t, d); n != 0 {
			t.Errorf("%d items, want 0", n)
		}
	})
}

func TestManyTransactionsAtOnceLoseNothing(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		if err := insert(t.Context(), d, "hot", 0); err != nil {
			t.Fatal(err)
		}
		const workers, each = 24, 10
		var group sync.WaitGroup
		for w := range workers {
			group.Go(func() {
				for i := range each {
					err := d.InTx(t.Context(), func(ctx context.Context) error {
						if _, err := db.Exec(ctx, d, `UPDATE items SET count = count + 1 WHERE id = ?`, "hot"); err != nil {
							return err
						}
						return insert(ctx, d, fmt.Sprintf("%d-%d", w, i), 0)
					})
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
		group.Wait()
		hot, err := db.One[int](t.Context(), d, `SELECT count FROM items WHERE id = ?`, "hot")
		if err != nil || hot != workers*each || countItems(t, d) != workers*each+1 {
			t.Errorf("got %d and %d items, %v", hot, countItems(t, d), err)
		}
		noConnIsHeld(t, d)
	})
}

func TestADeadlockIsSettledByTryingAgain(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		if err := errors.Join(insert(t.Context(), d, "a", 0), insert(t.Context(), d, "b", 0)); err != nil {
			t.Fatal(err)
		}
		var tries atomic.Int64
		var met sync.WaitGroup // both hold one row before they want the other's; on SQLite they queue instead
		both := d.Engine() == db.Postgres
		met.Add(2)
		var group sync.WaitGroup
		for _, order := range []string{"ab", "ba"} {
			group.Go(func() {
				first := true
				err := d.InTx(t.Context(), func(ctx context.Context) error {
					tries.Add(1)
					for _, id := range strings.Split(order, "") {
						if _, err := db.Exec(ctx, d, `UPDATE items SET count = count + 1 WHERE id = ?`, id); err != nil {
							return fmt.Errorf("no more than a message: %v", err) //nolint:errorlint // hides the cause on purpose
						}
						if first && both {
							first = false
							met.Done()
							met.Wait()
						}
					}
					return nil
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
		sum, err := db.One[int](t.Context(), d, `SELECT CAST(sum(count) AS BIGINT) FROM items`)
		if err != nil || sum != 4 {
			t.Errorf("sum %d, %v; want 4", sum, err)
		}
		if both && tries.Load() != 3 {
			t.Errorf("%d tries, want 3: one of the two had to start again", tries.Load())
		}
	})
}

func TestGoroutinesMayShareATransaction(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			var group sync.WaitGroup
			for i := range 16 {
				group.Go(func() {
					if err := insert(ctx, d, fmt.Sprint(i), i); err != nil {
						t.Error(err)
					}
					if _, err := db.All[string](ctx, d, `SELECT id FROM items`); err != nil {
						t.Error(err)
					}
				})
			}
			group.Wait()
			return nil
		})
		if err != nil || countItems(t, d) != 16 {
			t.Errorf("got %v and %d items", err, countItems(t, d))
		}
	})
}

func TestATransactionBelongsToItsOwnDatabase(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		other := dbtest.SQLite(t)
		createItems(t, other)
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			return other.InTx(ctx, func(ctx context.Context) error {
				return errors.Join(insert(ctx, other, "there", 1), insert(ctx, d, "here", 1))
			})
		})
		if err != nil || countItems(t, d) != 1 || countItems(t, other) != 1 {
			t.Errorf("got %v, %d and %d items", err, countItems(t, d), countItems(t, other))
		}
	})
}
