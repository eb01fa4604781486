// Package errs is the one error type of the house. A module declares its errors once with New,
// returns them, optionally enriched by With or Wrap, and everybody compares them with errors.Is.
// Turning an error into a status code, a JSON body or a page happens in platform/httpx alone.
package errs

import (
	"errors"
	"fmt"
	"maps"
)

// Kind says what sort of failure an error is; it decides the HTTP status.
type Kind int

// The kinds. Internal is the zero value, so an error nobody classified is never blamed on the caller.
const (
	Internal Kind = iota
	Invalid
	Unauthenticated
	Forbidden
	NotFound
	Conflict
	Refused
	RateLimited
	Unavailable
)

// Error is a failure that somebody outside may be told about.
type Error struct {
	Kind    Kind
	Code    string            // stable, "module.condition"; clients match on it
	Message string            // an English sentence for a person
	Params  map[string]any    // values that a translated message needs
	Fields  map[string]string // field name to code, for form errors
	cause   error             // logged, never shown
}

// New declares an error. Call it once per condition, at package level.
func New(kind Kind, code, message string) *Error {
	return &Error{Kind: kind, Code: code, Message: message}
}

// Error gives the code, the message and the cause, for logs.
func (e *Error) Error() string {
	text := e.Code + ": " + e.Message
	if e.cause != nil {
		text += ": " + e.cause.Error()
	}
	return text
}

// Unwrap gives the cause, so that errors.Is and errors.As see through.
func (e *Error) Unwrap() error { return e.cause }

// Is matches by code, so that errors.Is finds a sentinel that With has copied.
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error) //nolint:errorlint // Is must look at the target itself, not through it.
	return ok && t.Code == e.Code
}

// With returns a copy that carries one more parameter for its message.
func (e *Error) With(key string, value any) *Error {
	c := *e
	c.Params = maps.Clone(e.Params)
	if c.Params == nil {
		c.Params = map[string]any{}
	}
	c.Params[key] = value
	return &c
}

// Field returns a copy that blames one more form field, by a code of its own.
func (e *Error) Field(name, code string) *Error {
	c := *e
	c.Fields = maps.Clone(e.Fields)
	if c.Fields == nil {
		c.Fields = map[string]string{}
	}
	c.Fields[name] = code
	return &c
}

// Wrap returns a copy that keeps cause for the log. The person outside still sees only the message.
func (e *Error) Wrap(cause error) *Error {
	c := *e
	c.cause = cause
	return &c
}

// Wrapf is Wrap with a formatted cause.
func (e *Error) Wrapf(format string, args ...any) *Error {
	return e.Wrap(fmt.Errorf(format, args...))
}

// ErrInternal is what a person is told about an error that nobody declared.
var ErrInternal = New(Internal, "internal", "Something went wrong on our side. Please try again.")

// From finds the declared error inside err. An error that nobody declared comes back as
// ErrInternal with err as its cause, and nil as nil.
func From(err error) *Error {
	if err == nil {
		return nil
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e
	}
	return ErrInternal.Wrap(err)
}
