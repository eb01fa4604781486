package obs

import "context"

type requestIDKey struct{}

// RequestIDKey is the context key under which the id of the request being answered is found.
// It is exported so that a context may answer for it without a copy; readers use RequestID.
var RequestIDKey any = requestIDKey{}

// WithRequestID gives a context that carries a request id, for work that outlives its request.
func WithRequestID(ctx context.Context, id string) context.Context {
	return context.WithValue(ctx, RequestIDKey, id)
}

// RequestID gives the id of the request being answered, or "" outside of one.
func RequestID(ctx context.Context) string {
	id, _ := ctx.Value(RequestIDKey).(string)
	return id
}
