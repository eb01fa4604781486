package httpx

import (
	"errors"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"

	"mylo/internal/kernel/errs"
)

// Error makes an ErrorBody an error, as huma needs.
func (b *ErrorBody) Error() string { return b.Detail.Code + ": " + b.Detail.Message }

// GetStatus gives the HTTP status, as huma needs.
func (b *ErrorBody) GetStatus() int { return b.status }

// Unwrap gives the cause, for logs.
func (b *ErrorBody) Unwrap() error { return b.cause }

// fromHuma turns what huma reports into our error: what an operation returned by its kind, what huma
// found in the request by its status. Nothing that the client sent is repeated.
func fromHuma(status int, message string, details []error) *ErrorBody {
	cause := declared(details)
	if cause == nil {
		cause = ofHuma(status, message, details)
	}
	e := classify(cause)
	body := toBody(shown(e), "")
	body.status, body.cause = StatusOf(e), cause
	return &body
}

// declared finds an error of ours among the details, or one that the standard library raised.
func declared(details []error) error {
	for _, detail := range details {
		if _, ok := errors.AsType[*errs.Error](detail); ok {
			return detail
		}
		if _, ok := errors.AsType[*http.MaxBytesError](detail); ok {
			return detail
		}
	}
	return nil
}

func ofHuma(status int, message string, details []error) error {
	switch status {
	case http.StatusBadRequest, http.StatusUnprocessableEntity:
		return invalid(details)
	case http.StatusNotFound:
		return ErrNotFound
	case http.StatusMethodNotAllowed:
		return ErrMethodNotAllowed
	case http.StatusNotAcceptable:
		return ErrNotAcceptable
	case http.StatusRequestTimeout:
		return ErrSlowBody
	case http.StatusRequestEntityTooLarge:
		return ErrBodyTooLarge
	case http.StatusUnsupportedMediaType:
		return ErrMediaType
	case http.StatusInternalServerError:
		if message == "cannot read request body" {
			return ErrBadRequest.Wrap(errors.Join(details...)) // the client stopped in the middle
		}
	}
	return errors.Join(append(details, errors.New(message))...)
}

// invalid blames the fields that huma found wanting, each by a code.
func invalid(details []error) error {
	e := ErrInvalid
	for _, detail := range details {
		d, ok := errors.AsType[*huma.ErrorDetail](detail)
		if !ok {
			continue
		}
		field, code := blame(d)
		e = e.Field(field, code)
	}
	return e
}

// complaints gives a code to each sort of message that huma's checks have, by how it begins.
var complaints = []struct{ message, code string }{
	{validation.MsgUnexpectedProperty, "unknown"},
	{"unknown query parameter", "unknown"},
	{"required ", "required"},
	{validation.MsgExpectedDependentRequiredProperty, "required"},
	{validation.MsgExpectedOneOf, "not_allowed"},
	{validation.MsgExpectedConst, "not_allowed"},
	{validation.MsgExpectedMinimumNumber, "too_small"},
	{validation.MsgExpectedExclusiveMinimumNumber, "too_small"},
	{validation.MsgExpectedMaximumNumber, "too_large"},
	{validation.MsgExpectedExclusiveMaximumNumber, "too_large"},
	{validation.MsgExpectedMinLength, "too_short"},
	{validation.MsgExpectedMinItems, "too_short"},
	{validation.MsgExpectedMaxLength, "too_long"},
	{validation.MsgExpectedMaxItems, "too_long"},
	{validation.MsgExpectedArrayItemsUnique, "repeated"},
	{validation.MsgExpectedBoolean, "wrong_type"},
	{validation.MsgExpectedNumber, "wrong_type"},
	{validation.MsgExpectedInteger, "wrong_type"},
	{validation.MsgExpectedString, "wrong_type"},
	{validation.MsgExpectedArray, "wrong_type"},
	{validation.MsgExpectedObject, "wrong_type"},
	{"invalid ", "wrong_type"},
}

// blame names the field without saying where in the request it was, and what is wrong with it.
func blame(d *huma.ErrorDetail) (field, code string) {
	field = d.Location
	if _, name, ok := strings.Cut(field, "."); ok {
		field = name
	}
	if before, after, ok := strings.Cut(validation.MsgExpectedRequiredProperty, "%s"); ok {
		if rest, ok := strings.CutPrefix(d.Message, before); ok {
			missing := strings.TrimSuffix(rest, after)
			if strings.Contains(d.Location, ".") {
				return field + "." + missing, "required"
			}
			return missing, "required"
		}
	}
	for _, c := range complaints {
		beginning, _, formatted := strings.Cut(c.message, "%")
		if d.Message == c.message || (formatted || strings.HasSuffix(beginning, " ")) && strings.HasPrefix(d.Message, beginning) {
			return field, c.code
		}
	}
	return field, "invalid"
}
