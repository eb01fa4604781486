package pagecache

import "strings"

// negotiate chooses the best encoding that the client accepts: brotli, then gzip, then none. An
// encoding is accepted if it, or else "*", is listed with a quality above zero.
func negotiate(accept []string) encoding {
	var named, refused [encodings]bool
	star := false
	for _, line := range accept {
		for line != "" {
			var item string
			item, line, _ = strings.Cut(line, ",")
			name, params, _ := strings.Cut(item, ";")
			no := isZeroQuality(params)
			switch name = strings.TrimSpace(name); {
			case strings.EqualFold(name, "br"):
				named[brotlied], refused[brotlied] = true, no
			case strings.EqualFold(name, "gzip"), strings.EqualFold(name, "x-gzip"):
				named[gzipped], refused[gzipped] = true, no
			case name == "*":
				star = !no
			}
		}
	}
	for e := brotlied; e > identity; e-- {
		if (named[e] && !refused[e]) || (!named[e] && star) {
			return e
		}
	}
	return identity
}

// isZeroQuality says whether the parameters hold q=0, q=0.0 and the like.
func isZeroQuality(params string) bool {
	for params != "" {
		var p string
		p, params, _ = strings.Cut(params, ";")
		name, value, _ := strings.Cut(p, "=")
		if strings.EqualFold(strings.TrimSpace(name), "q") {
			value = strings.TrimSpace(value)
			return value != "" && strings.Trim(value, "0.") == ""
		}
	}
	return false
}

// matches says whether an If-None-Match header names the tag, which is weak. The comparison is weak,
// too: that a tag is marked as such makes no difference.
func matches(header []string, tag string) bool {
	opaque := strings.TrimPrefix(tag, "W/")
	for _, line := range header {
		for line != "" {
			line = strings.TrimLeft(line, " \t,")
			if strings.HasPrefix(line, "*") {
				return true
			}
			line = strings.TrimPrefix(line, "W/")
			if !strings.HasPrefix(line, `"`) {
				break // not a tag: the rest of the line cannot be trusted
			}
			end := strings.IndexByte(line[1:], '"')
			if end < 0 {
				break
			}
			if line[:end+2] == opaque {
				return true
			}
			line = line[end+2:]
		}
	}
	return false
}
