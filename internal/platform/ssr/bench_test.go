package ssr_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"mylo/internal/platform/ssr"
)

// BenchmarkSocket is what the way to a worker and back costs: the render itself does nothing.
func BenchmarkSocket(b *testing.B) {
	for _, size := range []int{1 << 10, 40 << 10} {
		b.Run(fmt.Sprintf("%dKB", size>>10), func(b *testing.B) {
			r := startBench(b, ssr.Options{Bundle: os.DirFS("testdata/faults"), Entry: "entry.js", Workers: 1})
			payload := deed("echo", "text", strings.Repeat("x", size))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := r.Render(b.Context(), payload); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkReact renders a page of 501 elements with React, by one client and by many.
func BenchmarkReact(b *testing.B) {
	root, err := filepath.Abs("../../../package.json")
	if err != nil {
		b.Fatal(err)
	}
	entry, err := os.ReadFile("testdata/react/entry.js")
	if err != nil {
		b.Fatal(err)
	}
	bundle := fstest.MapFS{
		"entry.js": {Data: entry},
		"root.js":  {Data: fmt.Appendf(nil, "export const root = %q;", root)},
	}
	type item struct {
		ID    int    `json:"id"`
		Name  string `json:"name"`
		Price int    `json:"price"`
	}
	var page struct {
		Title string `json:"title"`
		Items []item `json:"items"`
	}
	for i := range 83 {
		page.Items = append(page.Items, item{i, fmt.Sprintf("Reusable cloth diaper number %d", i), 399 + i})
	}
	payload, err := json.Marshal(page)
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct{ workers, clients int }{{1, 1}, {1, 8}, {2, 8}} {
		b.Run(fmt.Sprintf("workers=%d/clients=%d", c.workers, c.clients), func(b *testing.B) {
			r := startBench(b, ssr.Options{Bundle: bundle, Entry: "entry.js", Workers: c.workers})
			for range 500 {
				if _, err := r.Render(b.Context(), payload); err != nil {
					b.Fatal(err)
				}
			}
			b.ResetTimer()
			var wg sync.WaitGroup
			var next atomic.Int64
			for range c.clients {
				wg.Go(func() {
					for next.Add(1) <= int64(b.N) {
						if _, err := r.Render(b.Context(), payload); err != nil {
							b.Error(err)
							return
						}
					}
				})
			}
			wg.Wait()
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "renders/s")
			b.ReportMetric(float64(r.Stats().Memory)/1e6, "MB")
		})
	}
}

func startBench(b *testing.B, o ssr.Options) ssr.Renderer {
	b.Helper()
	o.Dir = b.TempDir()
	r, err := ssr.Start(b.Context(), o)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = r.Close() })
	return r
}
