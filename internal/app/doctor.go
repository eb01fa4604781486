package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"strings"
	"time"

	"mylo/internal/app/config"
	"mylo/internal/kernel/clock"
	"mylo/internal/pages"
	"mylo/internal/platform/db"
	"mylo/internal/platform/ssr"
	"mylo/migrations"
)

// Finding is one thing the doctor looked at.
type Finding struct {
	OK     bool
	What   string
	Advice string // what to do about it, when it is not all right
}

// Doctor examines an installation and says what to do about each finding. It changes nothing.
func Doctor(ctx context.Context, cfg config.Config) []Finding {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	findings := []Finding{examineConfig(&cfg), examineData(&cfg)}
	findings = append(findings, examineDatabase(ctx, &cfg)...)
	return append(findings, examineWeb(), examineNode(ctx, &cfg), examineRender(ctx, &cfg))
}

// Report writes the findings for a person and says whether all is well.
func Report(w io.Writer, findings []Finding) bool {
	well := true
	for _, f := range findings {
		mark := "ok  "
		if !f.OK {
			mark, well = "FAIL", false
		}
		fmt.Fprintf(w, "%s  %s\n", mark, f.What)
		if !f.OK && f.Advice != "" {
			fmt.Fprintf(w, "      %s\n", f.Advice)
		}
	}
	return well
}

func examineConfig(cfg *config.Config) Finding {
	if err := cfg.Validate(); err != nil {
		return Finding{What: "configuration: " + strings.ReplaceAll(err.Error(), "\n", "; "), Advice: "Correct the MYLO_ variables named above."}
	}
	return Finding{OK: true, What: "configuration is valid for " + cfg.Env}
}

func examineData(cfg *config.Config) Finding {
	probe, err := os.CreateTemp(cfg.Data, ".doctor-*")
	if errors.Is(err, fs.ErrNotExist) {
		return Finding{OK: true, What: "data folder " + cfg.Data + " does not exist yet; the first start makes it"}
	}
	if err == nil {
		_, err = probe.Write(make([]byte, 1<<20))
		err = errors.Join(err, probe.Close(), os.Remove(probe.Name()))
	}
	if err != nil {
		return Finding{What: "data folder " + cfg.Data + ": " + err.Error(), Advice: "Make the folder writable, free some disk space, or set MYLO_DATA to another one."}
	}
	return Finding{OK: true, What: "data folder " + cfg.Data + " can be written"}
}

func examineDatabase(ctx context.Context, cfg *config.Config) []Finding {
	if file, ok := strings.CutPrefix(cfg.Database(), "sqlite:"); ok {
		if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) { // opening it would make it
			return []Finding{{OK: true, What: "database " + file + " does not exist yet; the first start makes it"}}
		}
	}
	d, err := db.Open(ctx, cfg.Database(), db.Options{})
	if err == nil {
		defer d.Close()
		err = d.Ping(ctx)
	}
	if err != nil {
		return []Finding{{What: "database: " + err.Error(), Advice: "Start the database, or correct MYLO_DATABASE_URL."}}
	}
	found := []Finding{{OK: true, What: "database answers (" + string(d.Engine()) + ")"}}
	pending, err := d.PendingMigrations(ctx, migrations.FS)
	switch {
	case err != nil:
		found = append(found, Finding{What: "migrations: " + err.Error(), Advice: "Run mylo migrate and read what it says."})
	case pending > 0:
		found = append(found, Finding{What: fmt.Sprintf("%d migrations have not run", pending), Advice: "Run mylo migrate, or start mylo serve, which does."})
	default:
		found = append(found, Finding{OK: true, What: "all migrations have run"})
	}
	return found
}

func examineWeb() Finding {
	client, err := fs.Sub(builtWeb(), "client")
	if err == nil {
		_, err = pages.LoadAssets(client)
	}
	if err != nil {
		return Finding{What: "web front end: " + err.Error(), Advice: "Build the binary with make build."}
	}
	return Finding{OK: true, What: "web front end is inside the binary"}
}

const minimumNode = 20

func examineNode(ctx context.Context, cfg *config.Config) Finding {
	out, err := exec.CommandContext(ctx, cfg.NodePath, "--version").Output()
	version := strings.TrimSpace(string(out))
	if err != nil {
		return Finding{What: "Node.js: " + err.Error(), Advice: "Install Node.js 20 or later or set MYLO_NODE. Until then browsers render the pages themselves."}
	}
	var major int
	if _, err := fmt.Sscanf(version, "v%d.", &major); err != nil || major < minimumNode {
		return Finding{What: "Node.js is " + version, Advice: "Install Node.js 20 or later, or point MYLO_NODE at one."}
	}
	return Finding{OK: true, What: "Node.js " + version}
}

// examineRender starts one worker and lets it render the offline page.
func examineRender(ctx context.Context, cfg *config.Config) Finding {
	bundle, err := fs.Sub(builtWeb(), "server")
	if err != nil {
		return Finding{What: "rendering: " + err.Error()}
	}
	renderer, err := ssr.Start(ctx, ssr.Options{Bundle: bundle, Entry: bundleEntry, Workers: 1, NodePath: cfg.NodePath})
	if err != nil {
		return Finding{What: "rendering: " + err.Error(), Advice: "Pages still go out, and browsers render them; build again with make build if the bundle is at fault."}
	}
	defer renderer.Close()
	began := clock.System{}.Now()
	if _, err := renderer.Render(ctx, []byte(`{"page":"offline","props":{},"visit":{"language":"en","market":"IND","inApp":false,"path":"/offline","now":"2026-01-01T00:00:00Z"},"site":{},"head":{"alternates":[]},"rendered":true}`)); err != nil {
		return Finding{What: "rendering: " + err.Error(), Advice: "The server bundle does not render; build again with make build."}
	}
	return Finding{OK: true, What: fmt.Sprintf("a page renders in %d ms", clock.System{}.Now().Sub(began).Milliseconds())}
}
