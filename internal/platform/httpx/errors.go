package httpx

import (
	"context"
	"errors"
	"net/http"

	"mylo/internal/kernel/errs"
)

// The errors that plumbing itself answers with.
var (
	ErrInvalid          = errs.New(errs.Invalid, "request.invalid", "Some of what was sent is missing or wrong.")
	ErrBadRequest       = errs.New(errs.Invalid, "http.bad_request", "The request could not be understood.")
	ErrNotFound         = errs.New(errs.NotFound, "http.not_found", "There is nothing at this address.")
	ErrMethodNotAllowed = errs.New(errs.Invalid, "http.method_not_allowed", "This address does not answer that kind of request.")
	ErrNotAcceptable    = errs.New(errs.Invalid, "http.not_acceptable", "This address cannot answer in the form that was asked for.")
	ErrBodyTooLarge     = errs.New(errs.Invalid, "http.body_too_large", "That is more than can be sent at once.")
	ErrURLTooLong       = errs.New(errs.Invalid, "http.url_too_long", "The address is too long.")
	ErrMediaType        = errs.New(errs.Invalid, "http.unsupported_media_type", "What was sent is in a form that is not understood here.")
	ErrCrossOrigin      = errs.New(errs.Forbidden, "http.cross_origin", "This request came from another site and was refused.")
	ErrRateLimited      = errs.New(errs.RateLimited, "http.rate_limited", "Too many requests. Please wait a moment and try again.")
	ErrSlowBody         = errs.New(errs.Invalid, "http.slow_request", "The request took too long to arrive.")
	ErrTimeout          = errs.New(errs.Unavailable, "http.timeout", "This took too long. Please try again.")
	ErrUnavailable      = errs.New(errs.Unavailable, "http.unavailable", "This is not available right now. Please try again soon.")
)

// finer are the codes whose status says more than their kind does.
var finer = map[string]int{
	ErrMethodNotAllowed.Code: http.StatusMethodNotAllowed,
	ErrNotAcceptable.Code:    http.StatusNotAcceptable,
	ErrBodyTooLarge.Code:     http.StatusRequestEntityTooLarge,
	ErrURLTooLong.Code:       http.StatusRequestURITooLong,
	ErrMediaType.Code:        http.StatusUnsupportedMediaType,
	ErrSlowBody.Code:         http.StatusRequestTimeout,
}

// Status gives the HTTP status of a kind of error. A kind that nobody listed is 500.
func Status(kind errs.Kind) int {
	switch kind {
	case errs.Invalid:
		return http.StatusBadRequest
	case errs.Unauthenticated:
		return http.StatusUnauthorized
	case errs.Forbidden:
		return http.StatusForbidden
	case errs.NotFound:
		return http.StatusNotFound
	case errs.Conflict:
		return http.StatusConflict
	case errs.Refused:
		return http.StatusUnprocessableEntity
	case errs.RateLimited:
		return http.StatusTooManyRequests
	case errs.Unavailable:
		return http.StatusServiceUnavailable
	default:
		return http.StatusInternalServerError
	}
}

// StatusOf gives the HTTP status of an error: that of its kind, except for the few conditions of
// this package that HTTP has a finer status for (405, 406, 408, 413, 414, 415).
func StatusOf(e *errs.Error) int {
	if status, ok := finer[e.Code]; ok {
		return status
	}
	return Status(e.Kind)
}

// classify finds the declared error in err, and declares the two that the standard library raises on
// our behalf: a body over its limit, and a deadline that passed. Anything else is errs.ErrInternal.
func classify(err error) *errs.Error {
	if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return ErrBodyTooLarge.Wrap(err)
	}
	if e, ok := errors.AsType[*errs.Error](err); ok {
		return e
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return ErrTimeout.Wrap(err)
	}
	return errs.From(err)
}
