package httpx

import (
	"bytes"
	"encoding/json"
	"errors"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"
)

var errNotText = errors.New("body is not sound UTF-8 text")

// strictJSON is encoding/json that refuses what it would otherwise let pass silently: broken UTF-8,
// which it replaces, and NUL characters, which PostgreSQL cannot store.
var strictJSON = huma.Format{
	Marshal: huma.DefaultJSONFormat.Marshal,
	Unmarshal: func(data []byte, v any) error {
		if !utf8.Valid(data) || hasNUL(data) {
			return errNotText
		}
		return json.Unmarshal(data, v)
	},
}

// hasNUL finds the escape of a NUL character. A backslash that is itself escaped starts no escape.
func hasNUL(data []byte) bool {
	for {
		i := bytes.IndexByte(data, '\\')
		if i < 0 {
			return false
		}
		if bytes.HasPrefix(data[i+1:], []byte("u0000")) {
			return true
		}
		data = data[min(i+2, len(data)):]
	}
}
