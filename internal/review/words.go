package review

import (
	"slices"
	"strings"
	"unicode"

	"mylo/internal/kernel/lang"
)

// plain gives words as they are stored: without control characters and invisible marks that turn text around, and
// with at most one empty line between paragraphs. Joiners stay, because Devanagari needs them.
func plain(s string) string {
	s = strings.ReplaceAll(s, "\r\n", "\n")
	s = strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case r == '\r' || r == '\t' || r == '\u2028' || r == '\u2029':
			return ' '
		case unicode.IsControl(r), r >= '\u202a' && r <= '\u202e', r >= '\u2066' && r <= '\u2069', r == '\ufeff':
			return -1
		}
		return r
	}, s)
	var lines []string
	for line := range strings.SplitSeq(s, "\n") {
		line = strings.TrimSpace(line)
		if line == "" && (len(lines) == 0 || lines[len(lines)-1] == "") {
			continue
		}
		lines = append(lines, line)
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// hasMarkup finds something that looks like a tag. "baby < 5 kg" and "<3" do not.
func hasMarkup(s string) bool {
	for {
		i := strings.IndexByte(s, '<')
		if i < 0 {
			return false
		}
		s = s[i+1:]
		tag := strings.TrimPrefix(s, "/")
		if tag != "" && (tag[0] >= 'a' && tag[0] <= 'z' || tag[0] >= 'A' && tag[0] <= 'Z' || tag[0] == '!') && strings.Contains(tag, ">") {
			return true
		}
	}
}

// ends are how addresses end that people write without http. Shorter ones, as in "good.in the night", are more often
// a missing space than an address.
var ends = []string{".com", ".net", ".org", ".co.in", ".shop", ".info"}

// hasLink finds an address of the web or of mail.
func hasLink(s string) bool {
	for word := range strings.FieldsSeq(strings.ToLower(s)) {
		if strings.Contains(word, "://") || strings.HasPrefix(word, "www.") {
			return true
		}
		if _, host, ok := strings.Cut(word, "@"); ok && strings.Contains(host, ".") {
			return true
		}
		host, _, _ := strings.Cut(strings.Trim(word, ".,;:!?()'\"।"), "/")
		if slices.ContainsFunc(ends, func(end string) bool { return strings.HasSuffix(host, end) }) {
			return true
		}
	}
	return false
}

// phoneDigits is how many digits in a row, with perhaps a space or a dash between them, make a phone number.
const phoneDigits = 10

func hasPhone(s string) bool {
	digits, gap := 0, 0
	for _, r := range s {
		switch {
		case unicode.IsDigit(r):
			digits, gap = digits+1, 0
			if digits == phoneDigits {
				return true
			}
		case (r == ' ' || r == '-') && gap == 0:
			gap++
		default:
			digits, gap = 0, 0
		}
	}
	return false
}

// LanguageOf tells by the script in which language words are written, and gives otherwise for words without letters.
func LanguageOf(words string, otherwise lang.Language) lang.Language {
	devanagari, latin := 0, 0
	for _, r := range words {
		switch {
		case unicode.Is(unicode.Devanagari, r):
			devanagari++
		case unicode.Is(unicode.Latin, r):
			latin++
		}
	}
	switch {
	case devanagari > latin:
		return lang.Hi
	case latin > 0:
		return lang.En
	case otherwise == lang.Hi:
		return lang.Hi
	default:
		return lang.En
	}
}
