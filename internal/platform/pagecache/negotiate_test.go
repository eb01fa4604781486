package pagecache

import "testing"

func TestTheBestEncodingThatTheClientAcceptsIsChosen(t *testing.T) {
	t.Parallel()
	for accept, want := range map[string]encoding{
		"":                             identity,
		"identity":                     identity,
		"deflate, zstd":                identity,
		"gzip":                         gzipped,
		"x-gzip":                       gzipped,
		"gzip, deflate, br, zstd":      brotlied,
		"gzip,br":                      brotlied,
		"GZIP, BR":                     brotlied,
		" br ;q=0.5 , gzip;q=1.0":      brotlied,
		"br;q=0, gzip":                 gzipped,
		"br;q=0.000, gzip;q=0":         identity,
		"br; Q=0 , gzip ; q = 0.001":   gzipped,
		"*":                            brotlied,
		"*;q=0":                        identity,
		"br;q=0, *":                    gzipped,
		"gzip;q=0, *;q=0.1":            brotlied,
		"gzip, *;q=0":                  gzipped,
		"identity;q=0":                 identity,
		"br;q=":                        brotlied,
		"brotli, gzip2":                identity,
		",,;;q=0,gzip,,":               gzipped,
		"br;level=9;q=0, gzip;q=0;x=1": identity,
	} {
		if got := negotiate([]string{accept}); got != want {
			t.Errorf("%q: got %d, want %d", accept, got, want)
		}
	}
	if got := negotiate([]string{"gzip", "br"}); got != brotlied {
		t.Errorf("two lines: got %d", got)
	}
	if got := negotiate(nil); got != identity {
		t.Errorf("no line: got %d", got)
	}
}

func TestATagIsFoundInAnyListThatHoldsIt(t *testing.T) {
	t.Parallel()
	const tag = `W/"abc"`
	for header, want := range map[string]bool{
		"":                       false,
		`W/"abc"`:                true,
		`"abc"`:                  true,
		`"x", W/"y" ,"abc"`:      true,
		`"a,b\", "abc"`:          true,
		`*`:                      true,
		` * `:                    true,
		`"abcd"`:                 false,
		`abc`:                    false,
		`W/abc`:                  false,
		`"abc`:                   false,
		`"x" "abc"`:              true,
		`"*"`:                    false,
		`w/"abc"`:                false,
		`"x", W/"W/", "ab", "c"`: false,
	} {
		if got := matches([]string{header}, tag); got != want {
			t.Errorf("%s: got %t", header, got)
		}
	}
	if !matches([]string{`"x"`, `"abc"`}, tag) || matches(nil, tag) {
		t.Error("lines are not read one by one")
	}
}

func FuzzHeadersNeverHurt(f *testing.F) {
	f.Add(`br;q=0, gzip`, `W/"a", "b"`)
	f.Fuzz(func(t *testing.T, accept, match string) {
		if e := negotiate([]string{accept}); e < identity || e > brotlied {
			t.Errorf("encoding %d", e)
		}
		matches([]string{match}, `W/"abc"`)
	})
}
