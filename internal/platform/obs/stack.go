package obs

import "runtime"

// maxStack bounds the stack of one log line.
const maxStack = 16 << 10

// Stack gives the stack of the calling goroutine, for the log line about a panic.
func Stack() string {
	buf := make([]byte, maxStack)
	return string(buf[:runtime.Stack(buf, false)])
}
