package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"time"

	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/database"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/riverdriver/riverdatabasesql"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	"github.com/riverqueue/river/rivermigrate"
)

// Migrate brings the schema up to date: the steps in fsys, then those of the job queue. It only goes forward.
// Several copies of the program may call it at once; one works and the others wait for it.
func (d *DB) Migrate(ctx context.Context, fsys fs.FS) error {
	unlock, err := d.lockMigrations(ctx)
	if err != nil {
		return fmt.Errorf("migrate: %w", d.classify(ctx, err))
	}
	defer unlock()
	steps, err := d.goose(fsys)
	if err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	if _, err := steps.Up(ctx); err != nil {
		return fmt.Errorf("migrate: %w", d.classify(ctx, err))
	}
	queue, err := d.riverMigrator()
	if err != nil {
		return fmt.Errorf("migrate the job queue: %w", err)
	}
	if _, err := queue.Migrate(ctx, rivermigrate.DirectionUp, nil); err != nil {
		return fmt.Errorf("migrate the job queue: %w", d.classify(ctx, err))
	}
	return nil
}

// PendingMigrations tells how many steps Migrate would take. It changes nothing.
func (d *DB) PendingMigrations(ctx context.Context, fsys fs.FS) (int, error) {
	applied, err := d.appliedSteps(ctx)
	if err != nil {
		return 0, fmt.Errorf("pending migrations: %w", d.classify(ctx, err))
	}
	steps, err := d.goose(fsys)
	if err != nil {
		return 0, fmt.Errorf("pending migrations: %w", err)
	}
	pending := 0
	for _, step := range steps.ListSources() {
		if !applied[step.Version] {
			pending++
		}
	}
	queue, err := d.riverMigrator()
	if err != nil {
		return 0, fmt.Errorf("pending migrations of the job queue: %w", err)
	}
	done, err := queue.ExistingVersions(ctx)
	if err != nil {
		return 0, fmt.Errorf("pending migrations of the job queue: %w", d.classify(ctx, err))
	}
	return pending + len(queue.AllVersions()) - len(done), nil
}

func (d *DB) gooseDialect() database.Dialect {
	if d.engine == SQLite {
		return database.DialectSQLite3
	}
	return database.DialectPostgres
}

func (d *DB) goose(fsys fs.FS) (*goose.Provider, error) {
	return goose.NewProvider(d.gooseDialect(), d.write, fsys,
		goose.WithSlog(slog.New(slog.DiscardHandler)), goose.WithDisableGlobalRegistry(true))
}

// appliedSteps reads goose's table by itself because goose would create it.
func (d *DB) appliedSteps(ctx context.Context) (map[int64]bool, error) {
	exists := `SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = ?`
	if d.engine == SQLite {
		exists = `SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?`
	}
	n, err := One[int](ctx, d, exists, goose.DefaultTablename)
	if err != nil || n == 0 {
		return nil, err
	}
	versions, err := All[int64](ctx, d, `SELECT version_id FROM `+goose.DefaultTablename)
	applied := make(map[int64]bool, len(versions))
	for _, v := range versions {
		applied[v] = true
	}
	return applied, err
}

func (d *DB) riverMigrator() (*rivermigrate.Migrator[*sql.Tx], error) {
	var driver riverdriver.Driver[*sql.Tx] = riverdatabasesql.New(d.write)
	if d.engine == SQLite {
		driver = riversqlite.New(d.write)
	}
	return rivermigrate.New(driver, &rivermigrate.Config{Logger: slog.New(slog.DiscardHandler)})
}

// migrationLock is the advisory lock that PostgreSQL copies meet at; any number nobody else uses will do.
const migrationLock = 7_305_804_402

// lockMigrations waits until this is the only copy that migrates, and gives the function that ends it.
// Both locks die with the process that holds them.
func (d *DB) lockMigrations(ctx context.Context) (unlock func(), err error) {
	if d.engine == SQLite {
		return d.lockSQLiteMigrations(ctx)
	}
	conn, err := d.write.Conn(ctx)
	if err != nil {
		return nil, err
	}
	// Asking again and again, rather than waiting inside the server, keeps the others from holding a snapshot that
	// would block a step such as CREATE INDEX CONCURRENTLY.
	for {
		var got bool
		if err := conn.QueryRowContext(ctx, `SELECT pg_try_advisory_lock($1)`, migrationLock).Scan(&got); err != nil {
			return nil, errors.Join(err, conn.Close())
		}
		if got {
			break
		}
		if err := sleep(ctx, 50*time.Millisecond); err != nil {
			return nil, errors.Join(err, conn.Close())
		}
	}
	return func() {
		_, _ = conn.ExecContext(context.WithoutCancel(ctx), `SELECT pg_advisory_unlock($1)`, migrationLock)
		_ = conn.Close()
	}, nil
}

// lockSQLiteMigrations holds the write lock of a small database beside the real one. The real one's own lock will
// not do, because every step is a transaction of its own.
func (d *DB) lockSQLiteMigrations(ctx context.Context) (unlock func(), err error) {
	pool, err := openSQLitePool(sqliteDSN(d.path+"-migrate", Options{Wait: d.wait}, true), 1)
	if err != nil {
		return nil, err
	}
	for {
		tx, err := pool.BeginTx(ctx, nil)
		if err == nil {
			return func() {
				_ = tx.Rollback()
				_ = pool.Close()
			}, nil
		}
		if !serialization(err) || ctx.Err() != nil {
			return nil, errors.Join(err, pool.Close())
		}
	}
}
