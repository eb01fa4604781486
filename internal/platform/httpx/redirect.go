package httpx

import (
	"net/http"
	"strconv"
)

// redirect is an answer that travels as an error, so that a Handler can return it from any depth.
type redirect struct {
	code int
	url  string
}

func (e *redirect) Error() string { return "redirect " + strconv.Itoa(e.code) + " to " + e.url }

// RedirectTo gives an error that Wrap answers with a redirect. The url is sent as it stands: a caller
// that takes it from outside must have checked that it stays on this site (see LocalURL).
func RedirectTo(code int, url string) error { return &redirect{code: code, url: url} }

// LocalURL gives next if it is a path on this site, otherwise fallback. It refuses everything that a
// browser might read as another host: //host, /\host, a scheme, control characters.
func LocalURL(next, fallback string) string {
	if next == "" || next[0] != '/' {
		return fallback
	}
	if len(next) > 1 && (next[1] == '/' || next[1] == '\\') {
		return fallback
	}
	for i := range len(next) {
		if next[i] < 0x20 || next[i] == 0x7f || next[i] == '\\' {
			return fallback
		}
	}
	return next
}

func (e *redirect) answer(w http.ResponseWriter) {
	h := w.Header()
	h.Set("Location", e.url)
	h.Del("Content-Type")
	w.WriteHeader(e.code)
}
