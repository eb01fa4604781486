package view

import (
	"slices"
	"strconv"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/visit"
)

// MediaPath is where pictures are served from.
const MediaPath = "/media/"

// Picture is a picture in every format and size we have of it.
type Picture struct {
	Src     string   `json:"src" doc:"Fallback for browsers without the better formats"`
	Alt     string   `json:"alt"`
	Width   int      `json:"width"`
	Height  int      `json:"height"`
	Sources []Source `json:"sources" nullable:"false"`
	Tint    string   `json:"tint" doc:"Ground colour while it loads"`
}

// Source lists the sizes of a picture in one format, best format first.
type Source struct {
	Type   string `json:"type" example:"image/avif"`
	Srcset string `json:"srcset"`
}

// NewPicture words a picture for a visitor.
func NewPicture(v *visit.Visit, p catalog.Picture) Picture {
	out := Picture{Alt: p.Alt.In(v.Language), Width: p.Width, Height: p.Height, Tint: p.Tint, Sources: []Source{}}
	for _, format := range []string{"avif", "webp"} {
		if set := srcset(p.Renditions, format); set != "" {
			out.Sources = append(out.Sources, Source{Type: "image/" + format, Srcset: set})
		}
	}
	for _, r := range p.Renditions {
		if r.Format == "jpeg" || out.Src == "" {
			out.Src = MediaPath + r.Key
		}
	}
	return out
}

func srcset(renditions []catalog.Rendition, format string) string {
	var entries []string
	sorted := slices.SortedFunc(slices.Values(renditions), func(a, b catalog.Rendition) int { return a.Width - b.Width })
	for _, r := range sorted {
		if r.Format == format {
			entries = append(entries, MediaPath+r.Key+" "+strconv.Itoa(r.Width)+"w")
		}
	}
	return strings.Join(entries, ", ")
}

// LeadSizes says how wide the largest picture of a page is shown; the preload and the picture itself must
// agree, or the browser fetches two.
const LeadSizes = "(min-width: 1120px) 560px, (min-width: 720px) 50vw, 100vw"
