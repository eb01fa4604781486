package notify

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"time"
)

// How long MSG91 may take. A person is waiting for the message.
const (
	connectWithin = time.Second
	answerWithin  = 5 * time.Second
)

// MSG91URL is the provider's own address.
const MSG91URL = "https://control.msg91.com/api/v5"

// MSG91Options say how to reach the provider.
type MSG91Options struct {
	BaseURL string        // such as MSG91URL; a query is kept
	AuthKey string        // the account's key
	Timeout time.Duration // for one message; 5 s when zero
}

// MSG91 sends by the Flow call of MSG91's API. It is safe for concurrent use.
type MSG91 struct {
	flow    string
	authKey string
	client  *http.Client
}

var _ SMSSender = (*MSG91)(nil)

// NewMSG91 makes a sender, or says what is wrong with the options. It does not speak to the provider.
func NewMSG91(o MSG91Options) (*MSG91, error) {
	base, err := url.Parse(o.BaseURL)
	if err != nil || base.Host == "" || base.Scheme != "http" && base.Scheme != "https" {
		return nil, errors.New("the address of MSG91 must be an http or https URL")
	}
	if o.AuthKey == "" {
		return nil, errors.New("MSG91 needs an authkey")
	}
	if o.Timeout == 0 {
		o.Timeout = answerWithin
	}
	return &MSG91{
		flow:    base.JoinPath("flow").String(),
		authKey: o.AuthKey,
		client: &http.Client{
			Timeout: o.Timeout,
			Transport: &http.Transport{
				Proxy:               http.ProxyFromEnvironment,
				DialContext:         (&net.Dialer{Timeout: connectWithin}).DialContext,
				TLSHandshakeTimeout: 2 * connectWithin,
				MaxIdleConnsPerHost: 8,
				IdleConnTimeout:     time.Minute,
				ForceAttemptHTTP2:   true,
			},
			// A redirect would carry the authkey and the number to wherever it points.
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
	}, nil
}

// Send asks MSG91 once. It returns ErrRefused without asking for a message that no provider could send: a number that is
// not one, no template, or a variable called like MSG91's own field.
func (s *MSG91) Send(ctx context.Context, message SMS) (string, error) {
	body, err := toFlow(message)
	if err != nil {
		return "", err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, s.flow, bytes.NewReader(body))
	if err != nil {
		return "", ErrRefused.Wrap(err)
	}
	r.Header.Set("Authkey", s.authKey)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json")
	answer, err := s.client.Do(r)
	if err != nil {
		return "", ErrUnavailable.Wrapf("ask MSG91: %w", withoutURL(err))
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(answer.Body, maxAnswer))
	if err != nil {
		return "", ErrUnavailable.Wrapf("read MSG91's answer: %w", err)
	}
	return fromFlow(message, answer.StatusCode, text)
}

// recipientField is where MSG91 reads the number, beside the variables.
const recipientField = "mobiles"

func toFlow(message SMS) ([]byte, error) {
	if !dialable(message.To) {
		return nil, ErrRefused.Wrapf("%v: the receiver is no complete number", message)
	}
	if message.Template == "" {
		return nil, ErrRefused.Wrapf("a message without a template")
	}
	recipient := map[string]string{}
	for name, value := range message.Vars {
		if name == "" || name == recipientField {
			return nil, ErrRefused.Wrapf("%v: %q cannot be a variable", message, name)
		}
		recipient[name] = value
	}
	recipient[recipientField] = message.To
	return json.Marshal(flowRequest{
		TemplateID: message.Template, ShortURL: "0", RealTimeResponse: "1",
		Recipients: []map[string]string{recipient},
	})
}

type flowRequest struct {
	TemplateID       string              `json:"template_id"`
	ShortURL         string              `json:"short_url"`
	RealTimeResponse string              `json:"realTimeResponse"`
	Recipients       []map[string]string `json:"recipients"`
}

const maxAnswer = 64 << 10

// flowAnswer is either the answer of the call (type and message) or that of the gateway before it (status, errors and
// apiError). Texts are kept raw, because some arrive as lists.
type flowAnswer struct {
	Type     string          `json:"type"`
	Message  json.RawMessage `json:"message"`
	Status   string          `json:"status"`
	Errors   json.RawMessage `json:"errors"`
	APIError json.RawMessage `json:"apiError"`
}

// fromFlow reads an answer. The status alone decides nothing when it is 200: MSG91 also refuses with it.
func fromFlow(message SMS, status int, body []byte) (string, error) {
	var a flowAnswer
	unreadable := json.Unmarshal(body, &a) != nil
	failed := ErrRefused
	switch {
	case status >= 500, status == http.StatusTooManyRequests, status == http.StatusRequestTimeout:
		failed = ErrUnavailable
	case status < 200 || status > 299:
	case unreadable, a.Type == "" && a.Status == "":
		failed = ErrUnavailable // not MSG91's words: something on the way answered
	case a.Type == "success":
		return plain(a.Message), nil
	}
	reason := message.anonymous(a.reason())
	return "", failed.Wrapf("%v: MSG91 answered %d %q", message, status, reason[:min(len(reason), maxReason)])
}

func (a *flowAnswer) reason() string {
	reason := a.Type + a.Status
	for _, raw := range []json.RawMessage{a.Message, a.Errors, a.APIError} {
		if text := plain(raw); text != "" {
			reason += " " + text
		}
	}
	return reason
}

// maxReason keeps a provider from filling the log.
const maxReason = 200

// plain gives a JSON text without its quotes, and anything else as it is written.
func plain(raw json.RawMessage) string {
	var text string
	if err := json.Unmarshal(raw, &text); err != nil {
		return string(raw)
	}
	return text
}

// withoutURL gives the cause alone: the address is configuration and may carry a secret.
func withoutURL(err error) error {
	if e, ok := errors.AsType[*url.Error](err); ok {
		return e.Err
	}
	return err
}
