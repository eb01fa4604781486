package server

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Process is one line of the system's process table.
type Process struct {
	PID, Parent int
	Name        string // the program's file name
	Command     string // the whole command line
	Memory      int64  // resident, in bytes
	CPU         time.Duration
}

// tick is the unit in which the system counts processor time.
const tick = 10 * time.Millisecond

// Tree lists a process and everything below it, from /proc.
func Tree(pid int) []Process {
	children := map[int][]Process{}
	var tree []Process
	for _, p := range table() {
		children[p.Parent] = append(children[p.Parent], p)
		if p.PID == pid {
			tree = append(tree, p)
		}
	}
	for i := 0; i < len(tree); i++ {
		tree = append(tree, children[tree[i].PID]...)
	}
	return tree
}

// Memory is the resident memory of a process and everything below it, in bytes.
func Memory(pid int) int64 {
	var sum int64
	for _, p := range Tree(pid) {
		sum += p.Memory
	}
	return sum
}

// CPU is the processor time that a process and everything below it have used.
func CPU(pid int) time.Duration {
	var sum time.Duration
	for _, p := range Tree(pid) {
		sum += p.CPU
	}
	return sum
}

func table() []Process {
	folders, err := filepath.Glob("/proc/[0-9]*")
	if err != nil {
		return nil
	}
	var all []Process
	for _, folder := range folders {
		if p, ok := read(folder); ok {
			all = append(all, p)
		}
	}
	return all
}

// read takes one process apart; a process that has ended meanwhile is not there.
func read(folder string) (Process, bool) {
	pid, err := strconv.Atoi(filepath.Base(folder))
	if err != nil {
		return Process{}, false
	}
	stat, err := os.ReadFile(folder + "/stat")
	if err != nil {
		return Process{}, false
	}
	// The name stands in parentheses and may hold anything, so the fields are counted from the last one.
	name, rest, ok := bytes.Cut(stat[bytes.IndexByte(stat, '(')+1:], []byte(") "))
	fields := strings.Fields(string(rest))
	if !ok || len(fields) < 22 {
		return Process{}, false
	}
	parent, _ := strconv.Atoi(fields[1])
	pages, _ := strconv.ParseInt(fields[21], 10, 64)
	user, _ := strconv.ParseInt(fields[11], 10, 64)
	system, _ := strconv.ParseInt(fields[12], 10, 64)
	command, _ := os.ReadFile(folder + "/cmdline")
	return Process{
		PID: pid, Parent: parent, Name: string(name), Memory: pages * int64(os.Getpagesize()),
		CPU:     time.Duration(user+system) * tick,
		Command: strings.TrimSpace(string(bytes.ReplaceAll(command, []byte{0}, []byte{' '}))),
	}, true
}
