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

// shouldPing checks a pooled connection before use if it rested for a while, or if it rested while another one was
// found dead: a restart of the server takes all of them at once. It pings by itself, because the driver would keep
// to itself what it learns; for a dead connection the driver's own ping then fails too, which discards it.
func (d *DB) shouldPing(ctx context.Context, p stdlib.ShouldPingParams) bool {
	lost := d.lostAt.Load()
	if p.IdleDuration < time.Second && (lost == 0 || time.Now().Add(-p.IdleDuration).UnixNano() > lost) {
		return false
	}
	err := p.Conn.Ping(ctx)
	d.lost(err)
	return err != nil
}
