package sandbox

import (
	"regexp"
	"strings"
	"sync"
	"time"

	"mylo/internal/kernel/lang"
)

// kept is how many messages the inbox remembers.
const kept = 200

// Message is one SMS as it would have arrived.
type Message struct {
	ID         string        `json:"id"`   // the provider's id of the request
	To         string        `json:"to"`   // 919876543210
	From       string        `json:"from"` // the registered header, MYLOIN-T
	Template   string        `json:"template"`
	Language   lang.Language `json:"language"`
	Text       string        `json:"text"`
	Code       string        `json:"code,omitempty"` // what a phone would offer to fill in
	ReceivedAt time.Time     `json:"receivedAt"`
}

// inbox keeps the newest messages. The zero value is empty.
type inbox struct {
	mu       sync.Mutex
	messages []Message // oldest first
}

func (b *inbox) add(messages ...Message) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.messages = append(b.messages, messages...)
	if over := len(b.messages) - kept; over > 0 {
		b.messages = append([]Message(nil), b.messages[over:]...) // a copy, so that the old ones can be forgotten
	}
}

// to lists the messages, newest first, whose number ends in digits; all of them when it is empty.
func (b *inbox) to(digits string) []Message {
	b.mu.Lock()
	defer b.mu.Unlock()
	found := []Message{}
	for i := len(b.messages) - 1; i >= 0; i-- {
		if strings.HasSuffix(b.messages[i].To, digits) {
			found = append(found, b.messages[i])
		}
	}
	return found
}

func (b *inbox) clear() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.messages = nil
}

// boundLine is the last line of a text whose code is meant for one site: @shop.example #123456.
var boundLine = regexp.MustCompile(`(?:^|\n)@\S+ #(\S+)$`)

// boundCode gives the code that a phone would offer to the site named in the text, or nothing.
func boundCode(text string) string {
	found := boundLine.FindStringSubmatch(text)
	if found == nil {
		return ""
	}
	return found[1]
}
