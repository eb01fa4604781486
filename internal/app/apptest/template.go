package apptest

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"mylo/internal/app"
	"mylo/internal/app/config"
	"mylo/internal/kernel/clock"
)

// template is a folder with a filled demonstration store. Filling takes seconds and copying does not, so it is filled
// once for all tests of a package.
var template = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "mylo-template-*")
	if err != nil {
		return "", err
	}
	cfg := config.Default()
	cfg.Env, cfg.Data, cfg.RenderWorkers, cfg.JobWorkers = config.Test, dir, 0, 0
	a, err := app.New(context.Background(), cfg, app.Options{Logger: slog.New(slog.DiscardHandler), Clock: clock.At(Now), Web: Web()})
	if err != nil {
		return dir, err
	}
	return dir, a.Close()
})

// Main runs the tests of a package that boots the program, and clears away the store they were copied from.
func Main(m *testing.M) int {
	code := m.Run()
	if dir, err := template(); err == nil {
		os.RemoveAll(dir)
	}
	return code
}

// furnish puts a copy of the filled store into a test's data folder. The pictures are shared: nobody changes them.
func furnish(data string) error {
	dir, err := template()
	if err != nil {
		return fmt.Errorf("fill the template: %w", err)
	}
	if err := os.Symlink(filepath.Join(dir, "media"), filepath.Join(data, "media")); err != nil {
		return err
	}
	from, err := os.Open(filepath.Join(dir, "mylo.db"))
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := os.Create(filepath.Join(data, "mylo.db"))
	if err != nil {
		return err
	}
	if _, err := io.Copy(to, from); err != nil {
		return err
	}
	return to.Close()
}
