// Package load asks a server the same question from many clients at once and reports how fast it answered.
package load

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"
)

// Request is one question. Header lines stand as they are sent.
type Request struct {
	Method string
	Path   string
	Header []string
	Body   string
}

// Options describe a load.
type Options struct {
	URL      string // scheme and host of the server
	Clients  int
	Duration time.Duration
	// Next gives the n-th question of a client; it must be cheap. Every answer must have a status below 400.
	Next func(client, n int) *Request
}

// Result is what a load measured.
type Result struct {
	Requests      int
	Errors        int
	FirstError    string
	Elapsed       time.Duration
	Bytes         int // size of the last body
	P50, P95, P99 time.Duration
}

// Rate is the number of answers per second.
func (r Result) Rate() float64 {
	if r.Elapsed == 0 {
		return 0
	}
	return float64(r.Requests-r.Errors) / r.Elapsed.Seconds()
}

// Run puts the load on the server until the time is over or ctx ends.
func Run(ctx context.Context, o Options) (Result, error) {
	target, err := url.Parse(o.URL)
	if err != nil {
		return Result{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, o.Duration)
	defer cancel()
	clients := make([]client, o.Clients)
	var wg sync.WaitGroup
	start := time.Now()
	for i := range clients {
		wg.Go(func() { clients[i].run(ctx, i, target.Host, o.Next) })
	}
	wg.Wait()
	return merge(clients, time.Since(start)), nil
}

type client struct {
	took   []time.Duration
	errors int
	first  string
	bytes  int
}

func (c *client) run(ctx context.Context, id int, host string, next func(client, n int) *Request) {
	c.took = make([]time.Duration, 0, 1<<16)
	var link *conn
	var last *Request
	var raw []byte
	for n := 0; ctx.Err() == nil; n++ {
		if link == nil {
			var err error
			if link, err = dial(host); err != nil {
				c.fail(err.Error())
				time.Sleep(10 * time.Millisecond)
				continue
			}
		}
		if req := next(id, n); req != last {
			last, raw = req, req.bytes(host)
		}
		start := time.Now()
		status, size, err := link.ask(raw)
		c.took = append(c.took, time.Since(start))
		switch {
		case err != nil:
			c.fail(describe(err))
			link.Close()
			link = nil
		case status >= 400:
			c.fail(fmt.Sprintf("%s %s answered %d", last.Method, last.Path, status))
		default:
			c.bytes = size
		}
	}
	if link != nil {
		link.Close()
	}
}

func (c *client) fail(why string) {
	c.errors++
	if c.first == "" {
		c.first = why
	}
}

func describe(err error) string {
	if isClosed(err) {
		return "the server closed the connection"
	}
	return err.Error()
}

func (r *Request) bytes(host string) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s HTTP/1.1\r\nHost: %s\r\n", r.Method, r.Path, host)
	for _, line := range r.Header {
		b.WriteString(line + "\r\n")
	}
	if r.Body != "" {
		fmt.Fprintf(&b, "Content-Length: %d\r\n", len(r.Body))
	}
	b.WriteString("\r\n" + r.Body)
	return []byte(b.String())
}

func merge(clients []client, elapsed time.Duration) Result {
	res := Result{Elapsed: elapsed}
	var took []time.Duration
	for _, c := range clients {
		took = append(took, c.took...)
		res.Errors += c.errors
		if res.FirstError == "" {
			res.FirstError = c.first
		}
		res.Bytes = max(res.Bytes, c.bytes)
	}
	slices.Sort(took)
	res.Requests = len(took)
	res.P50, res.P95, res.P99 = quantile(took, 50), quantile(took, 95), quantile(took, 99)
	return res
}

// quantile is the smallest value that at least percent of the sorted values do not exceed.
func quantile(sorted []time.Duration, percent int) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[max((len(sorted)*percent+99)/100-1, 0)]
}
