// Package httpx is how the house speaks HTTP. A Handler returns its error instead of answering it;
// one Responder turns every error into a status, a JSON body or a page. The middlewares around them
// are plain func(http.Handler) http.Handler, composed by Chain.
package httpx
