package faults

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"mylo/e2e/server"
)

func TestAFullDiskStopsWritesAndNothingElse(t *testing.T) {
	t.Parallel()
	disk := newDisk(t)
	s := startIn(t, t.TempDir(), "MYLO_DATA="+disk.folder)
	guest := newShopper(t, s.URL)
	must(t, 200)(guest.page(productPath))
	must(t, 200)(guest.add())

	disk.fill(t, s)
	var refused answer
	eventually(t, 20*time.Second, "adding is refused", func() bool {
		a, err := guest.add()
		refused = a
		return err == nil && a.status != 200
	})
	if refused.status != 503 || refused.code() == "" {
		t.Errorf("adding answered %s, want 503 with a code", refused)
	}
	must(t, 200)(guest.page(productPath))
	must(t, 200)(guest.page(productPath + "?fresh=1"))
	must(t, 200)(guest.call("/api/getProduct/970"))
	must(t, 200)(guest.call("/healthz"))
	if !strings.Contains(s.Log(), "db.unavailable") {
		t.Error("the log does not say that the database cannot write")
	}

	disk.free(t, s)
	eventually(t, 20*time.Second, "adding works again", func() bool {
		a, err := guest.add()
		return err == nil && a.status == 200
	})
}

// disk is a place for data that can be made full.
type disk struct {
	folder string
	own    bool // a file system of its own; otherwise the process is kept from writing
}

// newDisk mounts a small file system where that is allowed.
func newDisk(t *testing.T) disk {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "disk")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=24m"); err != nil {
		return disk{folder: folder}
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(folder, syscall.MNT_DETACH); err != nil {
			t.Errorf("unmount: %v", err)
		}
	})
	return disk{folder: folder, own: true}
}

func (d disk) ballast() string { return filepath.Join(d.folder, "ballast") }

func (d disk) fill(t *testing.T, s *server.Server) {
	t.Helper()
	if !d.own {
		limitFiles(t, s, "0")
		return
	}
	f, err := os.Create(d.ballast())
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for block := make([]byte, 4096); ; {
		if _, err := f.Write(block); errors.Is(err, syscall.ENOSPC) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

func (d disk) free(t *testing.T, s *server.Server) {
	t.Helper()
	if !d.own {
		limitFiles(t, s, "unlimited")
		return
	}
	if err := os.Remove(d.ballast()); err != nil {
		t.Fatal(err)
	}
}

// limitFiles sets the largest file that the running program may write.
func limitFiles(t *testing.T, s *server.Server, size string) {
	t.Helper()
	out, err := exec.Command("prlimit", "--pid", strconv.Itoa(s.PID()), "--fsize="+size+":unlimited").CombinedOutput()
	if err != nil {
		t.Fatalf("prlimit: %v\n%s", err, out)
	}
}
