package db_test

import (
	"context"
	"strconv"
	"sync/atomic"
	"testing"

	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
)

func benchItems(b *testing.B, run func(b *testing.B, d *db.DB)) {
	b.Helper()
	dbtest.EachB(b, func(b *testing.B, d *db.DB) {
		createItems(b, d)
		for i := range 1000 {
			if err := insert(b.Context(), d, strconv.Itoa(i), i); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportAllocs()
		b.ResetTimer()
		run(b, d)
	})
}

func BenchmarkOne(b *testing.B) {
	benchItems(b, func(b *testing.B, d *db.DB) {
		for i := range b.N {
			if _, err := db.One[item](b.Context(), d, `SELECT id, count, note FROM items WHERE id = ?`, strconv.Itoa(i%1000)); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkBareOne is what BenchmarkOne would cost with database/sql alone.
func BenchmarkBareOne(b *testing.B) {
	benchItems(b, func(b *testing.B, d *db.DB) {
		text := `SELECT id, count, note FROM items WHERE id = ?`
		if d.Engine() == db.Postgres {
			text = `SELECT id, count, note FROM items WHERE id = $1`
		}
		for i := range b.N {
			var it item
			if err := d.Writer().QueryRowContext(b.Context(), text, strconv.Itoa(i%1000)).Scan(&it.ID, &it.Count, &it.Note); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkOneParallel(b *testing.B) {
	benchItems(b, func(b *testing.B, d *db.DB) {
		b.SetParallelism(8)
		b.RunParallel(func(pb *testing.PB) {
			for i := 0; pb.Next(); i++ {
				if _, err := db.One[item](b.Context(), d, `SELECT id, count, note FROM items WHERE id = ?`, strconv.Itoa(i%1000)); err != nil {
					b.Fatal(err)
				}
			}
		})
	})
}

func BenchmarkAll100(b *testing.B) {
	benchItems(b, func(b *testing.B, d *db.DB) {
		for range b.N {
			if _, err := db.All[item](b.Context(), d, `SELECT id, count, note FROM items LIMIT 100`); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkExec(b *testing.B) {
	benchItems(b, func(b *testing.B, d *db.DB) {
		for i := range b.N {
			if _, err := db.Exec(b.Context(), d, `UPDATE items SET count = ? WHERE id = ?`, i, strconv.Itoa(i%1000)); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkInTxParallel is the shape of a cart change: a read, two writes, a commit, from 16 clients.
func BenchmarkInTxParallel(b *testing.B) {
	benchItems(b, func(b *testing.B, d *db.DB) {
		var next atomic.Int64
		b.SetParallelism(8)
		b.RunParallel(func(pb *testing.PB) {
			for pb.Next() {
				id := strconv.FormatInt(next.Add(1)%1000, 10)
				err := d.InTx(b.Context(), func(ctx context.Context) error {
					it, err := db.One[item](ctx, d, `SELECT id, count, note FROM items WHERE id = ?`, id)
					if err != nil {
						return err
					}
					if _, err := db.Exec(ctx, d, `UPDATE items SET note = ? WHERE id = ?`, "x", id); err != nil {
						return err
					}
					_, err = db.Exec(ctx, d, `UPDATE items SET count = ? WHERE id = ?`, it.Count+1, id)
					return err
				})
				if err != nil {
					b.Fatal(err)
				}
			}
		})
	})
}
