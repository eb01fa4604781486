// Command bench measures the server on this machine: how many answers a second, how long they take and how much
// memory they need, on both database engines, and says which budgets are met. It never fails because of a number.
//
//	bench                  measure bin/mylo; PostgreSQL too when TEST_POSTGRES_URL is set
//	bench bare ADDR FILE   serve the bytes of FILE with a bare net/http handler (the measurement starts it itself)
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"time"
)

func main() {
	if len(os.Args) == 4 && os.Args[1] == "bare" {
		exitOn(serveBare(os.Args[2], os.Args[3]))
		return
	}
	seconds := flag.Int("seconds", 5, "how long each scenario runs")
	binary := flag.String("binary", "bin/mylo", "the program to measure")
	only := flag.String("only", "", "run only the scenarios with this word in their name")
	flag.Parse()

	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	path, err := filepath.Abs(*binary)
	exitOn(err)
	b := bench{binary: path, duration: time.Duration(*seconds) * time.Second, only: *only}
	exitOn(b.run(ctx))
}

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}
