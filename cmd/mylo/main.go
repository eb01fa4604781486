// Command mylo is the whole product in one program: the shop, its pages, its calls and its background work.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// version is set when the program is built.
var version = "dev"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	err := run(ctx, os.Args[1:], os.Getenv, os.Stdout, os.Stderr)
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
	case errors.Is(err, errUnwell):
		os.Exit(1)
	default:
		fmt.Fprintln(os.Stderr, "mylo:", err)
		os.Exit(1)
	}
}
