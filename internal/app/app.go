// Package app puts the house together: configuration, platform, modules, routes. Nothing here decides anything about
// the shop; it only says who gets what.
package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"mylo/internal/app/config"
	"mylo/internal/cart"
	"mylo/internal/catalog"
	"mylo/internal/content"
	"mylo/internal/kernel/clock"
	"mylo/internal/pages"
	"mylo/internal/platform/blob"
	"mylo/internal/platform/db"
	"mylo/internal/platform/jobs"
	"mylo/internal/platform/obs"
	"mylo/internal/platform/ssr"
	"mylo/internal/review"
	"mylo/internal/sandbox"
	"mylo/internal/search"
	"mylo/migrations"
	"mylo/seed"
	"mylo/web"
)

// App is a server that is ready to run.
type App struct {
	Config  config.Config
	Version string
	Logger  *slog.Logger
	DB      *db.DB
	Clock   clock.Clock
	Catalog *catalog.Service
	Cart    *cart.Service
	Reviews *review.Service
	Content *content.Service
	Search  *search.Service
	People  *review.People // who is asking; nobody is known until there are accounts
	Jobs    *jobs.Client
	Media   blob.Store

	registry *prometheus.Registry
	health   *obs.Health
	renderer ssr.Renderer
	web      fs.FS
	client   fs.FS
	assets   *pages.Assets
	closers  []func() error
}

// Options are what a caller may bring instead of the real thing.
type Options struct {
	Version string
	Logger  *slog.Logger
	Clock   clock.Clock // the machine's when nil
	Web     fs.FS       // the web build with its client and server folders; the one in the binary when nil
}

// InboxPath is where the sandbox shows the messages that a real store would send.
const InboxPath = sandbox.InboxPath

// bundleEntry is the module of the server bundle that renders.
const bundleEntry = "entry-server.js"

// watchEvery is how soon a change to the catalogue reaches every copy of the server.
const watchEvery = 500 * time.Millisecond

// New opens the database, migrates it, fills an empty store for development, and starts the render workers.
// Close the app whatever happens next.
func New(ctx context.Context, cfg config.Config, o Options) (a *App, err error) {
	a = &App{
		Config: cfg, Version: o.Version, Logger: o.Logger, Clock: o.Clock, web: o.Web,
		registry: obs.NewRegistry(), health: &obs.Health{Logger: o.Logger},
	}
	if a.Clock == nil {
		a.Clock = clock.System{}
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, a.Close())
		}
	}()
	if err := a.openStorage(ctx); err != nil {
		return a, err
	}
	a.Catalog = catalog.NewService(a.DB)
	a.Cart = cart.NewService(a.DB, a.Catalog, a.Clock)
	a.Reviews, a.People = review.NewService(a.DB, a.Catalog, a.Clock), &review.People{}
	a.Content = content.NewService(a.DB)
	a.Search = search.NewService(search.Products(a.Catalog), search.Categories(a.Catalog), search.Guides(a.Content))
	if err := a.fill(ctx); err != nil {
		return a, err
	}
	if err := errors.Join(a.Catalog.Load(ctx), a.Reviews.Load(ctx), a.Content.Load(ctx)); err != nil {
		return a, err
	}
	a.Search.Load()
	if a.Jobs, err = jobs.New(a.DB, a.Logger, jobs.Options{Workers: cfg.JobWorkers}); err != nil {
		return a, fmt.Errorf("prepare background jobs: %w", err)
	}
	a.registerJobs()
	return a, nil
}

func (a *App) openStorage(ctx context.Context) error {
	if err := os.MkdirAll(a.Config.Data, 0o700); err != nil {
		return fmt.Errorf("make the data folder: %w", err)
	}
	var err error
	if a.DB, err = db.Open(ctx, a.Config.Database(), db.Options{}); err != nil {
		return fmt.Errorf("open the database: %w", err)
	}
	a.closers = append(a.closers, a.DB.Close)
	if err := a.DB.Migrate(ctx, migrations.FS); err != nil {
		return fmt.Errorf("migrate the database: %w", err)
	}
	a.health.Add("database", a.DB.Ping)
	a.Media, err = blob.NewDisk(filepath.Join(a.Config.Data, "media"))
	return err
}

// fill writes the demonstration store into an empty database, everywhere but in production.
func (a *App) fill(ctx context.Context) error {
	if a.Config.IsProduction() {
		return nil
	}
	needed, err := seed.Needed(ctx, a.DB)
	if err != nil {
		return err
	}
	if !needed { // another copy may have filled the database; the pictures must be on this machine, too
		return seed.Pictures(ctx, a.Media)
	}
	a.Logger.Info("filling the empty store with the demonstration catalogue")
	return a.Seed(ctx)
}

// Seed writes the demonstration store.
func (a *App) Seed(ctx context.Context) error {
	if err := seed.Run(ctx, a.DB, a.Media, a.Clock); err != nil {
		return fmt.Errorf("fill the store: %w", err)
	}
	return nil
}

// startPages reads the web build and starts what renders it. Without a web build there are no pages and no
// server; without Node, or with a broken bundle, the pages go out as shells and browsers render them.
func (a *App) startPages(ctx context.Context) error {
	if a.web == nil {
		a.web = builtWeb()
	}
	var err error
	if a.client, err = fs.Sub(a.web, "client"); err != nil {
		return err
	}
	if a.assets, err = pages.LoadAssets(a.client); err != nil {
		return err
	}
	bundle, err := fs.Sub(a.web, "server")
	if err != nil {
		return err
	}
	a.renderer = a.startRenderer(ctx, bundle)
	a.closers = append(a.closers, a.renderer.Close)
	return nil
}

// builtWeb is the web build inside the binary.
func builtWeb() fs.FS {
	dist, err := fs.Sub(web.Dist, "dist")
	if err != nil {
		panic(err) // the folder's name is embedded with it
	}
	return dist
}

func (a *App) startRenderer(ctx context.Context, bundle fs.FS) ssr.Renderer {
	if a.Config.RenderWorkers == 0 {
		return ssr.Absent(errors.New("MYLO_RENDER_WORKERS is 0"))
	}
	renderer, err := ssr.Start(ctx, ssr.Options{
		Bundle: bundle, Entry: bundleEntry,
		Workers: a.Config.RenderWorkers, Deadline: a.Config.RenderDeadline,
		MaxMemoryMB: a.Config.RenderMemoryMB, NodePath: a.Config.NodePath,
		Logger: a.Logger, Registry: a.registry,
	})
	if err != nil {
		a.Logger.Error("pages cannot be rendered on the server; browsers will render them", "error", err)
		return ssr.Absent(err)
	}
	return renderer
}

// Close lets go of everything, last opened first.
func (a *App) Close() error {
	var failed []error
	for i := len(a.closers) - 1; i >= 0; i-- {
		failed = append(failed, a.closers[i]())
	}
	a.closers = nil
	return errors.Join(failed...)
}
