package obs

import "strings"

// scrub masks e-mail addresses and phone numbers inside a text. A text without any comes back as it
// is, without a copy.
func scrub(s string) string {
	if strings.IndexByte(s, '@') < 0 && !hasLongNumber(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for i := 0; i < len(s); {
		if end := emailAt(s, i); end > i {
			b.WriteString("[email]")
			i = end
		} else if end := phoneAt(s, i); end > i {
			b.WriteString("[number]")
			i = end
		} else {
			b.WriteByte(s[i])
			i++
		}
	}
	return b.String()
}

// hasLongNumber says whether there might be a phone number: seven digits near each other.
func hasLongNumber(s string) bool {
	run := 0
	for i := range len(s) {
		switch {
		case isDigit(s[i]):
			if run++; run == 7 {
				return true
			}
		case s[i] == ' ' || s[i] == '-' || s[i] == '+':
		default:
			run = 0
		}
	}
	return false
}

// emailAt gives the end of an e-mail address that starts at i, or i.
func emailAt(s string, i int) int {
	if i > 0 && isLocal(s[i-1]) {
		return i
	}
	j := i
	for j < len(s) && isLocal(s[j]) {
		j++
	}
	if j == i || j == len(s) || s[j] != '@' {
		return i
	}
	end := j + 1
	for end < len(s) && (isAlnum(s[end]) || s[end] == '.' || s[end] == '-') {
		end++
	}
	if end == j+1 {
		return i
	}
	return end
}

// phoneAt gives the end of a phone number that starts at i, or i: 10 to 13 digits in a row, or a
// plus sign and 8 to 15 digits with spaces or hyphens between them. Numbers that are part of a word
// are ids, not phones.
func phoneAt(s string, i int) int {
	if i > 0 && (isAlnum(s[i-1]) || s[i-1] == '_' || s[i-1] == '+') {
		return i
	}
	plus := s[i] == '+'
	j, digits, end := i, 0, i
	if plus {
		j++
	}
	for ; j < len(s); j++ {
		if isDigit(s[j]) {
			digits++
			end = j + 1
			continue
		}
		if !plus || (s[j] != ' ' && s[j] != '-') {
			break
		}
	}
	if end < len(s) && (isAlnum(s[end]) || s[end] == '_') {
		return i
	}
	if plus && digits >= 8 && digits <= 15 || !plus && digits >= 10 && digits <= 13 {
		return end
	}
	return i
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isAlnum(c byte) bool {
	return isDigit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func isLocal(c byte) bool {
	return isAlnum(c) || strings.IndexByte("._%+-", c) >= 0
}
