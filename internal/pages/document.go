package pages

import (
	"bytes"
	"encoding/json"
	"html"
	"strings"

	"mylo/internal/kernel/lang"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// document writes a whole page up to its tail. app is the rendered React, or empty when the browser renders.
func (p *Pages) document(v *visit.Visit, h Head, payload, app []byte) []byte {
	var b bytes.Buffer
	b.Grow(len(payload) + len(app) + 4096)
	b.WriteString(`<!doctype html><html lang="` + string(v.Language) + `" data-market="` + string(v.Market) + `"><head><meta charset="utf-8">`)
	b.WriteString(`<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`)
	p.writeHead(&b, v, h)
	b.WriteString(`</head><body><div id="app">`)
	b.Write(app)
	b.WriteString(`</div>`)
	if len(app) == 0 {
		b.WriteString(`<noscript>` + html.EscapeString(noScript(v.Language)) + `</noscript>`)
	}
	b.WriteString(`<script type="application/json" id="page">`)
	b.Write(payload) // encoding/json has escaped <, > and &
	b.WriteString(`</script>`)
	return b.Bytes()
}

func (p *Pages) writeHead(b *bytes.Buffer, v *visit.Visit, h Head) {
	tag := func(before, value, after string) {
		if value != "" {
			b.WriteString(before)
			b.WriteString(html.EscapeString(value))
			b.WriteString(after)
		}
	}
	tag(`<title>`, h.Title, `</title>`)
	tag(`<meta name="description" content="`, h.Description, `">`)
	tag(`<meta name="robots" content="`, h.Robots, `">`)
	tag(`<link rel="canonical" href="`, h.Canonical, `">`)
	for _, a := range h.Alternates {
		tag(`<link rel="alternate" hreflang="`+a.Lang+`" href="`, a.Href, `">`)
	}
	if h.Lead != nil {
		writePreload(b, *h.Lead)
	}
	if v.Language == lang.Hi {
		tag(`<link rel="preload" as="font" type="font/woff2" crossorigin href="`, p.Assets.font, `">`)
	}
	tag(`<link rel="stylesheet" href="`, p.Assets.style, `">`)
	b.WriteString(`<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">`)
	b.WriteString(`<meta name="theme-color" content="#FFF7F5" media="(prefers-color-scheme: light)">`)
	b.WriteString(`<meta name="theme-color" content="#1F1517" media="(prefers-color-scheme: dark)">`)
	b.WriteString(`<meta name="color-scheme" content="light dark">`)
	p.writeShare(b, v, h)
	writeGraph(b, h.Graph)
}

// writePreload asks for the largest picture before the browser has found it, in the best format only:
// a browser that does not know the format ignores the line.
func writePreload(b *bytes.Buffer, picture view.Picture) {
	if len(picture.Sources) == 0 {
		return
	}
	best := picture.Sources[0]
	b.WriteString(`<link rel="preload" as="image" fetchpriority="high" type="` + best.Type + `" imagesrcset="`)
	b.WriteString(html.EscapeString(best.Srcset))
	b.WriteString(`" imagesizes="` + view.LeadSizes + `">`)
}

// writeShare says how the page looks when it is shared in a chat.
func (p *Pages) writeShare(b *bytes.Buffer, v *visit.Visit, h Head) {
	property := func(name, value string) {
		if value != "" {
			b.WriteString(`<meta property="` + name + `" content="` + html.EscapeString(value) + `">`)
		}
	}
	property("og:site_name", p.Site.Brand)
	property("og:title", h.Title)
	property("og:description", h.Description)
	property("og:url", h.Canonical)
	property("og:type", "website")
	locale := "en_IN"
	if v.Language == lang.Hi {
		locale = "hi_IN"
	}
	property("og:locale", locale)
	if h.Lead != nil {
		property("og:image", p.Site.Origin+h.Lead.Src)
		property("og:image:alt", h.Lead.Alt)
	}
}

func writeGraph(b *bytes.Buffer, graph []any) {
	if len(graph) == 0 {
		return
	}
	text, err := json.Marshal(map[string]any{"@context": "https://schema.org", "@graph": graph})
	if err != nil {
		return // plain maps of strings cannot fail; a page without structured data is still a page
	}
	b.WriteString(`<script type="application/ld+json">`)
	b.Write(text)
	b.WriteString(`</script>`)
}

// tail closes the document with the scripts, which carry the nonce of this one response.
func (p *Pages) tail(page string, l lang.Language) func(nonce string) []byte {
	before, after := p.tailParts(page, l)
	return func(nonce string) []byte {
		out := make([]byte, 0, len(before)+len(nonce)*8+len(after))
		for i, part := range before {
			if i > 0 {
				out = append(out, nonce...)
			}
			out = append(out, part...)
		}
		return append(out, after...)
	}
}

// tailParts are the pieces between which the nonce stands.
func (p *Pages) tailParts(page string, l lang.Language) (parts []string, end string) {
	var b strings.Builder
	b.WriteString(`<script type="module" src="` + p.Assets.entry + `" nonce="` + "\x00" + `"></script>`)
	for _, file := range p.Assets.preloads(page, l) {
		b.WriteString(`<link rel="modulepreload" href="` + file + `" nonce="` + "\x00" + `">`)
	}
	return strings.Split(b.String(), "\x00"), `</body></html>`
}

func noScript(l lang.Language) string {
	if l == lang.Hi {
		return "यह पेज अभी बन नहीं पाया। कृपया थोड़ी देर में फिर से खोलें।"
	}
	return "This page could not be prepared just now. Please open it again in a moment."
}
