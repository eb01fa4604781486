package visitor

import (
	"net/url"
	"time"
)

// AffiliateLife is how long the cookie of an affiliate click lasts.
const AffiliateLife = 24 * time.Hour

// AffiliateClick is the content of the cookie cashkaroDetails.
type AffiliateClick struct {
	ClickID    string `json:"clickId"`
	SubClickID string `json:"subClickId"`
}

// Affiliate reads the click of a partner from the query of an address. It answers false when the partner is
// none of ours, spelt in lower case, or sent no click id. Ask only when there is no cookie yet: the first
// click keeps its claim.
func Affiliate(query url.Values) (AffiliateClick, bool) {
	switch query.Get("utm_source") {
	case "cashkaro", "affiliate":
	default:
		return AffiliateClick{}, false
	}
	id := query.Get("utm_content")
	if id == "" {
		id = query.Get("utm_campaign")
	}
	if id == "" {
		return AffiliateClick{}, false
	}
	return AffiliateClick{ClickID: id, SubClickID: query.Get("utm_term")}, true
}
