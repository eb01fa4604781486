package faults

import (
	"bufio"
	"context"
	"database/sql"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // asks the cluster where it lives

	"mylo/e2e/server"
)

func TestAKilledPostgresIsSaidClearlyAndSurvived(t *testing.T) {
	t.Parallel()
	pg := startPostgres(t)
	s := start(t, "MYLO_DATABASE_URL="+pg.url)
	guest := newShopper(t, s.URL)
	must(t, 200)(guest.page(productPath))
	must(t, 200)(guest.add())

	pg.kill(t)
	eventually(t, 20*time.Second, "/readyz says that the database is gone", func() bool {
		return server.Answers(t.Context(), s.URL+"/readyz", 503)
	})
	must(t, 200)(guest.call("/healthz"))
	must(t, 200)(guest.page(productPath)) // the catalogue is in memory
	a := must(t, 503)(guest.add())
	if a.code() != "db.unavailable" {
		t.Errorf("adding answered %s, want the code db.unavailable", a)
	}
	page := must(t, 503)(guest.page("/cart"))
	if !strings.Contains(page.header.Get("Content-Type"), "text/html") || !strings.Contains(page.body, "<h1") {
		t.Errorf("/cart answered %s, want a page that says so", page)
	}

	pg.restart(t)
	eventually(t, 30*time.Second, "/readyz is well again", func() bool {
		return server.Answers(t.Context(), s.URL+"/readyz", 200)
	})
	must(t, 200)(guest.add())
	cart := must(t, 200)(guest.call("/api/cart"))
	if !strings.Contains(cart.body, `"quantity":2`) {
		t.Errorf("the cart after the restart: %s", cart)
	}
}

// postgres is a cluster of this test alone, started by scripts/with-postgres.
type postgres struct {
	url, data string
	bin       string
	options   string // as it was started
}

func startPostgres(t *testing.T) *postgres {
	t.Helper()
	cmd := exec.Command(filepath.Join(root(), "scripts/with-postgres"), "sh", "-c", "echo $TEST_POSTGRES_URL; exec sleep 600")
	cmd.Env = append(os.Environ(), "WITH_POSTGRES_DURABLE=1") // what was confirmed must survive the kill
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM) // it removes the cluster
		_ = cmd.Wait()
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("scripts/with-postgres gave no address: %v", err)
	}
	pg := &postgres{url: strings.TrimSpace(line)}
	pg.locate(t)
	return pg
}

// locate asks the cluster where its data is, and how it was started.
func (p *postgres) locate(t *testing.T) {
	t.Helper()
	db, err := sql.Open("pgx", p.url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow("SHOW data_directory").Scan(&p.data); err != nil {
		t.Fatal(err)
	}
	command, err := os.ReadFile(filepath.Join(p.data, "postmaster.opts"))
	if err != nil {
		t.Fatal(err)
	}
	program, _, _ := strings.Cut(string(command), " ")
	p.bin = filepath.Dir(program)
	u, err := url.Parse(p.url)
	if err != nil {
		t.Fatal(err)
	}
	p.options = "-p " + u.Port() + " -c listen_addresses=127.0.0.1 -c unix_socket_directories=" + filepath.Dir(p.data) +
		" -c max_connections=400"
}

// kill ends the cluster as the kernel would when memory runs out.
func (p *postgres) kill(t *testing.T) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(p.data, "postmaster.pid"))
	if err != nil {
		t.Fatal(err)
	}
	first, _, _ := strings.Cut(string(text), "\n")
	pid, err := strconv.Atoi(first)
	if err != nil {
		t.Fatal(err)
	}
	for _, process := range server.Tree(pid) {
		if err := syscall.Kill(process.PID, syscall.SIGKILL); err != nil {
			t.Logf("kill %s: %v", process.Command, err)
		}
	}
	eventually(t, 10*time.Second, "the cluster is dead", func() bool { return syscall.Kill(pid, 0) != nil })
}

// restart starts the cluster again on its port, with its data.
func (p *postgres) restart(t *testing.T) {
	t.Helper()
	args := []string{filepath.Join(p.bin, "pg_ctl"), "start", "-D", p.data, "-s", "-w", "-t", "60", "-l", "/dev/null", "-o", p.options}
	if os.Getuid() == 0 {
		args = append([]string{"runuser", "-u", "postgres", "--"}, args...)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Dir = "/"
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("start the cluster again: %v\n%s", err, out)
	}
}
