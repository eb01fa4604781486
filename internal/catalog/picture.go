package catalog

import "mylo/internal/kernel/lang"

// Picture is one picture of a product, kept in several sizes and formats.
type Picture struct {
	Alt        lang.Text
	Width      int
	Height     int
	Tint       string // the ground colour to show while it loads
	Renditions []Rendition
}

// Rendition is one encoded file of a picture.
type Rendition struct {
	Format string `json:"format"` // "avif", "webp" or "jpeg"
	Width  int    `json:"width"`
	Key    string `json:"key"` // the file's name in the media store
}
