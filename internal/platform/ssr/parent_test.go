package ssr_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"mylo/internal/platform/ssr"
)

// parentVariable makes this test program play a server that is about to be killed. It holds the folder
// to use.
const parentVariable = "SSR_TEST_PARENT"

// beParent starts two workers, one idle and one in an endless loop, says their process ids and waits.
func beParent() {
	r, err := ssr.Start(context.Background(), ssr.Options{
		Bundle: os.DirFS("testdata/faults"), Entry: "entry.js", Dir: os.Getenv(parentVariable), Workers: 1, Deadline: time.Hour,
	})
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	stuck, err := r.Render(context.Background(), []byte(`{"deed":"pid"}`))
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	go func() { _, _ = r.Render(context.Background(), []byte(`{"deed":"loop"}`)) }()
	for r.Stats().Busy == 0 {
		time.Sleep(time.Millisecond)
	}
	idle, err := ssr.Start(context.Background(), ssr.Options{
		Bundle: os.DirFS("testdata/faults"), Entry: "entry.js", Dir: os.Getenv(parentVariable), Workers: 1,
	})
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	waits, err := idle.Render(context.Background(), []byte(`{"deed":"pid"}`))
	fmt.Println(string(stuck), string(waits), err)
	select {}
}

func TestWorkersAndFoldersDoNotOutliveAKilledServer(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	parent := exec.CommandContext(t.Context(), program)
	parent.Env = append(os.Environ(), parentVariable+"="+dir)
	out, err := parent.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := parent.Start(); err != nil {
		t.Fatal(err)
	}
	line, _ := bufio.NewReader(out).ReadString('\n')
	var stuck, idle int
	if _, err := fmt.Sscan(strings.TrimSpace(line), &stuck, &idle); err != nil {
		t.Fatalf("the parent said %q: %v", line, err)
	}
	if !running(stuck) || !running(idle) {
		t.Fatalf("the workers %d and %d do not run", stuck, idle)
	}
	if err := parent.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = parent.Wait()
	eventually(t, "the workers are gone", func() bool { return !running(stuck) && !running(idle) })

	left, _ := filepath.Glob(filepath.Join(dir, "*"))
	if len(left) != 2 {
		t.Fatalf("the killed server left %v", left)
	}
	old := time.Now().Add(-time.Hour)
	for _, path := range left {
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	start(t, func(o *ssr.Options) { o.Dir = dir })
	now, _ := filepath.Glob(filepath.Join(dir, "*"))
	if len(now) != 1 {
		t.Errorf("the next server found %v and left %v", left, now)
	}
	for _, path := range now {
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	start(t, func(o *ssr.Options) { o.Dir = dir })
	if now, _ := filepath.Glob(filepath.Join(dir, "*")); len(now) != 2 {
		t.Errorf("a folder in use was removed: %v", now)
	}
}

// running is alive, but a process that nobody has collected yet does not count.
func running(pid int) bool {
	text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return alive(pid) && !os.IsNotExist(err)
	}
	_, state, _ := strings.Cut(string(text), ") ")
	return !strings.HasPrefix(state, "Z")
}
