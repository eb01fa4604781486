//go:build !linux

package ssr

import "syscall"

// processAttributes keeps a Ctrl-C at the terminal from the workers. That they end with their parent
// is left to the socket: here the kernel offers nothing stronger.
func processAttributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// residentBytes is not known here; the heap limit of V8 still holds.
func residentBytes(int) int64 { return 0 }
