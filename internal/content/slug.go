package content

import (
	"encoding/json"
	"strings"
)

// validSlug says whether a slug can be an address: small letters, digits, single dashes between them.
func validSlug(slug string) bool {
	if slug == "" || strings.HasPrefix(slug, "-") || strings.HasSuffix(slug, "-") || strings.Contains(slug, "--") {
		return false
	}
	return strings.Trim(slug, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// encodeBlocks writes blocks as they are stored, and refuses those that could not be read back.
func encodeBlocks(blocks []Block) (string, error) {
	text, err := json.Marshal(blocks)
	if err != nil {
		return "", err
	}
	if _, err := ParseBlocks(text); err != nil {
		return "", err
	}
	return string(text), nil
}
