package ssr

import (
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

//go:embed worker.mjs
var workerScript []byte

const (
	folderPattern = "mylo-ssr-*"
	lockName      = ".lock"
	scriptName    = "worker.mjs"
	bundleName    = "bundle"

	// A folder younger than this may belong to a process that has not locked it yet.
	youngFolder = time.Minute
)

// folder is the private place on disk from which the workers load their code. Its lock file is held
// for as long as the process lives, so that a folder left by a killed process can be told from one
// in use.
type folder struct {
	path string
	lock *os.File
}

// newFolder copies the bundle and the worker script into a folder of their own under dir.
func newFolder(dir string, bundle fs.FS) (_ *folder, err error) {
	if dir == "" {
		dir = os.TempDir()
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	removeAbandoned(dir)
	path, err := os.MkdirTemp(dir, folderPattern)
	if err != nil {
		return nil, err
	}
	f := &folder{path: path}
	defer func() {
		if err != nil {
			err = errors.Join(err, f.remove())
		}
	}()
	if f.lock, err = os.Create(filepath.Join(path, lockName)); err != nil {
		return nil, err
	}
	if err := flock(f.lock); err != nil {
		return nil, fmt.Errorf("lock %s: %w", path, err)
	}
	if err := os.CopyFS(filepath.Join(path, bundleName), bundle); err != nil {
		return nil, fmt.Errorf("copy the server bundle: %w", err)
	}
	// Node takes a .js file for an ES module only below a package.json that says so.
	err = errors.Join(
		os.WriteFile(filepath.Join(path, "package.json"), []byte(`{"type":"module"}`), 0o600),
		os.WriteFile(filepath.Join(path, scriptName), workerScript, 0o600),
	)
	return f, err
}

func (f *folder) script() string             { return filepath.Join(f.path, scriptName) }
func (f *folder) bundle(entry string) string { return filepath.Join(f.path, bundleName, entry) }

func (f *folder) remove() error {
	if f.lock != nil {
		_ = f.lock.Close()
	}
	return os.RemoveAll(f.path)
}

// removeAbandoned clears away the folders of processes that were killed. It does what it can:
// a folder it may not touch is somebody else's.
func removeAbandoned(dir string) {
	paths, err := filepath.Glob(filepath.Join(dir, folderPattern))
	if err != nil {
		return
	}
	for _, path := range paths {
		info, err := os.Lstat(path)
		if err != nil || !info.IsDir() || time.Since(info.ModTime()) < youngFolder {
			continue
		}
		lock, err := os.OpenFile(filepath.Join(path, lockName), os.O_RDWR, 0)
		if err != nil {
			continue
		}
		if flock(lock) == nil {
			_ = os.RemoveAll(path)
		}
		_ = lock.Close()
	}
}

func flock(f *os.File) error {
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
}
