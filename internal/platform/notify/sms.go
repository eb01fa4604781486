package notify

import (
	"context"
	"log/slog"
	"maps"
	"regexp"
	"slices"
	"strings"

	"mylo/internal/kernel/errs"
)

// The two ways in which a message can fail.
var (
	// ErrUnavailable says that the provider could not be asked or was not able to answer. Trying again later can help.
	ErrUnavailable = errs.New(errs.Unavailable, "notify.unavailable", "Messages cannot be sent right now. Please try again in a moment.")
	// ErrRefused says that this message will never be sent as it is. Trying again cannot help.
	ErrRefused = errs.New(errs.Refused, "notify.refused", "We could not send a message to this number.")
)

// SMS is one text message to one person.
type SMS struct {
	To       string            // the whole number in digits, country first: 919876543210
	Template string            // the provider's id of a registered text
	Vars     map[string]string // what stands in the text's variables
}

// SMSSender hands a message to a provider. It returns the provider's id for it, ErrUnavailable or ErrRefused. A nil error
// means that the provider took the message, not that it has arrived.
type SMSSender interface {
	Send(ctx context.Context, message SMS) (providerID string, err error)
}

// String names the template alone, so that a message printed by accident gives nobody away.
func (m SMS) String() string { return "sms " + m.Template }

// LogValue is String for logs.
func (m SMS) LogValue() slog.Value { return slog.StringValue(m.String()) }

// dialable says whether to can be the digits of a complete number: at most fifteen, and no country begins with 0.
func dialable(to string) bool {
	return len(to) >= 8 && len(to) <= 15 && to[0] != '0' && strings.Trim(to, "0123456789") == ""
}

// anonymous takes out of a provider's words what belongs to the receiver of m: every value that was sent, and every number
// that is long enough to be a phone or a code.
func (m SMS) anonymous(words string) string {
	values := slices.SortedFunc(maps.Values(m.Vars), func(a, b string) int { return len(b) - len(a) })
	for _, value := range values {
		if len(value) > 2 {
			words = strings.ReplaceAll(words, value, masked)
		}
	}
	return longNumber.ReplaceAllString(words, masked)
}

const masked = "[hidden]"

var longNumber = regexp.MustCompile(`[0-9]{4,}`)
