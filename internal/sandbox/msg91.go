package sandbox

import (
	"bytes"
	"crypto/rand"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"regexp"

	"mylo/internal/platform/httpx"
)

// maxFlow is the largest request that MSG91's stand-in reads.
const maxFlow = 64 << 10

// flowRequest is MSG91's transactional call. A recipient holds the number under "mobiles" and the variables beside it.
type flowRequest struct {
	TemplateID string           `json:"template_id"`
	Recipients []map[string]any `json:"recipients"`
}

// flowAnswer is how the call itself speaks.
type flowAnswer struct {
	Type    string `json:"type"`
	Message string `json:"message"`
}

// gatewayAnswer is how the gateway before the call speaks, about keys.
type gatewayAnswer struct {
	Status   string `json:"status"`
	HasError bool   `json:"hasError"`
	Errors   string `json:"errors"`
	Code     string `json:"code"`
	APIError string `json:"apiError"`
}

// flow stands in for POST /flow. Refusals have MSG91's form; their wording is our own.
func (s *Sandbox) flow(w http.ResponseWriter, r *http.Request) error {
	if subtle.ConstantTimeCompare([]byte(r.Header.Get("authkey")), []byte(AuthKey)) != 1 {
		return httpx.WriteJSON(w, http.StatusUnauthorized, gatewayAnswer{
			Status: "fail", HasError: true, Errors: "Unauthorized", Code: "401", APIError: "201",
		})
	}
	// Read to the end before anything waits: net/http notices a client that leaves only after the body.
	body, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, maxFlow))
	if err != nil {
		return refuse(w, http.StatusBadRequest, "Request body is too large")
	}
	messages, wrong := s.read(r.Host, body)
	if wrong != "" {
		return refuse(w, http.StatusBadRequest, wrong)
	}
	if f, ok := chosenFailure(r.URL.Query(), messages); ok {
		return s.fail(w, r, f, messages)
	}
	s.inbox.add(messages...)
	return httpx.WriteJSON(w, http.StatusOK, flowAnswer{"success", messages[0].ID})
}

func refuse(w http.ResponseWriter, status int, why string) error {
	return httpx.WriteJSON(w, status, flowAnswer{"error", why})
}

var mobile = regexp.MustCompile(`^[1-9][0-9]{7,14}$`)

// read turns a request into the messages it asks for, or says what is wrong with it.
func (s *Sandbox) read(host string, body []byte) (messages []Message, wrong string) {
	var in flowRequest
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	if err := decoder.Decode(&in); err != nil || decoder.More() {
		return nil, "Invalid JSON"
	}
	t, known := templates[in.TemplateID]
	switch {
	case in.TemplateID == "":
		return nil, "template_id missing"
	case !known:
		return nil, "Invalid template"
	case len(in.Recipients) == 0:
		return nil, "recipients missing"
	}
	id := requestID()
	host = (&url.URL{Host: host}).Hostname()
	for _, recipient := range in.Recipients {
		vars := texts(recipient)
		to := vars["mobiles"]
		if !mobile.MatchString(to) {
			return nil, "Invalid mobile number"
		}
		text, missing := t.render(host, vars)
		if missing != "" {
			return nil, "Missing or invalid variable " + missing
		}
		messages = append(messages, Message{
			ID: id, To: to, From: t.from, Template: in.TemplateID, Language: t.language,
			Text: text, Code: boundCode(text), ReceivedAt: s.clock.Now(),
		})
	}
	return messages, ""
}

// texts keeps the fields that can stand in a text. MSG91 takes numbers for numbers and for variables, too.
func texts(recipient map[string]any) map[string]string {
	vars := make(map[string]string, len(recipient))
	for name, value := range recipient {
		switch v := value.(type) {
		case string:
			vars[name] = v
		case json.Number:
			vars[name] = v.String()
		}
	}
	return vars
}

func requestID() string {
	id := make([]byte, 12)
	_, _ = rand.Read(id) // never fails: it would end the program
	return hex.EncodeToString(id)
}
