package db

import (
	"strconv"
	"strings"
	"sync/atomic"
)

// maxQueries bounds the remembered texts; a program has a few hundred, so more can only come from texts built in
// a loop, and those are read afresh each time.
const maxQueries = 4096

// query is what there is to know about one SQL text.
type query struct {
	text         string // as the engine wants it
	placeholders int
	writes       bool
	plan         atomic.Pointer[plan] // how the last result was scanned
}

// query gives the remembered reading of text.
func (d *DB) query(text string) *query {
	if q, ok := d.queries.Load(text); ok {
		return q.(*query)
	}
	q := parse(text, d.engine == Postgres)
	if d.queryRoom.Add(1) <= maxQueries {
		actual, _ := d.queries.LoadOrStore(text, q)
		return actual.(*query)
	}
	return q
}

// parse counts the placeholders of text, tells whether it writes, and numbers the placeholders if asked to.
// Placeholders and keywords inside strings, quoted names and comments are left alone.
func parse(text string, number bool) *query {
	q := &query{text: text}
	var out strings.Builder
	first, with := true, false
	copied := 0
	for i := 0; i < len(text); {
		if end := skip(text, i); end > i {
			i = end
			continue
		}
		switch c := text[i]; {
		case c == '?':
			q.placeholders++
			if number {
				out.WriteString(text[copied:i])
				out.WriteByte('$')
				out.WriteString(strconv.Itoa(q.placeholders))
				copied = i + 1
			}
			i++
		case isWord(c):
			end := i
			for end < len(text) && isWord(text[end]) {
				end++
			}
			word := text[i:end]
			if first {
				first = false
				with = strings.EqualFold(word, "with")
				q.writes = !with && !startsRead(word)
			} else if with && startsWrite(word) {
				q.writes = true
			}
			i = end
		default:
			i++
		}
	}
	if number && q.placeholders > 0 {
		out.WriteString(text[copied:])
		q.text = out.String()
	}
	return q
}

// skip gives the end of the string, quoted name or comment that starts at i, or i if none does.
func skip(text string, i int) int {
	rest := text[i:]
	switch {
	case rest[0] == '\'' || rest[0] == '"':
		// A doubled quote inside reads as two strings side by side, which skips just as well.
		if end := strings.IndexByte(rest[1:], rest[0]); end >= 0 {
			return i + end + 2
		}
		return len(text)
	case strings.HasPrefix(rest, "--"):
		if end := strings.IndexByte(rest, '\n'); end >= 0 {
			return i + end + 1
		}
		return len(text)
	case strings.HasPrefix(rest, "/*"):
		if end := strings.Index(rest[2:], "*/"); end >= 0 {
			return i + end + 4
		}
		return len(text)
	}
	return i
}

func isWord(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 0x80
}

func startsRead(word string) bool {
	return strings.EqualFold(word, "select") || strings.EqualFold(word, "values") || strings.EqualFold(word, "explain")
}

func startsWrite(word string) bool {
	return strings.EqualFold(word, "insert") || strings.EqualFold(word, "update") ||
		strings.EqualFold(word, "delete") || strings.EqualFold(word, "replace")
}
