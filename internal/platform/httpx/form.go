package httpx

import (
	"errors"
	"mime"
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"
)

// Form reads the fields of a posted form. It refuses another content type with ErrMediaType, a body
// over its limit with ErrBodyTooLarge, and broken encoding, broken UTF-8 or NUL characters with
// ErrInvalid, so that what comes back can be stored anywhere.
func Form(r *http.Request) (url.Values, error) {
	mediaType, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || mediaType != "application/x-www-form-urlencoded" {
		return nil, ErrMediaType
	}
	if err := r.ParseForm(); err != nil {
		if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
			return nil, ErrBodyTooLarge.Wrap(err)
		}
		return nil, ErrInvalid.Wrap(err)
	}
	for key, values := range r.PostForm {
		for _, text := range append(values, key) {
			if !utf8.ValidString(text) || strings.IndexByte(text, 0) >= 0 {
				return nil, ErrInvalid.Wrapf("field is not text")
			}
		}
	}
	return r.PostForm, nil
}
