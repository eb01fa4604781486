package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"strings"

	"mylo/internal/app"
	"mylo/internal/app/config"
	"mylo/internal/platform/obs"
)

const usage = `mylo runs the Mylo store.

  mylo serve     serve the store (and run its jobs); migrates first, and fills an empty store in development
  mylo worker    run background jobs only
  mylo migrate   bring the database up to date
  mylo seed      write the demonstration store
  mylo doctor    examine the installation and say what to do about each finding
  mylo openapi   print the OpenAPI document
  mylo version   print the version

Settings are flags or MYLO_ variables; mylo serve -help lists them.
`

// errUnwell says that the doctor has already told what is wrong.
var errUnwell = errors.New("the installation needs attention")

func run(ctx context.Context, args []string, getenv func(string) string, out, errOut io.Writer) error {
	command := "help"
	if len(args) > 0 {
		command, args = args[0], args[1:]
	}
	switch command {
	case "version":
		fmt.Fprintln(out, version)
		return nil
	case "help", "-h", "-help", "--help":
		fmt.Fprint(out, usage)
		return nil
	case "openapi":
		return app.WriteOpenAPI(out)
	}
	cfg, rest, err := config.Load(args, getenv, errOut)
	if err != nil && command != "doctor" {
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("%s takes no argument %q", command, rest[0])
	}
	return perform(ctx, command, cfg, out, errOut)
}

func perform(ctx context.Context, command string, cfg config.Config, out, errOut io.Writer) error {
	level, err := obs.ParseLevel(cfg.LogLevel)
	if err != nil {
		return err
	}
	logger, err := obs.Logger(errOut, level, "json")
	if err != nil {
		return err
	}
	slog.SetDefault(logger) // for libraries that log by themselves
	switch command {
	case "serve":
		return serve(ctx, cfg, logger, out)
	case "worker":
		return withApp(ctx, cfg, logger, (*app.App).Work)
	case "migrate":
		return withApp(ctx, cfg, logger, func(*app.App, context.Context) error { return nil })
	case "seed":
		if cfg.IsProduction() {
			return errors.New("seed writes the demonstration store, with invented buyers; it refuses to do that in production")
		}
		return withApp(ctx, cfg, logger, (*app.App).Seed)
	case "doctor":
		if !app.Report(out, app.Doctor(ctx, cfg)) {
			return errUnwell
		}
		return nil
	default:
		return fmt.Errorf("there is no command %q; mylo help lists them", command)
	}
}

// withApp opens everything, runs one thing and closes everything.
func withApp(
	ctx context.Context, cfg config.Config, logger *slog.Logger, do func(*app.App, context.Context) error,
) error {
	a, err := app.New(ctx, cfg, app.Options{Version: version, Logger: logger})
	if err != nil {
		return err
	}
	return errors.Join(do(a, ctx), a.Close())
}

func serve(ctx context.Context, cfg config.Config, logger *slog.Logger, out io.Writer) error {
	logger.Info("starting", "version", version, "config", &cfg)
	ln, err := (&net.ListenConfig{}).Listen(ctx, "tcp", cfg.Addr)
	if err != nil {
		return fmt.Errorf("listen: %w; set MYLO_ADDR to another address", err)
	}
	defer ln.Close()
	return withApp(ctx, cfg, logger, func(a *app.App, ctx context.Context) error {
		greet(out, cfg, ln.Addr())
		return a.Serve(ctx, ln)
	})
}

// greet tells a person who has just started the store where to look.
func greet(out io.Writer, cfg config.Config, addr net.Addr) {
	local := "http://" + strings.Replace(addr.String(), "[::]", "localhost", 1)
	fmt.Fprintf(out, "\n  %s %s is open at %s\n", cfg.Brand, version, local)
	if cfg.SMSURL == config.Sandbox {
		fmt.Fprintf(out, "  Messages it would send by SMS appear at %s\n", local+app.InboxPath)
	}
	fmt.Fprintf(out, "  The calls are described at %s/docs\n\n", local)
}
