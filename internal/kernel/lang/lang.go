// Package lang names the languages the shop speaks.
package lang

import (
	"encoding/json"
	"strings"
)

// Language is one of the languages below, as the language cookie and the URLs spell it.
type Language string

// The languages. English is the one that goes out when nothing says otherwise.
const (
	En Language = "en"
	Hi Language = "hi"
)

// All gives every language, English first.
func All() []Language { return []Language{En, Hi} }

// Parse reads a language from outside: "en", "hi", in any case, with or without a region ("hi-IN").
// It answers false for a language the shop does not speak.
func Parse(s string) (Language, bool) {
	primary, _, _ := strings.Cut(strings.ReplaceAll(strings.TrimSpace(s), "_", "-"), "-")
	switch l := Language(strings.ToLower(primary)); l {
	case En, Hi:
		return l, true
	default:
		return "", false
	}
}

// FromPreference reads the stored preference of a customer: 2, as a number or as text, is Hindi and
// anything else, a missing value included, is English.
func FromPreference(preference any) Language {
	hindi := false
	switch p := preference.(type) {
	case int:
		hindi = p == 2
	case int64:
		hindi = p == 2
	case float64:
		hindi = p == 2
	case json.Number:
		n, err := p.Float64()
		hindi = err == nil && n == 2
	case string:
		hindi = p == "2"
	}
	if hindi {
		return Hi
	}
	return En
}
