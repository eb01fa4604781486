package httpx

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"sync"

	"mylo/internal/kernel/errs"
)

// ErrorBody is the one JSON form of an error, for every call of the house.
type ErrorBody struct {
	Detail ErrorDetail `json:"error"`

	status int
	cause  error
}

// ErrorDetail says what went wrong. Clients match on Code; Message is for a person.
type ErrorDetail struct {
	Code      string            `json:"code" example:"request.invalid" doc:"Stable name of the condition; match on this"`
	Message   string            `json:"message" doc:"An English sentence for a person"`
	Params    map[string]any    `json:"params,omitempty" doc:"Values that a translated message needs"`
	Fields    map[string]string `json:"fields,omitempty" doc:"Field name to the code of what is wrong with it"`
	RequestID string            `json:"requestId" doc:"Quote this when asking for help"`
}

func toBody(e *errs.Error, requestID string) ErrorBody {
	return ErrorBody{Detail: ErrorDetail{
		Code: e.Code, Message: e.Message, Params: e.Params, Fields: e.Fields, RequestID: requestID,
	}}
}

const maxPooledBuffer = 256 << 10

var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// WriteJSON answers with v as JSON. Nothing has been sent if it returns an error. Answers are not
// kept by caches unless the handler has set Cache-Control itself.
func WriteJSON(w http.ResponseWriter, status int, v any) error {
	buf, _ := buffers.Get().(*bytes.Buffer)
	buf.Reset()
	defer func() {
		if buf.Cap() <= maxPooledBuffer {
			buffers.Put(buf)
		}
	}()
	enc := json.NewEncoder(buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return fmt.Errorf("encode answer: %w", err)
	}
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Content-Length", strconv.Itoa(buf.Len()))
	if h.Get("Cache-Control") == "" {
		h.Set("Cache-Control", "no-store")
	}
	w.WriteHeader(status)
	_, _ = w.Write(buf.Bytes()) // a client that left is no error of ours
	return nil
}

// WriteError answers with e in the house's JSON form and the status of its kind.
func WriteError(w http.ResponseWriter, e *errs.Error, requestID string) {
	if err := WriteJSON(w, StatusOf(e), toBody(e, requestID)); err != nil {
		// Only params can fail to encode; the rest is plain text.
		bare := *e
		bare.Params = nil
		_ = WriteJSON(w, StatusOf(e), toBody(&bare, requestID))
	}
}
