package obs

import (
	"encoding/json"
	"log/slog"
	"slices"
	"strings"
	"unicode"
)

const masked = "[redacted]"

// private are the words that, in a key, say that the value belongs to a person or is a secret.
var private = []string{
	"mobile", "phone", "email", "address", "token", "otp", "authorization", "cookie", "name",
	"password", "secret", "pin", "pincode", "aadhaar", "pan", "card", "cvv", "upi",
}

// redact is the ReplaceAttr of every handler: values under a private key are masked, and the others
// lose the phone numbers and e-mail addresses inside them.
func redact(groups []string, a slog.Attr) slog.Attr {
	if len(groups) == 0 && (a.Key == slog.TimeKey || a.Key == slog.LevelKey || a.Key == slog.SourceKey) {
		return a
	}
	if isPrivate(a.Key) || slices.ContainsFunc(groups, isPrivate) {
		return slog.String(a.Key, masked)
	}
	switch a.Value.Kind() {
	case slog.KindString:
		if text := scrub(a.Value.String()); text != a.Value.String() {
			a.Value = slog.StringValue(text)
		}
	case slog.KindAny:
		a.Value = slog.AnyValue(redactAny(a.Value.Any()))
	default:
	}
	return a
}

// redactAny masks inside a value that is logged whole. What cannot be looked into is not logged.
func redactAny(v any) any {
	switch t := v.(type) {
	case nil:
		return nil
	case error:
		return scrub(t.Error())
	}
	raw, err := json.Marshal(v)
	if err != nil {
		return masked
	}
	var plain any
	if err := json.Unmarshal(raw, &plain); err != nil {
		return masked
	}
	return redactTree(plain)
}

func redactTree(v any) any {
	switch t := v.(type) {
	case string:
		return scrub(t)
	case []any:
		for i := range t {
			t[i] = redactTree(t[i])
		}
	case map[string]any:
		for key := range t {
			if isPrivate(key) {
				t[key] = masked
			} else {
				t[key] = redactTree(t[key])
			}
		}
	}
	return v
}

// isPrivate looks at the words of a key: user_phone, phoneNumber, Set-Cookie, emails.
func isPrivate(key string) bool {
	start := 0
	for i, r := range key {
		boundary := r == '_' || r == '-' || r == '.' || r == ' '
		hump := unicode.IsUpper(r) && i > 0 && key[i-1] >= 'a' && key[i-1] <= 'z'
		if !boundary && !hump {
			continue
		}
		if isPrivateWord(key[start:i]) {
			return true
		}
		start = i
		if boundary {
			start++
		}
	}
	return isPrivateWord(key[start:])
}

func isPrivateWord(word string) bool {
	if len(word) < 3 {
		return false
	}
	for _, p := range private {
		if strings.EqualFold(word, p) || len(word) == len(p)+1 && strings.EqualFold(word, p+"s") {
			return true
		}
	}
	return false
}
