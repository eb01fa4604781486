package seed

import (
	"bytes"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"
	"time"

	"mylo/internal/content"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/blob"
	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
)

//go:embed landing
var landingFiles embed.FS

// landing is one file of the demonstration store's landing pages. In its blocks a picture is named by its drawing and a
// sheet by its file.
type landing struct {
	Slug    string                        `json:"slug"`
	Updated string                        `json:"updated"` // the day on which the text last changed
	Texts   map[lang.Language]landingText `json:"texts"`
}

type landingText struct {
	Title       string           `json:"title"`
	Description string           `json:"description"`
	Blocks      []map[string]any `json:"blocks"`
}

func readLandings() ([]landing, error) {
	names, err := fs.Glob(landingFiles, "landing/*.json")
	if err != nil {
		return nil, err
	}
	out := make([]landing, 0, len(names))
	for _, name := range names {
		text, err := landingFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		var l landing
		decoder := json.NewDecoder(bytes.NewReader(text))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&l); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if l.Slug+".json" != path.Base(name) {
			return nil, fmt.Errorf("%s is called %s inside", name, l.Slug)
		}
		out = append(out, l)
	}
	return out, nil
}

// writeLandings writes every landing page in place of what was there.
func writeLandings(ctx context.Context, d *db.DB, manifest map[string]drawing) error {
	pages, err := readLandings()
	if err != nil {
		return err
	}
	sheets, err := readSheets()
	if err != nil {
		return err
	}
	store := content.NewStore(d)
	for _, page := range pages {
		updated, err := time.Parse(time.DateOnly, page.Updated)
		if err != nil {
			return fmt.Errorf("landing page %s: %w", page.Slug, err)
		}
		for language, text := range page.Texts {
			blocks, err := text.blocks(language, manifest, sheets)
			if err != nil {
				return fmt.Errorf("landing page %s in %s: %w", page.Slug, language, err)
			}
			err = store.PutLanding(ctx, page.Slug, language, content.LandingText{
				Title: text.Title, Description: text.Description, Blocks: blocks, UpdatedAt: updated,
			})
			if err != nil {
				return err
			}
		}
	}
	return snapshot.Bump(ctx, d, content.SnapshotName)
}

// blocks reads the blocks of a page with drawings and sheets in place of their names. A drawing that nobody has made
// yet is left out, and so is a block that would show nothing else.
func (t landingText) blocks(l lang.Language, manifest map[string]drawing, sheets map[string]sheet) ([]content.Block, error) {
	kept := []map[string]any{}
	for _, block := range t.Blocks {
		shown := true
		for kind, value := range block {
			fields, ok := value.(map[string]any)
			if !ok {
				return nil, fmt.Errorf("block %s holds no fields", kind)
			}
			if name, ok := fields["drawing"].(string); ok {
				delete(fields, "drawing")
				if d, made := manifest[name]; made {
					fields["picture"] = d.picture(l)
				} else {
					shown = kind != string(content.PictureBlock)
				}
			}
			if name, ok := fields["file"].(string); ok {
				delete(fields, "file")
				s, there := sheets[name]
				if !there {
					return nil, fmt.Errorf("there is no sheet %s", name)
				}
				fields["key"], fields["width"], fields["height"] = s.key, s.width, s.height
			}
		}
		if shown {
			kept = append(kept, block)
		}
	}
	text, err := json.Marshal(kept)
	if err != nil {
		return nil, err
	}
	return content.ParseBlocks(text)
}

// picture is the drawing as content keeps it.
func (d drawing) picture(l lang.Language) content.Picture {
	out := content.Picture{Alt: d.Alt.En, Width: d.Width, Height: d.Height, Tint: d.Tint}
	if l == lang.Hi && d.Alt.Hi != "" {
		out.Alt = d.Alt.Hi
	}
	for _, r := range d.renditions() {
		out.Renditions = append(out.Renditions, content.Rendition(r))
	}
	return out
}

// sheet is a drawing to print and colour.
type sheet struct {
	key           string
	width, height int // in millimetres
	file          []byte
}

func readSheets() (map[string]sheet, error) {
	names, err := fs.Glob(landingFiles, "landing/art/*.svg")
	if err != nil {
		return nil, err
	}
	out := map[string]sheet{}
	for _, name := range names {
		text, err := landingFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		var size struct {
			Width  string `xml:"width,attr"`
			Height string `xml:"height,attr"`
		}
		if err := xml.Unmarshal(text, &size); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		sum := sha256.Sum256(text)
		base := path.Base(name)
		s := sheet{key: strings.TrimSuffix(base, ".svg") + "." + hex.EncodeToString(sum[:4]) + ".svg", file: text}
		if s.width, err = strconv.Atoi(strings.TrimSuffix(size.Width, "mm")); err != nil {
			return nil, fmt.Errorf("%s: its width must be in millimetres: %w", name, err)
		}
		if s.height, err = strconv.Atoi(strings.TrimSuffix(size.Height, "mm")); err != nil {
			return nil, fmt.Errorf("%s: its height must be in millimetres: %w", name, err)
		}
		out[base] = s
	}
	return out, nil
}

// keepSheets puts every sheet into the store.
func keepSheets(ctx context.Context, store blob.Store) error {
	sheets, err := readSheets()
	if err != nil {
		return err
	}
	for name, s := range sheets {
		if err := store.Put(ctx, s.key, bytes.NewReader(s.file)); err != nil {
			return fmt.Errorf("sheet %s: %w", name, err)
		}
	}
	return nil
}
