package db

import (
	"context"
	"runtime"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

func (d *DB) openPostgres(url string, opts Options) error {
	cfg, err := pgx.ParseConfig(url)
	if err != nil {
		return err
	}
	if cfg.ConnectTimeout == 0 {
		cfg.ConnectTimeout = d.wait
	}
	// Should a transaction ever be forgotten, the server ends it and its locks rather than keep both for ever.
	if _, set := cfg.RuntimeParams["idle_in_transaction_session_timeout"]; !set {
		cfg.RuntimeParams["idle_in_transaction_session_timeout"] = "60s"
	}
	conns := opts.MaxConns
	if conns <= 0 {
		conns = max(16, 4*runtime.NumCPU())
	}
	pool := stdlib.OpenDB(*cfg, stdlib.OptionShouldPing(d.shouldPing))
	pool.SetMaxOpenConns(conns)
	pool.SetMaxIdleConns(conns)
	pool.SetConnMaxIdleTime(5 * time.Minute)
	pool.SetConnMaxLifetime(time.Hour)
	d.write, d.read = pool, pool
	return nil
}

// shouldPing has a pooled connection checked before use if it rested for a while, or if it rested while another
// one was found dead: a restart of the server takes all of them at once.
func (d *DB) shouldPing(_ context.Context, p stdlib.ShouldPingParams) bool {
	if p.IdleDuration > time.Second {
		return true
	}
	lost := d.lostAt.Load()
	return lost != 0 && time.Now().Add(-p.IdleDuration).UnixNano() <= lost
}
