// Package faults breaks things under the real program and checks that it goes on answering: render workers that
// die or hang, a machine without Node, a killed PostgreSQL, a full disk, a power cut. Each test starts the binary
// on a free port with data of its own. `go test -short` leaves them out.
package faults
