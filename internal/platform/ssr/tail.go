package ssr

import (
	"strings"
	"sync"
)

// tail keeps the last words of a worker's standard output and error, for the log line about its end.
type tail struct {
	mu   sync.Mutex
	last []byte
}

// Write never fails, so that a worker which prints too much is not held up.
func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.last = append(t.last, p[max(0, len(p)-outputKept):]...)
	if extra := len(t.last) - outputKept; extra > 0 {
		t.last = append(t.last[:0], t.last[extra:]...)
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.TrimSpace(strings.ToValidUTF8(string(t.last), ""))
}
