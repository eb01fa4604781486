package load

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"
)

// conn speaks just enough HTTP/1.1 to ask again and again on one kept-alive connection. The standard client costs
// more than the server under test, and both share the same two cores.
type conn struct {
	net.Conn
	r *bufio.Reader
}

func dial(addr string) (*conn, error) {
	c, err := net.Dial("tcp", addr)
	if err != nil {
		return nil, err
	}
	return &conn{Conn: c, r: bufio.NewReaderSize(c, 64<<10)}, nil
}

// ask sends a prepared request and reads the whole answer. It returns the status and the body's size.
func (c *conn) ask(request []byte) (status, size int, err error) {
	if _, err := c.Write(request); err != nil {
		return 0, 0, err
	}
	line, err := c.r.ReadSlice('\n')
	if err != nil {
		return 0, 0, err
	}
	if len(line) < 12 {
		return 0, 0, fmt.Errorf("not a status line: %q", line)
	}
	status, err = strconv.Atoi(string(line[9:12]))
	if err != nil {
		return 0, 0, fmt.Errorf("not a status line: %q", line)
	}
	length, chunked, err := c.header()
	if err != nil {
		return status, 0, err
	}
	switch {
	case chunked:
		size, err = c.chunks()
	case length >= 0:
		size, err = c.r.Discard(length)
	case status != 204 && status != 304:
		err = errors.New("the answer has neither a length nor chunks")
	}
	return status, size, err
}

// header reads up to the empty line and reports how the body is framed; length is -1 when it is not said.
func (c *conn) header() (length int, chunked bool, err error) {
	length = -1
	for {
		line, err := c.r.ReadSlice('\n')
		if err != nil {
			return 0, false, err
		}
		if len(line) <= 2 {
			return length, chunked, nil
		}
		if value, ok := field(line, "Content-Length"); ok {
			if length, err = strconv.Atoi(string(value)); err != nil {
				return 0, false, err
			}
		} else if value, ok := field(line, "Transfer-Encoding"); ok {
			chunked = bytes.EqualFold(value, []byte("chunked"))
		}
	}
}

func (c *conn) chunks() (size int, err error) {
	for {
		line, err := c.r.ReadSlice('\n')
		if err != nil {
			return size, err
		}
		n, err := strconv.ParseUint(string(bytes.TrimSpace(line)), 16, 31)
		if err != nil {
			return size, err
		}
		if _, err := c.r.Discard(int(n) + 2); err != nil {
			return size, err
		}
		if n == 0 {
			return size, nil
		}
		size += int(n)
	}
}

// field returns the value of a header line if it has that name.
func field(line []byte, name string) ([]byte, bool) {
	if len(line) <= len(name) || line[len(name)] != ':' || !bytes.EqualFold(line[:len(name)], []byte(name)) {
		return nil, false
	}
	return bytes.TrimSpace(line[len(name)+1:]), true
}

// isClosed tells an answer that never came from one that was wrong.
func isClosed(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, net.ErrClosed) || errors.Is(err, io.ErrUnexpectedEOF)
}
