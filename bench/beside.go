package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"mylo/bench/load"
	"mylo/e2e/server"
)

const rounds = 3

// beside measures the scenario and a bare handler with the same bytes in turn, so that whatever else this machine
// does slows both alike, and takes the round in the middle.
func (b *bench) beside(ctx context.Context, engine, dir string, s *server.Server, sc scenario, ask *load.Request,
	measure func(url string, pid int, d time.Duration) (measured, error),
) error {
	bareURL, barePID, stop, err := startBare(ctx, dir, s.URL, ask)
	if err != nil {
		return err
	}
	defer stop()
	type round struct{ bare, page measured }
	var all []round
	for range rounds {
		var r round
		if r.bare, err = measure(bareURL, barePID, b.duration); err != nil {
			return err
		}
		if r.page, err = measure(s.URL, s.PID(), b.duration); err != nil {
			return err
		}
		all = append(all, r)
	}
	ratio := func(r round) float64 { return r.page.Rate() / r.bare.Rate() }
	slices.SortFunc(all, func(x, y round) int {
		if ratio(x) < ratio(y) {
			return -1
		}
		return 1
	})
	middle := all[len(all)/2]
	b.report.add(row{engine: engine, scenario: scenario{name: "  bare handler, same bytes", clients: sc.clients}, result: middle.bare})
	b.report.add(row{engine: engine, scenario: sc, result: middle.page, memory: server.Memory(s.PID()), ratio: ratio(middle)})
	return nil
}

// startBare fetches what the server answers and serves those bytes from a process of its own.
func startBare(ctx context.Context, dir, serverURL string, ask *load.Request) (url string, pid int, stop func(), err error) {
	body, encoding, err := fetch(ctx, serverURL, ask)
	if err != nil {
		return "", 0, nil, err
	}
	file := filepath.Join(dir, "page")
	if encoding != "" {
		file += "." + encoding
	}
	if err := os.WriteFile(file, body, 0o600); err != nil {
		return "", 0, nil, err
	}
	addr, err := server.FreeAddr()
	if err != nil {
		return "", 0, nil, err
	}
	self, err := os.Executable()
	if err != nil {
		return "", 0, nil, err
	}
	cmd := exec.Command(self, "bare", addr, file)
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		return "", 0, nil, err
	}
	stop = func() {
		_ = cmd.Process.Kill() // it has nothing to finish
		_ = cmd.Wait()
	}
	url = "http://" + addr
	for range 100 {
		if server.Answers(ctx, url, http.StatusOK) {
			return url, cmd.Process.Pid, stop, nil
		}
		time.Sleep(20 * time.Millisecond)
	}
	stop()
	return "", 0, nil, fmt.Errorf("the bare handler does not answer at %s", url)
}

// fetch asks the question once and returns the body as it came over the wire.
func fetch(ctx context.Context, serverURL string, ask *load.Request) (body []byte, encoding string, err error) {
	req, err := http.NewRequestWithContext(ctx, ask.Method, serverURL+ask.Path, nil)
	if err != nil {
		return nil, "", err
	}
	for _, line := range ask.Header {
		name, value, _ := strings.Cut(line, ": ")
		req.Header.Set(name, value)
	}
	res, err := http.DefaultTransport.RoundTrip(req)
	if err != nil {
		return nil, "", err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return nil, "", fmt.Errorf("%s answered %s", ask.Path, res.Status)
	}
	body, err = io.ReadAll(res.Body)
	return body, res.Header.Get("Content-Encoding"), err
}
