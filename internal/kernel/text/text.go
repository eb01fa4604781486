// Package text shortens what people read and what is counted, without ever cutting a letter in two.
package text

import "unicode/utf8"

const (
	shortLimit = 30
	shortKeep  = 28
)

// Short is a name as a narrow place shows it: 30 characters or more become the first 28 and two dots.
// A character is what a reader takes for one, so a Devanagari syllable with its vowel sign counts once.
func Short(s string) string {
	if len(s) < shortLimit {
		return s
	}
	count, end := 0, 0
	for cluster := range Graphemes(s) {
		if count++; count <= shortKeep {
			end += len(cluster)
		}
		if count == shortLimit {
			return s[:end] + ".."
		}
	}
	return s
}

// The limits of CutForAnalytics, by event.
var analyticsLimits = map[string]int{"api_error": 99, "OTP_failed": 98}

const analyticsLimit = 100

// CutForAnalytics cuts a value to what an analytics event of that name may carry: 99 code points for
// api_error, 98 for OTP_failed and 100 for any other. It stops before a character that would not fit whole.
func CutForAnalytics(s, event string) string {
	limit, ok := analyticsLimits[event]
	if !ok {
		limit = analyticsLimit
	}
	if len(s) <= limit {
		return s
	}
	end := 0
	for cluster := range Graphemes(s) {
		if limit -= utf8.RuneCountInString(cluster); limit < 0 {
			break
		}
		end += len(cluster)
	}
	return s[:end]
}
