package visit

import (
	"net/http"
	"strings"
)

// appMark stands in the user agent of the iOS and Android apps' web views.
const appMark = "MyloApp/"

// inApp recognises the apps by the header their bridge sends or by their user agent.
func inApp(r *http.Request) bool {
	if h := r.Header.Get("Mylo-In-App"); h != "" {
		return strings.EqualFold(h, "true") || h == "1"
	}
	return strings.Contains(r.UserAgent(), appMark)
}

// crawlerMarks are parts of the user agents of programs that read pages without a person.
var crawlerMarks = []string{
	"bot", "Bot", "crawl", "Crawl", "spider", "Spider", "Slurp", "facebookexternalhit", "WhatsApp",
}

func crawler(userAgent string) bool {
	for _, mark := range crawlerMarks {
		if strings.Contains(userAgent, mark) {
			return true
		}
	}
	return false
}

// cookieValue finds one cookie without building all of them: this runs on every request.
func cookieValue(r *http.Request, name string) string {
	for _, header := range r.Header["Cookie"] {
		for len(header) > 0 {
			var pair string
			pair, header, _ = strings.Cut(header, ";")
			key, value, ok := strings.Cut(strings.TrimSpace(pair), "=")
			if ok && key == name {
				return strings.Trim(value, `"`)
			}
		}
	}
	return ""
}

// queryValue finds one query parameter, and looks only when the name stands in the query at all.
func queryValue(r *http.Request, name string) string {
	if r.URL.RawQuery == "" || !strings.Contains(r.URL.RawQuery, name) {
		return ""
	}
	return r.URL.Query().Get(name)
}

// prefers finds the first language of Accept-Language that the shop speaks.
func prefers(accept string) string {
	for len(accept) > 0 {
		var entry string
		entry, accept, _ = strings.Cut(accept, ",")
		tag, _, _ := strings.Cut(strings.TrimSpace(entry), ";")
		base, _, _ := strings.Cut(tag, "-")
		if strings.EqualFold(base, "hi") || strings.EqualFold(base, "en") {
			return strings.ToLower(base)
		}
	}
	return ""
}
