package pagecache

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"math/rand/v2"
	"os/exec"
	"testing"

	"github.com/andybalholm/brotli"
	"pgregory.net/rapid"
)

// finished is a document in an encoding, tail and all.
func finished(e encoding, begun, body, tail []byte) []byte {
	whole := appendTail(bytes.Clone(begun), e, tail, crc32.ChecksumIEEE(body), len(body))
	if want := len(begun) + tailSize(e, len(tail)); len(whole) != want {
		panic(fmt.Sprintf("encoding %d, body %d, tail %d: %d bytes, tailSize promised %d", e, len(body), len(tail), len(whole), want))
	}
	return whole
}

func decode(e encoding, in []byte) ([]byte, error) {
	source := bytes.NewReader(in)
	var out []byte
	var err error
	switch e {
	case gzipped:
		var r *gzip.Reader
		if r, err = gzip.NewReader(source); err != nil {
			return nil, err
		}
		r.Multistream(false)
		out, err = io.ReadAll(r)
	case brotlied:
		out, err = io.ReadAll(brotli.NewReader(source))
	default:
		return in, nil
	}
	if err == nil && source.Len() > 0 {
		err = fmt.Errorf("%d bytes after the end", source.Len())
	}
	return out, err
}

var (
	bodySizes = []int{0, 1, 2, 3, 511, 4096, 65535, 65536}
	tailSizes = []int{0, 1, 300, 65535, 65536, 65537, 131_070, 131_072, 200_000}
)

// noise is what no compressor can make smaller.
func noise(size int) []byte {
	all := make([]byte, size)
	_, _ = rand.NewChaCha8([32]byte{1}).Read(all)
	return all
}

// texts gives an easy and a hard body of a size.
func texts(size int) map[string][]byte {
	return map[string][]byte{
		"html":  bytes.Repeat([]byte("<li class=\"card\">नमस्ते ₹1,197</li>\n"), size/40+1)[:size],
		"noise": noise(size),
	}
}

func TestATailCanBeAppendedToACompressedBodyOfAnySize(t *testing.T) {
	t.Parallel()
	for _, e := range []encoding{identity, gzipped, brotlied} {
		for _, how := range []effort{quick, best} {
			for _, size := range bodySizes {
				for kind, body := range texts(size) {
					begun := appendHead(nil, e, how, body)
					tails := tailSizes
					if size > 4096 {
						tails = []int{0, 300, 65536}
					}
					for _, n := range tails {
						got, err := decode(e, finished(e, begun, body, noise(n)))
						if err != nil || !bytes.Equal(got, append(bytes.Clone(body), noise(n)...)) {
							t.Errorf("encoding %d, effort %d, %s of %d bytes, tail of %d: %d bytes, %v", e, how, kind, size, n, len(got), err)
						}
					}
				}
			}
		}
	}
}

func TestATailCanBeAppendedToAMegabyte(t *testing.T) {
	t.Parallel()
	for _, e := range []encoding{gzipped, brotlied} {
		for kind, body := range texts(1 << 20) {
			got, err := decode(e, finished(e, appendHead(nil, e, quick, body), body, noise(70_000)))
			if err != nil || !bytes.Equal(got, append(bytes.Clone(body), noise(70_000)...)) {
				t.Errorf("encoding %d, %s: %d bytes, %v", e, kind, len(got), err)
			}
		}
	}
}

func TestATailCanBeAppendedToAnything(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		e := encoding(rapid.IntRange(int(identity), int(brotlied)).Draw(t, "encoding"))
		how := effort(rapid.IntRange(int(quick), int(best)).Draw(t, "effort"))
		piece := rapid.SliceOfN(rapid.Byte(), 0, 100).Draw(t, "piece")
		body := bytes.Repeat(piece, rapid.IntRange(0, 300).Draw(t, "times"))
		tail := rapid.SliceOfN(rapid.Byte(), 0, 200).Draw(t, "tail")
		got, err := decode(e, finished(e, appendHead(nil, e, how, body), body, tail))
		if err != nil || !bytes.Equal(got, append(bytes.Clone(body), tail...)) {
			t.Fatalf("got %d bytes, %v", len(got), err)
		}
	})
}

// Node's zlib and brotli are the C libraries that browsers use, and stricter than Go's in places.
func TestNodeReadsWhatWeWrite(t *testing.T) {
	t.Parallel()
	type probe struct {
		Brotli bool   `json:"brotli"`
		Data   []byte `json:"data"`
		CRC    uint32 `json:"crc"`
		Size   int    `json:"size"`
	}
	var probes []probe
	for _, e := range []encoding{gzipped, brotlied} {
		for _, size := range []int{0, 1, 3, 511, 65535, 65536} {
			for _, body := range texts(size) {
				begun := appendHead(nil, e, quick, body)
				for _, n := range []int{0, 1, 300, 65535, 65536, 70_000} {
					whole := append(bytes.Clone(body), noise(n)...)
					probes = append(probes, probe{e == brotlied, finished(e, begun, body, noise(n)), crc32.ChecksumIEEE(whole), len(whole)})
				}
			}
		}
	}
	const script = `
		const zlib = require("node:zlib");
		const table = Array.from({ length: 256 }, (_, n) => {
			for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
			return n >>> 0;
		});
		const crc32 = (bytes) => {
			let c = 0xffffffff;
			for (const b of bytes) c = table[(c ^ b) & 255] ^ (c >>> 8);
			return (c ^ 0xffffffff) >>> 0;
		};
		let text = "";
		process.stdin.on("data", (d) => (text += d)).on("end", () => {
			for (const [i, p] of JSON.parse(text).entries()) {
				const data = Buffer.from(p.data, "base64");
				const out = p.brotli ? zlib.brotliDecompressSync(data) : zlib.gunzipSync(data);
				if (out.length !== p.size || crc32(out) !== p.crc) throw new Error("probe " + i + " differs");
			}
			console.log("all the same");
		});`
	in, err := json.Marshal(probes)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), "node", "-e", script)
	cmd.Stdin = bytes.NewReader(in)
	out, err := cmd.CombinedOutput()
	if err != nil || !bytes.Contains(out, []byte("all the same")) {
		t.Errorf("node: %v\n%s", err, out)
	}
}
