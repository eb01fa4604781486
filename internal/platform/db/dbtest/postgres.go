package dbtest

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"sync"
	"sync/atomic"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver of the maintenance connection

	"mylo/migrations"
)

// ctx is for what belongs to the whole run rather than to one test.
var ctx = context.Background()

// templateLock is the advisory lock under which test binaries that start together make the template once.
const templateLock = 7_305_804_403

var cloned atomic.Int64

// server is a pool on the maintenance database.
var server = sync.OnceValues(func() (*sql.DB, error) {
	pool, err := sql.Open("pgx", os.Getenv("TEST_POSTGRES_URL"))
	if err != nil {
		return nil, err
	}
	pool.SetMaxOpenConns(4)
	return pool, nil
})

// clonePostgres copies the template into a database of its own and gives the way to drop it.
func clonePostgres() (address string, drop func() error, err error) {
	pool, err := server()
	if err != nil {
		return "", nil, err
	}
	template, err := postgresTemplate()
	if err != nil {
		return "", nil, fmt.Errorf("migrate the template: %w", err)
	}
	name := fmt.Sprintf("test_%d_%d", os.Getpid(), cloned.Add(1))
	if _, err := pool.ExecContext(ctx, `CREATE DATABASE `+name+` TEMPLATE `+template); err != nil {
		return "", nil, err
	}
	return databaseURL(name), func() error {
		_, err := pool.ExecContext(ctx, `DROP DATABASE `+name+` WITH (FORCE)`)
		return err
	}, nil
}

// postgresTemplate gives the name of a migrated database to copy. Its name carries a hash of the migrations, so that
// every test binary of a run shares one and a changed step makes another.
var postgresTemplate = sync.OnceValues(func() (string, error) {
	name, err := templateName()
	if err != nil {
		return "", err
	}
	pool, err := server()
	if err != nil {
		return "", err
	}
	conn, err := pool.Conn(ctx)
	if err != nil {
		return "", err
	}
	defer conn.Close()
	if _, err := conn.ExecContext(ctx, `SELECT pg_advisory_lock($1)`, templateLock); err != nil {
		return "", err
	}
	defer conn.ExecContext(ctx, `SELECT pg_advisory_unlock($1)`, templateLock) //nolint:errcheck // closing unlocks too
	var exists bool
	err = conn.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM pg_database WHERE datname = $1)`, name).Scan(&exists)
	if err != nil || exists {
		return name, err
	}
	// Renamed when it is done, so that a run that is killed half way leaves nothing that looks finished.
	building := name + "_building"
	for _, statement := range []string{
		`DROP DATABASE IF EXISTS ` + building + ` WITH (FORCE)`,
		`CREATE DATABASE ` + building + ` TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'`,
	} {
		if _, err := conn.ExecContext(ctx, statement); err != nil {
			return "", err
		}
	}
	if err := migrate(databaseURL(building)); err != nil {
		return "", err
	}
	_, err = conn.ExecContext(ctx, `ALTER DATABASE `+building+` RENAME TO `+name)
	return name, err
})

func templateName() (string, error) {
	sum := sha256.New()
	err := fs.WalkDir(migrations.FS, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(migrations.FS, path)
		fmt.Fprintf(sum, "%s %d\n%s", path, len(text), text)
		return err
	})
	return "test_template_" + hex.EncodeToString(sum.Sum(nil)[:8]), err
}

func databaseURL(name string) string {
	u, err := url.Parse(os.Getenv("TEST_POSTGRES_URL"))
	if err != nil {
		return ""
	}
	u.Path = "/" + name
	return u.String()
}
