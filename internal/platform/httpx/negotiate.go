package httpx

import (
	"net/http"
	"strconv"
	"strings"
)

// WantsJSON says whether the client prefers JSON to HTML: by quality, then by naming it more closely.
// A tie, such as */* or no Accept at all, means HTML: that is what browsers, crawlers and curl expect.
func WantsJSON(r *http.Request) bool {
	accept := r.Header.Get("Accept")
	if accept == "" || !strings.Contains(accept, "json") {
		return false
	}
	jsonQ, jsonRank := 0.0, -1
	htmlQ, htmlRank := 0.0, -1
	for part := range strings.SplitSeq(accept, ",") {
		name, q := weighted(part)
		jsonRank, jsonQ = better(jsonRank, jsonQ, rank(name, "application/json", "application/*"), q)
		htmlRank, htmlQ = better(htmlRank, htmlQ, rank(name, "text/html", "text/*"), q)
	}
	return jsonQ > htmlQ || (jsonQ == htmlQ && jsonQ > 0 && jsonRank > htmlRank)
}

// rank says how closely a media range names a type: 2 exactly, 1 by its family, 0 by */*, -1 not.
func rank(name, exact, family string) int {
	switch {
	case strings.EqualFold(name, exact):
		return 2
	case strings.EqualFold(name, family):
		return 1
	case name == "*/*":
		return 0
	}
	return -1
}

// better keeps the quality of the closest range, as RFC 9110 asks.
func better(oldRank int, oldQ float64, newRank int, newQ float64) (int, float64) {
	if newRank > oldRank {
		return newRank, newQ
	}
	return oldRank, oldQ
}

// weighted splits one element of an Accept header into its name and its quality. A quality that
// cannot be read counts as 0, so that nobody is sent what they may not understand.
func weighted(part string) (name string, q float64) {
	name, params, has := strings.Cut(part, ";")
	name = strings.TrimSpace(name)
	if !has {
		return name, 1
	}
	for param := range strings.SplitSeq(params, ";") {
		key, value, _ := strings.Cut(param, "=")
		if !strings.EqualFold(strings.TrimSpace(key), "q") {
			continue
		}
		q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || q < 0 || q > 1 || q != q {
			return name, 0
		}
		return name, q
	}
	return name, 1
}
