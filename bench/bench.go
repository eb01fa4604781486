package main

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // makes the database of a PostgreSQL run

	"mylo/bench/load"
	"mylo/e2e/server"
)

// bench is one run over the table of scenarios.
type bench struct {
	binary   string
	duration time.Duration
	only     string
	report   report
}

func (b *bench) run(ctx context.Context) error {
	if _, err := os.Stat(b.binary); err != nil {
		return fmt.Errorf("%w; run make build first", err)
	}
	b.report.warnIfBusy(os.Stdout)
	if err := b.engine(ctx, "sqlite", ""); err != nil {
		return err
	}
	if admin := os.Getenv("TEST_POSTGRES_URL"); admin != "" {
		database, drop, err := createDatabase(ctx, admin)
		if err != nil {
			return err
		}
		defer drop()
		if err := b.engine(ctx, "postgres", database); err != nil {
			return err
		}
	} else {
		fmt.Println("TEST_POSTGRES_URL is not set: SQLite only. `make bench` starts a PostgreSQL of its own.")
	}
	return b.report.finish(os.Stdout)
}

// engine measures every scenario on one engine, with a fresh database and a fresh server for each environment.
func (b *bench) engine(ctx context.Context, engine, databaseURL string) error {
	dir, err := os.MkdirTemp("", "mylo-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	env := []string{"MYLO_REQUESTS_PER_MINUTE=0", "MYLO_LOG_LEVEL=warn"}
	if databaseURL != "" {
		env = append(env, "MYLO_DATABASE_URL="+databaseURL)
	}
	if err := b.starting(ctx, engine, dir, env); err != nil {
		return err
	}
	table := slices.Clone(scenarios())
	slices.SortStableFunc(table, func(x, y scenario) int { return cmp.Compare(x.env, y.env) })
	for len(table) > 0 {
		n := 1
		for n < len(table) && table[n].env == table[0].env {
			n++
		}
		if err := b.group(ctx, engine, dir, append(slices.Clone(env), table[0].env), table[:n]); err != nil {
			return err
		}
		table = table[n:]
	}
	return ctx.Err()
}

// starting measures how long the program takes to be ready on a database that is already there, and what it weighs idle.
func (b *bench) starting(ctx context.Context, engine, dir string, env []string) error {
	options := server.Options{Binary: b.binary, Dir: dir, Env: env}
	first, err := server.Start(ctx, options)
	if err != nil {
		return err
	}
	if err := first.Stop(); err != nil {
		return err
	}
	start := time.Now()
	again, err := server.Start(ctx, options)
	if err != nil {
		return err
	}
	ready := time.Since(start)
	time.Sleep(2 * time.Second) // render workers warm up after the server is ready
	b.report.start(engine, ready, server.Memory(again.PID()))
	return again.Stop()
}

// group measures the scenarios that share a server.
func (b *bench) group(ctx context.Context, engine, dir string, env []string, table []scenario) error {
	s, err := server.Start(ctx, server.Options{Binary: b.binary, Dir: dir, Env: env})
	if err != nil {
		return err
	}
	defer s.Kill()
	guests, err := visitors(s.URL, 50)
	if err != nil {
		return err
	}
	for _, sc := range table {
		if !strings.Contains(sc.name, b.only) {
			continue
		}
		if err := b.scenario(ctx, engine, dir, s, guests, sc); err != nil {
			return fmt.Errorf("%s: %w", sc.name, err)
		}
	}
	return s.Stop()
}

func (b *bench) scenario(ctx context.Context, engine, dir string, s *server.Server, guests []visitor, sc scenario) error {
	asks := make([][]*load.Request, sc.clients)
	for i := range asks {
		asks[i] = sc.asks(guests[i%len(guests)])
	}
	measure := func(url string, pid int, seconds time.Duration) (measured, error) {
		before := server.CPU(pid)
		result, err := load.Run(ctx, load.Options{URL: url, Clients: sc.clients, Duration: seconds,
			Next: func(client, n int) *load.Request { return asks[client][n%len(asks[client])] }})
		return measured{Result: result, cpu: server.CPU(pid) - before}, err
	}
	if _, err := measure(s.URL, s.PID(), time.Second); err != nil { // warm caches, pools and the render workers
		return err
	}
	if sc.bare {
		return b.beside(ctx, engine, dir, s, sc, asks[0][0], measure)
	}
	result, err := measure(s.URL, s.PID(), b.duration)
	if err != nil {
		return err
	}
	b.report.add(row{engine: engine, scenario: sc, result: result, memory: server.Memory(s.PID())})
	return nil
}

// measured is a load and the processor time it cost the server, which other work on the machine does not change.
type measured struct {
	load.Result
	cpu time.Duration
}

// cost is the processor time of one answer.
func (m measured) cost() time.Duration {
	if m.Requests == 0 {
		return 0
	}
	return m.cpu / time.Duration(m.Requests)
}

// createDatabase makes a database for this run beside the one that url names, and the means to drop it.
func createDatabase(ctx context.Context, admin string) (string, func(), error) {
	u, err := url.Parse(admin)
	if err != nil {
		return "", nil, err
	}
	db, err := sql.Open("pgx", admin)
	if err != nil {
		return "", nil, err
	}
	name := fmt.Sprintf("mylo_bench_%d", os.Getpid())
	if _, err := db.ExecContext(ctx, "CREATE DATABASE "+name); err != nil {
		db.Close()
		return "", nil, fmt.Errorf("create the database: %w", err)
	}
	u.Path = "/" + name
	return u.String(), func() {
		_, _ = db.Exec("DROP DATABASE IF EXISTS " + name + " WITH (FORCE)") // the cluster is thrown away anyway
		db.Close()
	}, nil
}
