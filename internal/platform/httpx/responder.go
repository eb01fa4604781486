package httpx

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"net/http"
	"strconv"
	"strings"

	"mylo/internal/kernel/errs"
	"mylo/internal/platform/obs"
)

// Handler answers a request or returns why it could not. It must not do both: an error after the
// first byte can only cut the connection.
type Handler func(w http.ResponseWriter, r *http.Request) error

// ErrorWriter answers a request with an error in some form of its own. The error holds only what the
// person outside may know.
type ErrorWriter func(w http.ResponseWriter, r *http.Request, status int, e *errs.Error, requestID string)

// Responder is the one place where errors become answers.
type Responder struct {
	// Logger gets every server error with its cause.
	Logger *slog.Logger
	// ErrorPage answers a browser. Without one a plain page is sent.
	ErrorPage ErrorWriter
	// ErrorPayload answers a client-side visit: a page's address asked for as JSON. Without one it
	// gets the JSON form of the API.
	ErrorPayload ErrorWriter
	// APIPrefixes are the paths that answer in JSON whatever is asked for; nil means /api and /new.
	APIPrefixes []string
}

var defaultAPIPrefixes = []string{"/api", "/new"}

// statusClientGone is what logs say about a client that left before the answer; nobody receives it.
const statusClientGone = 499

// Wrap makes a Handler an http.Handler whose errors this Responder answers.
func (rs *Responder) Wrap(h Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, w, r = enter(w, r)
		if err := h(w, r); err != nil {
			rs.Error(w, r, err)
		}
	})
}

// Error answers a request with err: a redirect from RedirectTo, a declared error by its kind, the
// standard library's body limit and deadline by their own codes, and anything else as 500 with a
// request id and nothing else. Server errors are logged with their cause. If the answer has begun,
// the connection is cut instead, so that nobody takes half a body for a whole one.
func (rs *Responder) Error(w http.ResponseWriter, r *http.Request, err error) {
	x, w, r := enter(w, r)
	if to, ok := errors.AsType[*redirect](err); ok && !written(w) {
		to.answer(w)
		return
	}
	if clientLeft(w, r, err) {
		if !written(w) {
			w.WriteHeader(statusClientGone)
		}
		return
	}
	e := classify(err)
	status := StatusOf(e)
	rs.log(r.Context(), r.Method, status, e, err)
	if written(w) {
		if !x.hijacked {
			panic(http.ErrAbortHandler)
		}
		return
	}
	rs.answer(w, r, status, shown(e), x.id[0])
}

// shown is what the person outside is told: of an internal error, nothing.
func shown(e *errs.Error) *errs.Error {
	if e.Kind == errs.Internal {
		return errs.ErrInternal
	}
	return e
}

// clientLeft tells a client that hung up from a failure of ours: work was canceled, or a body could
// not be sent to the end, because the connection is gone.
func clientLeft(w http.ResponseWriter, r *http.Request, err error) bool {
	return errors.Is(r.Context().Err(), context.Canceled) && (errors.Is(err, context.Canceled) || written(w))
}

func (rs *Responder) answer(w http.ResponseWriter, r *http.Request, status int, e *errs.Error, requestID string) {
	h := w.Header()
	for _, name := range [...]string{"Content-Length", "Content-Encoding", "Content-Disposition", "Etag", "Last-Modified"} {
		h.Del(name)
	}
	h.Set("Cache-Control", "no-store")
	addVary(h, "Accept")
	if seconds := retryAfter(e); seconds > 0 {
		h.Set("Retry-After", strconv.Itoa(seconds))
	}
	switch {
	case rs.isAPI(r.URL.Path):
		WriteError(w, e, requestID)
	case WantsJSON(r) && rs.ErrorPayload != nil:
		rs.ErrorPayload(w, r, status, e, requestID)
	case WantsJSON(r):
		WriteError(w, e, requestID)
	case rs.ErrorPage != nil:
		rs.ErrorPage(w, r, status, e, requestID)
	default:
		plainErrorPage(w, r, status, e, requestID)
	}
}

func (rs *Responder) log(ctx context.Context, method string, status int, e *errs.Error, err error) {
	level := slog.LevelDebug
	switch {
	case status >= http.StatusInternalServerError:
		level = slog.LevelError
	case e.Kind == errs.Forbidden, e.Kind == errs.RateLimited:
		level = slog.LevelInfo
	}
	if logger := rs.logger(); logger.Enabled(ctx, level) {
		logger.LogAttrs(ctx, level, "request failed",
			slog.String("code", e.Code), slog.Int("status", status),
			slog.String("method", knownMethod(method)), slog.String("route", Route(ctx)),
			slog.Any("error", err))
	}
}

func (rs *Responder) logger() *slog.Logger {
	if rs.Logger == nil {
		return slog.Default()
	}
	return rs.Logger
}

func (rs *Responder) isAPI(path string) bool {
	prefixes := rs.APIPrefixes
	if prefixes == nil {
		prefixes = defaultAPIPrefixes
	}
	for _, prefix := range prefixes {
		rest, ok := strings.CutPrefix(path, prefix)
		if ok && (rest == "" || rest[0] == '/') {
			return true
		}
	}
	return false
}

// RetryAfter is the parameter of an error, in whole seconds, that is also sent as Retry-After.
const RetryAfter = "retryAfter"

func retryAfter(e *errs.Error) int {
	switch v := e.Params[RetryAfter].(type) {
	case int:
		return v
	case int64:
		return int(min(v, math.MaxInt32))
	}
	return 0
}

// Recover answers a panic with 500 and logs it with its stack. http.ErrAbortHandler passes, because
// it is the way to cut a connection on purpose.
func Recover(rs *Responder) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			_, w, r = enter(w, r)
			defer rs.recover(w, r)
			next.ServeHTTP(w, r)
		})
	}
}

func (rs *Responder) recover(w http.ResponseWriter, r *http.Request) {
	v := recover()
	if v == nil {
		return
	}
	if v == http.ErrAbortHandler { //nolint:errorlint // a panic value, compared as net/http does
		panic(v)
	}
	err, ok := v.(error)
	if !ok {
		err = fmt.Errorf("%v", v)
	}
	rs.Error(w, r, &panicked{cause: err, stack: obs.Stack()})
}

// panicked is always an internal error, even when the value of the panic was a declared one.
type panicked struct {
	cause error
	stack string
}

func (p *panicked) Error() string { return "panic: " + p.cause.Error() }

// LogValue adds the stack to the log line.
func (p *panicked) LogValue() slog.Value {
	return slog.GroupValue(slog.String("panic", p.cause.Error()), slog.String("stack", p.stack))
}
