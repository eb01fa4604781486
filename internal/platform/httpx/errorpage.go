package httpx

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"html/template"
	"net/http"
	"strconv"

	"mylo/internal/kernel/errs"
)

// errorStyle is inlined, because a page about a failure must not need anything else to work.
const errorStyle = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;` +
	`font:16px/1.5 system-ui,sans-serif;color:#2b1b1e;background:#fff7f5}main{max-width:32rem;padding:32px 24px}` +
	`h1{font-size:24px;line-height:1.25;margin:0 0 12px}p{margin:0 0 16px}a{color:#c81e36}` +
	`small{color:#6b5a5d;font-size:14px}` +
	`@media (prefers-color-scheme:dark){body{color:#f7eceb;background:#1d1416}a{color:#ff9aa4}small{color:#c9b6b8}}`

var errorTemplate = template.Must(template.New("error").Parse(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{.Title}}</title>
<style>` + errorStyle + `</style>
</head>
<body>
<main>
<h1>{{.Title}}</h1>
<p>{{.Message}}</p>
<p><a href="/">Go to the start page</a></p>
<p><small>Reference: {{.RequestID}}</small></p>
</main>
</body>
</html>
`))

var errorPagePolicy = stylePolicy(errorStyle)

// stylePolicy is the CSP of a page that is text and one inline style and nothing else.
func stylePolicy(style string) string {
	sum := sha256.Sum256([]byte(style))
	return "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) +
		"'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

// plainErrorPage is the page that goes out when nobody provided a better one.
func plainErrorPage(w http.ResponseWriter, _ *http.Request, status int, e *errs.Error, requestID string) {
	title := http.StatusText(status)
	if title == "" {
		title = "Something went wrong"
	}
	var body bytes.Buffer
	err := errorTemplate.Execute(&body, struct{ Title, Message, RequestID string }{title, e.Message, requestID})
	if err != nil {
		http.Error(w, title, status)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", errorPagePolicy)
	h.Set("Content-Length", strconv.Itoa(body.Len()))
	w.WriteHeader(status)
	_, _ = w.Write(body.Bytes())
}
