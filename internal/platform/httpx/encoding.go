package httpx

import (
	"strings"
)

// AcceptedEncoding chooses among the encodings a server has for an answer, by the client's
// Accept-Encoding. The best quality wins, ties go to the earlier one in have, and "" means that the
// answer must go out as it is.
func AcceptedEncoding(acceptEncoding string, have ...string) string {
	if acceptEncoding == "" {
		return ""
	}
	chosen, best := "", 0.0
	for _, encoding := range have {
		if q := encodingQuality(acceptEncoding, encoding); q > best {
			chosen, best = encoding, q
		}
	}
	return chosen
}

func encodingQuality(header, encoding string) float64 {
	star := 0.0
	for part := range strings.SplitSeq(header, ",") {
		name, q := weighted(part)
		if strings.EqualFold(name, encoding) {
			return q
		}
		if name == "*" {
			star = q
		}
	}
	return star
}

// compressible says whether bodies of this type get smaller. Pictures and fonts already are.
func compressible(contentType string) bool {
	mediaType, _, _ := strings.Cut(contentType, ";")
	mediaType = strings.TrimSpace(mediaType)
	if mediaType == "text/event-stream" {
		return false // a stream is about time, not size
	}
	switch {
	case strings.HasPrefix(mediaType, "text/"),
		strings.HasSuffix(mediaType, "+json"), strings.HasSuffix(mediaType, "+xml"):
		return true
	}
	switch mediaType {
	case "application/json", "application/javascript", "application/xml", "application/wasm",
		"application/x-ndjson":
		return true
	}
	return false
}
