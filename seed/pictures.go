package seed

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/platform/blob"
	"mylo/internal/platform/db"
)

// drawing is one picture in the manifest that the art program writes.
type drawing struct {
	Width  int                          `json:"width"`
	Height int                          `json:"height"`
	Tint   string                       `json:"tint"`
	Alt    text                         `json:"alt"`
	Files  map[string]map[string]string `json:"files"` // format, width, file name
}

// Pictures puts every drawing into the store. Those that are there already cost a look each.
func Pictures(ctx context.Context, store blob.Store) error {
	_, err := keepPictures(ctx, store)
	return errors.Join(err, keepSheets(ctx, store))
}

// keepPictures puts every drawing into the store and gives the manifest.
func keepPictures(ctx context.Context, store blob.Store) (map[string]drawing, error) {
	raw, err := files.ReadFile("media/manifest.json")
	if err != nil {
		return nil, fmt.Errorf("read the picture manifest: %w", err)
	}
	var manifest map[string]drawing
	if err := json.Unmarshal(raw, &manifest); err != nil {
		return nil, fmt.Errorf("read the picture manifest: %w", err)
	}
	for name, d := range manifest {
		for _, r := range d.renditions() {
			content, err := files.ReadFile(path.Join("media", r.Key))
			if err != nil {
				return nil, fmt.Errorf("picture %s: %w", name, err)
			}
			if err := store.Put(ctx, r.Key, bytes.NewReader(content)); err != nil {
				return nil, fmt.Errorf("picture %s: %w", name, err)
			}
		}
	}
	return manifest, nil
}

func (d drawing) renditions() []catalog.Rendition {
	var out []catalog.Rendition
	for format, sizes := range d.Files {
		for width, key := range sizes {
			n, err := strconv.Atoi(width)
			if err != nil {
				continue // the manifest's widths are numbers; anything else is not a picture
			}
			out = append(out, catalog.Rendition{Format: format, Width: n, Key: key})
		}
	}
	slices.SortFunc(out, func(a, b catalog.Rendition) int {
		return cmp.Or(cmp.Compare(a.Format, b.Format), cmp.Compare(a.Width, b.Width))
	})
	return out
}

// siteScenes are the drawings that belong to no product.
var siteScenes = []string{"home-hero", "social-share"}

func writeSitePictures(ctx context.Context, d *db.DB, manifest map[string]drawing) error {
	for _, name := range siteScenes {
		picture, ok := manifest[name]
		if !ok {
			continue
		}
		renditions, err := json.Marshal(picture.renditions())
		if err != nil {
			return err
		}
		err = put(ctx, d, "site_pictures", []string{"name"}, nil,
			field{"name", name}, field{"alt", picture.Alt.En}, field{"hindi_alt", picture.Alt.Hi}, field{"width", picture.Width},
			field{"height", picture.Height}, field{"tint", picture.Tint}, field{"renditions", string(renditions)})
		if err != nil {
			return fmt.Errorf("picture %s: %w", name, err)
		}
	}
	return nil
}
