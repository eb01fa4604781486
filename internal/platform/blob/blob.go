// Package blob keeps files that are not part of the program: pictures, uploads. A Store knows nothing of what is
// in them. Keys are made by the caller and contain the hash of the content, so a file never changes under its key.
package blob

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"mylo/internal/kernel/errs"
)

// ErrNotFound says that no file has that key, or that the key could be none.
var ErrNotFound = errs.New(errs.NotFound, "blob.not_found", "There is no such file.")

// Store keeps files by key.
type Store interface {
	// Put keeps the content under key. Putting the same key again is no error and changes nothing.
	Put(ctx context.Context, key string, content io.Reader) error
	// Open gives the content of a key, or ErrNotFound. The caller closes it.
	Open(ctx context.Context, key string) (File, error)
}

// File is the content of a key, ready to be served in parts.
type File interface {
	io.ReadSeekCloser
	Stat() (fs.FileInfo, error)
}

// Disk keeps files in a folder.
type Disk struct {
	dir string
}

// NewDisk makes a store in dir, which it creates.
func NewDisk(dir string) (*Disk, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("make the folder for files: %w", err)
	}
	return &Disk{dir: dir}, nil
}

// Put writes beside the target and renames, so that a file is there whole or not at all.
func (d *Disk) Put(_ context.Context, key string, content io.Reader) error {
	if !validKey(key) {
		return ErrNotFound.With("key", key)
	}
	target := filepath.Join(d.dir, key)
	if _, err := os.Stat(target); err == nil {
		return nil
	}
	part, err := os.CreateTemp(d.dir, ".part-*")
	if err != nil {
		return fmt.Errorf("keep file %s: %w", key, err)
	}
	defer os.Remove(part.Name())
	if _, err := io.Copy(part, content); err != nil {
		return errors.Join(fmt.Errorf("keep file %s: %w", key, err), part.Close())
	}
	if err := part.Close(); err != nil {
		return fmt.Errorf("keep file %s: %w", key, err)
	}
	if err := os.Chmod(part.Name(), 0o644); err != nil {
		return fmt.Errorf("keep file %s: %w", key, err)
	}
	return os.Rename(part.Name(), target)
}

// Open opens a file of the folder.
func (d *Disk) Open(_ context.Context, key string) (File, error) {
	if !validKey(key) {
		return nil, ErrNotFound
	}
	f, err := os.Open(filepath.Join(d.dir, key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("open file %s: %w", key, err)
	}
	return f, nil
}

// validKey admits plain names only: letters, digits, dash, underscore and dots that do not lead.
func validKey(key string) bool {
	if key == "" || len(key) > 200 || key[0] == '.' {
		return false
	}
	return strings.IndexFunc(key, func(c rune) bool {
		return !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_' || c == '.')
	}) < 0
}
