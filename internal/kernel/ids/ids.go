// Package ids makes names for rows and visitors: unguessable, and sorted by the time they were made.
package ids

import (
	"crypto/rand"
	"encoding/base32"
	"encoding/binary"
	"strings"
	"time"

	"mylo/internal/kernel/clock"
)

// alphabet is Crockford's: no letter that is mistaken for a digit, and in ascending order, so that
// ids sort like the bytes they stand for.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

const bodyLength = 26

var encoding = base32.NewEncoding(alphabet).WithPadding(base32.NoPadding)

// New makes an id such as "cart_01k9…": the prefix, then 26 characters that hold the millisecond it was
// made at and 82 random bits. A later id sorts after an earlier one of another millisecond.
func New(prefix string) string { return At(prefix, clock.System{}.Now()) }

// At is New at a chosen time.
func At(prefix string, t time.Time) string {
	// 26 characters carry 130 bits: 48 of time and 82 of chance. Seventeen bytes are encoded and the
	// last characters, beyond the 26th, dropped.
	var raw [17]byte
	binary.BigEndian.PutUint64(raw[:8], uint64(t.UnixMilli())<<16)
	rand.Read(raw[6:]) //nolint:errcheck // it never fails: the program ends instead.
	return prefix + "_" + encoding.EncodeToString(raw[:])[:bodyLength]
}

// Guest makes the id of somebody who has not signed in: the value of the cookie web_user_id.
func Guest() string { return New("g") }

// Browser makes the id of a browser: the value of the cookie browser_id.
func Browser() string { return New("b") }

// ValidGuest says whether id could have been made by Guest. An id of another kind, such as a customer's, is none.
func ValidGuest(id string) bool { return strings.HasPrefix(id, "g_") && Valid(id) }

// ValidBrowser says whether id could have been made by Browser.
func ValidBrowser(id string) bool { return strings.HasPrefix(id, "b_") && Valid(id) }

// Valid says whether id could have been made by New with some prefix of lower-case letters. Use it on
// what comes back in a cookie or a URL; it does not say that the thing exists.
func Valid(id string) bool {
	prefix, body, ok := strings.Cut(id, "_")
	if !ok || prefix == "" || len(prefix) > 16 || len(body) != bodyLength {
		return false
	}
	return strings.Trim(prefix, "abcdefghijklmnopqrstuvwxyz") == "" && strings.Trim(body, alphabet) == ""
}
