package httpx

import "net/http"

// keepForm hands the form that was parsed on a copy of a request back to the original, because
// net/http deletes the temporary files of uploads by way of the original only.
func keepForm(original, inner *http.Request) {
	if original != inner && inner.MultipartForm != nil {
		original.MultipartForm = inner.MultipartForm
	}
}
