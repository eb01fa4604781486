package content

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// BlockKind says what a block shows.
type BlockKind string

// The kinds of blocks.
const (
	HeroBlock    BlockKind = "hero"
	TextBlock    BlockKind = "text"
	PictureBlock BlockKind = "picture"
	ShelfBlock   BlockKind = "shelf"
	FAQBlock     BlockKind = "faq"
	StepsBlock   BlockKind = "steps"
	CompareBlock BlockKind = "comparison"
	SheetBlock   BlockKind = "sheet"
)

// Block is one part of a landing page. Exactly one of its fields is set.
type Block struct {
	Hero       *Hero       `json:"hero,omitempty"`
	Text       *Text       `json:"text,omitempty"`
	Picture    *Captioned  `json:"picture,omitempty"`
	Shelf      *Shelf      `json:"shelf,omitempty"`
	FAQ        *FAQ        `json:"faq,omitempty"`
	Steps      *Steps      `json:"steps,omitempty"`
	Comparison *Comparison `json:"comparison,omitempty"`
	Sheet      *Sheet      `json:"sheet,omitempty"`
}

// Hero opens a page.
type Hero struct {
	Title   string   `json:"title"`
	Text    string   `json:"text"`
	Picture *Picture `json:"picture,omitempty"`
	Action  *Link    `json:"action,omitempty"`
}

// Text is paragraphs, and perhaps a list of points after them.
type Text struct {
	Title      string   `json:"title"`
	Paragraphs []string `json:"paragraphs,omitempty"`
	Points     []string `json:"points,omitempty"`
	Links      []Link   `json:"links,omitempty"`
}

// Captioned is a picture with a line below it.
type Captioned struct {
	Picture *Picture `json:"picture"`
	Caption string   `json:"caption,omitempty"`
}

// Shelf is a row of products: those named, or else the first of a category. It leads to the category when it has one.
type Shelf struct {
	Title    string  `json:"title"`
	Products []int64 `json:"products,omitempty"`
	Category int64   `json:"category,omitempty"`
}

// FAQ is questions with their answers.
type FAQ struct {
	Title   string     `json:"title"`
	Entries []Question `json:"entries"`
}

// Question is one question with its answer.
type Question struct {
	Question string `json:"question"`
	Answer   string `json:"answer"`
}

// Steps is something to do, in order.
type Steps struct {
	Title string `json:"title"`
	Text  string `json:"text,omitempty"`
	Steps []Step `json:"steps"`
}

// Step is one of the things to do.
type Step struct {
	Title string `json:"title"`
	Text  string `json:"text"`
}

// Comparison sets things beside each other, a column each.
type Comparison struct {
	Title   string   `json:"title"`
	Text    string   `json:"text,omitempty"`
	Columns []string `json:"columns"`
	Rows    []Row    `json:"rows"`
}

// Row is one point of a comparison, with a cell for each column.
type Row struct {
	Label string   `json:"label"`
	Cells []string `json:"cells"`
}

// Sheet is a drawing to print and colour.
type Sheet struct {
	Title  string `json:"title"`
	Text   string `json:"text"`
	Alt    string `json:"alt"`
	Key    string `json:"key"` // the file's name in the media store
	Width  int    `json:"width"`
	Height int    `json:"height"`
}

// Link leads to another page of the site. Its path has no market and no language.
type Link struct {
	Label string `json:"label"`
	Path  string `json:"path"`
}

// Picture is a picture kept in several sizes and formats.
type Picture struct {
	Alt        string      `json:"alt"`
	Width      int         `json:"width"`
	Height     int         `json:"height"`
	Tint       string      `json:"tint,omitempty"`
	Renditions []Rendition `json:"renditions"`
}

// Rendition is one encoded file of a picture.
type Rendition struct {
	Format string `json:"format"`
	Width  int    `json:"width"`
	Key    string `json:"key"`
}

// Kind tells what the block shows, or "" when nothing or several things are set.
func (b Block) Kind() BlockKind {
	var kind BlockKind
	for _, part := range []struct {
		set  bool
		kind BlockKind
	}{
		{b.Hero != nil, HeroBlock}, {b.Text != nil, TextBlock}, {b.Picture != nil, PictureBlock}, {b.Shelf != nil, ShelfBlock},
		{b.FAQ != nil, FAQBlock}, {b.Steps != nil, StepsBlock}, {b.Comparison != nil, CompareBlock}, {b.Sheet != nil, SheetBlock},
	} {
		if part.set && kind != "" {
			return ""
		}
		if part.set {
			kind = part.kind
		}
	}
	return kind
}

// ParseBlocks reads blocks as they are stored. It refuses what it does not know, so that a slip of the pen is found when
// a page is written and not by its readers.
func ParseBlocks(text []byte) ([]Block, error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	var blocks []Block
	if err := decoder.Decode(&blocks); err != nil {
		return nil, fmt.Errorf("blocks of a landing page: %w", err)
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("blocks of a landing page: something follows the list")
	}
	for i, b := range blocks {
		if err := b.check(); err != nil {
			return nil, fmt.Errorf("block %d of a landing page: %w", i+1, err)
		}
	}
	return blocks, nil
}
