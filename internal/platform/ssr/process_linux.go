package ssr

import (
	"bytes"
	"os"
	"strconv"
	"syscall"
)

// processAttributes makes the kernel kill a worker whose parent is gone, even in the middle of an
// endless loop, and keeps a Ctrl-C at the terminal from reaching the workers before the server has
// finished its requests.
func processAttributes() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Setpgid: true}
}

// residentBytes says how much memory a process holds, or 0 if that cannot be known.
func residentBytes(pid int) int64 {
	text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/statm")
	if err != nil {
		return 0
	}
	fields := bytes.Fields(text)
	if len(fields) < 2 {
		return 0
	}
	pages, err := strconv.ParseInt(string(fields[1]), 10, 64)
	if err != nil {
		return 0
	}
	return pages * int64(os.Getpagesize())
}
