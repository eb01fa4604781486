package pagecache

import (
	"bytes"
	"compress/flate"
	"hash/crc32"
	"io"
	"sync"

	"github.com/andybalholm/brotli"
)

// encoding is a content coding that pages are kept in, from the least wanted to the most.
type encoding int

const (
	identity encoding = iota
	gzipped
	brotlied
	encodings
)

// effort is how long a compressor may think.
type effort int

const (
	quick effort = iota // for the first response, and for pages that are sent once
	best                // for pages that are asked for again
	efforts
)

// Measured on a 48 KB page: brotli 1 takes 0.16 ms, 9 takes 1.7 ms for 18 % less; gzip 1 takes
// 0.16 ms, 6 takes 1.1 ms for 13 % less.
var (
	brotliLevels = [efforts]int{1, 9}
	gzipLevels   = [efforts]int{1, 6}

	brotliWriters, gzipWriters [efforts]sync.Pool
)

// flusher is a compressor that can be used again.
type flusher interface {
	io.Writer
	Flush() error
	Reset(w io.Writer)
}

var gzipHeader = []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff}

// appendHead appends an encoded, unfinished document that ends on a byte boundary, so that appendTail can
// continue it.
func appendHead(dst []byte, e encoding, how effort, body []byte) []byte {
	switch {
	case e == gzipped:
		return flush(append(dst, gzipHeader...), &gzipWriters[how], func() flusher {
			w, _ := flate.NewWriter(nil, gzipLevels[how]) // fails only for a level that does not exist
			return w
		}, body)
	case e == brotlied && len(body) == 0:
		return append(dst, brotliEmptyStart)
	case e == brotlied:
		return flush(dst, &brotliWriters[how], func() flusher {
			return brotli.NewWriterLevel(nil, brotliLevels[how])
		}, body)
	default:
		return append(dst, body...)
	}
}

// flush appends body to dst by way of a compressor from the pool. Writing to memory does not fail.
func flush(dst []byte, pool *sync.Pool, fresh func() flusher, body []byte) []byte {
	w, ok := pool.Get().(flusher)
	if !ok {
		w = fresh()
	}
	out := bytes.NewBuffer(dst)
	w.Reset(out)
	_, _ = w.Write(body)
	_ = w.Flush()
	w.Reset(io.Discard) // so that the pool does not hold the page
	pool.Put(w)
	return out.Bytes()
}

const (
	storedMost  = 1<<16 - 1 // bytes in one stored deflate block
	storedHead  = 5
	gzipTrailer = 8

	brotliMost = 1 << 16 // bytes in one uncompressed meta-block with a length of four nibbles
	brotliHead = 3
	brotliEnd  = 0x03 // last, empty
	// brotliEmptyStart is a whole stream up to the first byte boundary: window of 16 bits (0), not
	// last (0), a metadata block (11), reserved (0), no length (00); the rest is padding.
	brotliEmptyStart = 0x0c
)

// tailSize is how many bytes appendTail appends for a tail of n bytes.
func tailSize(e encoding, n int) int {
	switch e {
	case gzipped:
		return n + max(1, blocks(n, storedMost))*storedHead + gzipTrailer
	case brotlied:
		return n + blocks(n, brotliMost)*brotliHead + 1
	default:
		return n
	}
}

func blocks(n, most int) int { return (n + most - 1) / most }

// appendTail finishes a document that appendHead has begun. The tail goes in as it is: in stored blocks
// of deflate, or uncompressed meta-blocks of brotli. crc and size are those of the uncompressed body.
func appendTail(dst []byte, e encoding, tail []byte, crc uint32, size int) []byte {
	switch e {
	case gzipped:
		return appendGzipTail(dst, tail, crc, size)
	case brotlied:
		return appendBrotliTail(dst, tail)
	default:
		return append(dst, tail...)
	}
}

// appendGzipTail is RFC 1951, section 3.2.4, and RFC 1952, section 2.3.
func appendGzipTail(dst, tail []byte, crc uint32, size int) []byte {
	crc = crc32.Update(crc, crc32.IEEETable, tail)
	size += len(tail)
	for final := false; !final; {
		part := tail[:min(len(tail), storedMost)]
		tail = tail[len(part):]
		final = len(tail) == 0
		n := uint16(len(part)) //nolint:gosec // at most storedMost
		dst = append(dst, bit(final), byte(n), byte(n>>8), byte(^n), byte(^n>>8))
		dst = append(dst, part...)
	}
	return append(dst, byte(crc), byte(crc>>8), byte(crc>>16), byte(crc>>24),
		byte(size), byte(size>>8), byte(size>>16), byte(size>>24))
}

// appendBrotliTail is RFC 7932, section 9.2: not last (0), four nibbles (00), the length less one in
// 16 bits, uncompressed (1), padding.
func appendBrotliTail(dst, tail []byte) []byte {
	for len(tail) > 0 {
		part := tail[:min(len(tail), brotliMost)]
		tail = tail[len(part):]
		head := uint32(len(part)-1)<<3 | 1<<19 //nolint:gosec // at most brotliMost
		dst = append(dst, byte(head), byte(head>>8), byte(head>>16))
		dst = append(dst, part...)
	}
	return append(dst, brotliEnd)
}

func bit(b bool) byte {
	if b {
		return 1
	}
	return 0
}
