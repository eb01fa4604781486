package pages

import (
	"encoding/json"
	"net/http"
	"time"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/visit"
)

// Page is one page before it is rendered.
type Page struct {
	Name   string // as the front end's registry knows it
	Props  any
	Head   Head
	Status int // 200 when 0
}

// build makes the page for a request, or says why there is none.
type build func(r *http.Request, v *visit.Visit) (Page, error)

// Payload is everything a render may depend on. It is inlined in the document and it is the answer to a
// client-side visit, so the browser renders from exactly what the server rendered from.
type Payload struct {
	Page     string    `json:"page"`
	Props    any       `json:"props"`
	Visit    VisitInfo `json:"visit"`
	Site     Site      `json:"site"`
	Head     HeadInfo  `json:"head"`
	Rendered bool      `json:"rendered" doc:"False when the browser must render from scratch"`
}

// VisitInfo is what the page may know about the visitor.
type VisitInfo struct {
	Language lang.Language `json:"language" enum:"en,hi"`
	Market   market.Market `json:"market" enum:"IND,UAE"`
	InApp    bool          `json:"inApp"`
	Path     string        `json:"path" doc:"Path of the page without market and language prefixes"`
	Now      time.Time     `json:"now"`
}

// Site is what the configuration says about the shop. Empty strings are not shown.
type Site struct {
	Brand            string `json:"brand"`
	Origin           string `json:"origin"`
	LegalName        string `json:"legalName"`
	Address          string `json:"address"`
	GrievanceOfficer string `json:"grievanceOfficer"`
	GrievanceEmail   string `json:"grievanceEmail"`
	SupportPhone     string `json:"supportPhone"`
	SupportEmail     string `json:"supportEmail"`
}

func (p *Pages) payload(v *visit.Visit, page Page) Payload {
	return Payload{
		Page:  page.Name,
		Props: page.Props,
		Visit: VisitInfo{
			Language: v.Language, Market: v.Market, InApp: v.InApp, Path: v.Path,
			Now: p.Clock.Now().Truncate(time.Hour), // a page that told the second would be a new page every second
		},
		Site:     p.Site,
		Head:     page.Head.info(),
		Rendered: true,
	}
}

func (pl Payload) encode() ([]byte, error) { return json.Marshal(pl) }
