package search

import (
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
)

// Kind says what sort of thing a document is. Results and suggestions are grouped by it.
type Kind string

// The kinds that can be found today.
const (
	Product  Kind = "product"
	Category Kind = "category"
	Guide    Kind = "guide"
)

// Kinds lists the kinds in the order in which they are shown.
func Kinds() []Kind { return []Kind{Product, Category, Guide} }

// Document is one thing that can be found.
type Document struct {
	Kind       Kind
	ID         string // unique within its kind
	Title      lang.Text
	Keywords   []string // other words people call it by, in any language
	Text       []string // what is said about it, in any language
	Path       string   // its address, without market and language
	Weight     float32  // 0 to 1: which of two equal matches comes first
	Group      string   // shared by documents of which a suggestion shows one; empty when it stands alone
	Markets    []market.Market
	Restricted bool // may not be promoted: found by its title only, never suggested
}

// field is the part of a document that a word stands in, best first.
type field uint32

const (
	inTitle field = iota
	inKeywords
	inText
)

// fieldWeights say how much a word counts in each field.
var fieldWeights = [...]float32{inTitle: 1, inKeywords: 0.5, inText: 0.2}

// maxFieldWords bounds what is read of one field.
const maxFieldWords = 200

// eachWord gives every word of the document with the field it stands in, and tells by how many words the document
// would be asked for in full. Of what may not be promoted only the title can be found.
func (d *Document) eachWord(yield func(folded string, f field)) (inName int) {
	read := func(text string, f field) (n int) {
		for _, w := range words(text, maxFieldWords) {
			if !isStopWord(w.text) {
				yield(w.text, f)
				n++
			}
		}
		return n
	}
	inName = read(d.Title.En, inTitle)
	read(d.Title.Hi, inTitle)
	if d.Restricted {
		return inName
	}
	for _, text := range d.Keywords {
		read(text, inKeywords)
	}
	for _, text := range d.Text {
		read(text, inText)
	}
	return inName
}

// soldIn gives the markets as bits. A document that names none is for all.
func (d *Document) soldIn() uint8 {
	if len(d.Markets) == 0 {
		return 0xff
	}
	var bits uint8
	for _, m := range d.Markets {
		bits |= marketBit(m)
	}
	return bits
}

func marketBit(m market.Market) uint8 {
	switch m {
	case market.India:
		return 1
	case market.UAE:
		return 2
	default:
		return 0xff
	}
}
