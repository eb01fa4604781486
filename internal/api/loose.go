package api

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// Loose is a plain value that clients send as text, as a number or as true and false, whichever came to hand. It is
// kept as text; null and a missing value are empty.
type Loose string

// UnmarshalJSON takes any plain value.
func (l *Loose) UnmarshalJSON(raw []byte) error {
	switch {
	case string(raw) == "null":
		*l = ""
		return nil
	case raw[0] == '"':
		var text string
		err := json.Unmarshal(raw, &text)
		*l = Loose(strings.TrimSpace(text))
		return err
	default:
		*l = Loose(raw)
		return nil
	}
}

// Schema describes the value in the OpenAPI document.
func (Loose) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{AnyOf: []*huma.Schema{{Type: huma.TypeString}, {Type: huma.TypeNumber}, {Type: huma.TypeBoolean}}, Nullable: true}
}

// Number reads a whole number from 0 to 2^53; what is none is 0.
func (l Loose) Number() int64 {
	n, err := strconv.ParseInt(string(l), 10, 64)
	if err != nil || n < 0 || n > 1<<53 {
		return 0
	}
	return n
}

// Yes reads a flag.
func (l Loose) Yes() bool { return l == "1" || strings.EqualFold(string(l), "true") }
