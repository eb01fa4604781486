package db_test

import (
	"context"
	"errors"
	"testing"

	"mylo/internal/platform/db"
)

func TestAViewDoesNotChangeWhileItIsRead(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		err := d.View(t.Context(), func(ctx context.Context) error {
			before, err := db.One[int](ctx, d, `SELECT count(*) FROM items`)
			if err != nil {
				return err
			}
			if err := insert(t.Context(), d, "meanwhile", 1); err != nil {
				t.Errorf("a view made a writer wait: %v", err)
			}
			after, err := db.One[int](ctx, d, `SELECT count(*) FROM items`)
			if before != 0 || after != 0 {
				t.Errorf("saw %d, then %d items", before, after)
			}
			return err
		})
		if err != nil || countItems(t, d) != 1 {
			t.Errorf("got %v and %d items", err, countItems(t, d))
		}
		noConnIsHeld(t, d)
	})
}

func TestAViewCannotWrite(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		if err := d.View(t.Context(), func(ctx context.Context) error { return insert(ctx, d, "a", 1) }); err == nil {
			t.Error("it wrote")
		}
		err := d.View(t.Context(), func(ctx context.Context) error {
			return d.InTx(ctx, func(context.Context) error { return nil })
		})
		if err == nil {
			t.Error("it opened a transaction")
		}
		if n := countItems(t, d); n != 0 {
			t.Errorf("%d items", n)
		}
	})
}

func TestAViewInATransactionSeesItsWrites(t *testing.T) {
	t.Parallel()
	withItems(t, func(t *testing.T, d *db.DB) {
		err := d.InTx(t.Context(), func(ctx context.Context) error {
			return errors.Join(insert(ctx, d, "a", 1), d.View(ctx, func(ctx context.Context) error {
				n, err := db.One[int](ctx, d, `SELECT count(*) FROM items`)
				if n != 1 {
					t.Errorf("%d items", n)
				}
				return err
			}))
		})
		if err != nil {
			t.Error(err)
		}
	})
}
