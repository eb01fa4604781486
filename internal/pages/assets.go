package pages

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"mylo/internal/kernel/lang"
)

// Assets knows the names of the built files, from the manifest that the web build leaves.
type Assets struct {
	entry string
	style string
	font  string
	all   map[string]chunk
}

type chunk struct {
	File    string   `json:"file"`
	Imports []string `json:"imports"`
}

// The sources whose built names the document needs.
const (
	manifestFile  = ".vite/manifest.json"
	entrySource   = "storefront/src/entry-client.tsx"
	pageSource    = "storefront/src/pages/%s/index.tsx"
	messageSource = "storefront/src/messages/%s.json"
	styleSource   = "style.css"
	fontSource    = "ui/fonts/noto-sans-devanagari.woff2"
)

// ErrNotBuilt says that the binary holds no web build.
var ErrNotBuilt = errors.New("the web front end is not built into this binary: run make build")

// LoadAssets reads the manifest of the client build.
func LoadAssets(client fs.FS) (*Assets, error) {
	text, err := fs.ReadFile(client, manifestFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNotBuilt
	}
	if err != nil {
		return nil, fmt.Errorf("read the web manifest: %w", err)
	}
	a := &Assets{}
	if err := json.Unmarshal(text, &a.all); err != nil {
		return nil, fmt.Errorf("read the web manifest: %w", err)
	}
	entry, ok := a.all[entrySource]
	if !ok {
		return nil, fmt.Errorf("the web manifest names no %s", entrySource)
	}
	a.entry = "/" + entry.File
	a.style = a.address(styleSource)
	a.font = a.address(fontSource)
	return a, nil
}

func (a *Assets) address(source string) string {
	if c, ok := a.all[source]; ok {
		return "/" + c.File
	}
	return ""
}

// preloads names every module that the page needs before it can run, each once.
func (a *Assets) preloads(page string, l lang.Language) []string {
	var files []string
	for _, source := range []string{entrySource, fmt.Sprintf(pageSource, page), fmt.Sprintf(messageSource, l)} {
		files = a.collect(files, source)
	}
	return slices.DeleteFunc(files, func(f string) bool { return f == a.entry })
}

func (a *Assets) collect(files []string, source string) []string {
	c, ok := a.all[source]
	if !ok || slices.Contains(files, "/"+c.File) {
		return files
	}
	files = append(files, "/"+c.File)
	for _, imported := range c.Imports {
		files = a.collect(files, imported)
	}
	return files
}
