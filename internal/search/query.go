package search

import (
	"strings"

	"mylo/internal/kernel/text"
)

// Query is what somebody asked for, read once. The zero value asks for nothing.
type Query struct {
	Text  string // as asked, tidied and cut to a sensible length
	words []word // what counts of it
	all   []word // every word, for showing what was matched
}

// Bounds on a query. More than this is not a question.
const (
	maxQueryLetters = 80
	maxQueryWords   = 8
)

// Parse reads a query as it was typed. It understands everything: what makes no sense finds nothing.
func Parse(typed string) Query {
	q := Query{Text: tidy(typed)}
	q.all = words(q.Text, maxQueryWords*2)
	for _, w := range q.all {
		if !isStopWord(w.text) && len(q.words) < maxQueryWords {
			q.words = append(q.words, w)
		}
	}
	if len(q.words) == 0 {
		q.words = q.all[:min(len(q.all), maxQueryWords)]
	}
	return q
}

// IsEmpty says whether there is nothing to look for.
func (q Query) IsEmpty() bool { return len(q.words) == 0 }

// tidy makes every run of blanks and control characters one blank and cuts the rest off after maxQueryLetters letters.
func tidy(typed string) string {
	const enough = maxQueryLetters * 16 // bytes that surely hold the letters that count
	if len(typed) > enough {
		typed = typed[:enough]
	}
	joined := strings.Join(strings.FieldsFunc(strings.ToValidUTF8(typed, " "), func(r rune) bool {
		return r <= ' ' || r == 0x7f || r == '\u00a0' || r == '\u2028' || r == '\u2029'
	}), " ")
	letters, end := 0, 0
	for cluster := range text.Graphemes(joined) {
		if letters++; letters > maxQueryLetters {
			break
		}
		end += len(cluster)
	}
	return strings.TrimSpace(joined[:end])
}
