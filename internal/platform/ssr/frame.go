package ssr

import (
	"encoding/binary"
	"fmt"
	"io"
)

// A request is a four-byte big-endian length and the payload. An answer is a status byte, a
// four-byte big-endian length and the body. A worker sends one answer unasked: when it is ready.
const (
	requestHeader = 4
	answerHeader  = 5

	statusOK     = 0
	statusScript = 1

	// maxFrame bounds what either side may ask the other to hold in memory.
	maxFrame = 32 << 20
)

// appendRequest appends the request that carries payload to dst.
func appendRequest(dst, payload []byte) []byte {
	dst = binary.BigEndian.AppendUint32(dst, uint32(len(payload))) //nolint:gosec // Render has checked it against maxFrame.
	return append(dst, payload...)
}

// readAnswer reads one answer. The scratch buffer takes the first read, so that an answer which
// fits costs one system call; the body is always a copy of its own. An answer that promises more
// than maxFrame, or sends more than it promised, is an error: the two sides have lost step.
func readAnswer(r io.Reader, scratch []byte) (status byte, body []byte, err error) {
	n, err := io.ReadAtLeast(r, scratch, answerHeader)
	if err != nil {
		return 0, nil, err
	}
	status, size := scratch[0], int(binary.BigEndian.Uint32(scratch[1:]))
	if size > maxFrame {
		return 0, nil, fmt.Errorf("answer of %d bytes is over the limit of %d", size, maxFrame)
	}
	got := scratch[answerHeader:n]
	if len(got) > size {
		return 0, nil, fmt.Errorf("answer of %d bytes is followed by %d nobody asked for", size, len(got)-size)
	}
	body = make([]byte, size)
	copy(body, got)
	if _, err := io.ReadFull(r, body[len(got):]); err != nil {
		return 0, nil, err
	}
	return status, body, nil
}
