package content

import (
	"time"

	"mylo/internal/kernel/lang"
)

// LandingPage is a page at an address of its own. It is there in English, in Hindi, or in both.
type LandingPage struct {
	Slug  string
	texts map[lang.Language]*LandingText
}

// LandingText is a landing page in one language.
type LandingText struct {
	Title       string
	Description string
	Blocks      []Block
	UpdatedAt   time.Time // when the text last changed
}

// Path is the page's one address, without language or market.
func (p *LandingPage) Path() string { return "/" + p.Slug }

// In gives the page in a language, or in the other one when nobody has translated it, and tells which it is.
func (p *LandingPage) In(l lang.Language) (*LandingText, lang.Language) {
	if t, ok := p.texts[l]; ok {
		return t, l
	}
	for _, other := range lang.All() {
		if t, ok := p.texts[other]; ok {
			return t, other
		}
	}
	return &LandingText{}, l // a page without a text is never made
}

// Has says whether the page is there in a language.
func (p *LandingPage) Has(l lang.Language) bool { return p.texts[l] != nil }

// Title gives the title in every language that the page is there in.
func (p *LandingPage) Title() lang.Text {
	en, _ := p.In(lang.En)
	title := lang.Text{En: en.Title}
	if p.Has(lang.Hi) {
		title.Hi = p.texts[lang.Hi].Title
	}
	return title
}

// Translated says whether a reader of either language gets the page in it.
func (p *LandingPage) Translated() bool { return p.Has(lang.En) && p.Has(lang.Hi) }
