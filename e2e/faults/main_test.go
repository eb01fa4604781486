package faults

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"mylo/e2e/server"
)

// binary is the program under test, built once for all tests of this package.
var binary string

func TestMain(m *testing.M) {
	flag.Parse()
	if testing.Short() {
		fmt.Println("the fault tests need minutes; run go test without -short")
		os.Exit(0)
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "mylo-faults-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	binary = filepath.Join(dir, "mylo")
	build := exec.Command("go", "build", "-o", binary, "./cmd/mylo")
	build.Dir = root()
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "build the program: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// root is the top folder of the repository: tests run in their package's folder.
func root() string {
	wd, err := os.Getwd()
	if err != nil {
		panic(err)
	}
	return filepath.Dir(filepath.Dir(wd))
}

// start runs the program with data of its own and ends it with the test. Its log is shown when the test fails.
func start(t *testing.T, env ...string) *server.Server {
	t.Helper()
	return startIn(t, t.TempDir(), env...)
}

func startIn(t *testing.T, dir string, env ...string) *server.Server {
	t.Helper()
	env = append([]string{"MYLO_REQUESTS_PER_MINUTE=0"}, env...)
	s, err := server.Start(t.Context(), server.Options{Binary: binary, Dir: dir, Env: env})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the program said:\n%s", s.Log())
		}
		s.Kill()
	})
	return s
}
