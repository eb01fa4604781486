package main

import (
	"net/http"
	"os"
	"strconv"
	"strings"
)

// serveBare answers every request with the bytes of a file and nothing else: the most that net/http can do, and so
// the measure of what the house around it costs. A file that ends in .br is sent as brotli.
func serveBare(addr, file string) error {
	body, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	header := map[string]string{
		"Content-Type":   "text/html; charset=utf-8",
		"Content-Length": strconv.Itoa(len(body)),
	}
	if strings.HasSuffix(file, ".br") {
		header["Content-Encoding"] = "br"
	}
	return http.ListenAndServe(addr, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range header {
			w.Header().Set(name, value)
		}
		_, _ = w.Write(body) // the client is gone: nothing to tell it
	}))
}
