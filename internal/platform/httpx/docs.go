package httpx

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"net/http"
	"strconv"
	"sync"

	"github.com/danielgtaylor/huma/v2"
)

var (
	//go:embed docs.html
	docsHTML string
	//go:embed docs.css
	docsStyle string

	docsTemplate = template.Must(template.New("docs").Parse(docsHTML))
)

// apiDocument serves what an API says about itself, made once.
type apiDocument struct {
	api huma.API

	once sync.Once
	err  error
	json []byte
	page []byte
	etag string
}

func (d *apiDocument) make() error {
	d.once.Do(func() {
		if d.json, d.err = json.Marshal(d.api.OpenAPI()); d.err != nil {
			d.err = fmt.Errorf("write OpenAPI document: %w", d.err)
			return
		}
		sum := sha256.Sum256(d.json)
		d.etag = `"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`
		var page bytes.Buffer
		if d.err = docsTemplate.Execute(&page, toDocs(d.api.OpenAPI())); d.err != nil {
			d.err = fmt.Errorf("write API page: %w", d.err)
			return
		}
		d.page = page.Bytes()
	})
	return d.err
}

func (d *apiDocument) serveJSON(w http.ResponseWriter, r *http.Request) error {
	return d.serve(w, r, "application/json", func() []byte { return d.json })
}

// servePage sends a page that is complete in itself: no scripts, and a policy that allows its own
// style and nothing else.
func (d *apiDocument) servePage(w http.ResponseWriter, r *http.Request) error {
	w.Header().Set("Content-Security-Policy", docsPolicy)
	return d.serve(w, r, "text/html; charset=utf-8", func() []byte { return d.page })
}

var docsPolicy = stylePolicy(docsStyle)

func (d *apiDocument) serve(w http.ResponseWriter, r *http.Request, contentType string, body func() []byte) error {
	if err := d.make(); err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", contentType)
	h.Set("Cache-Control", Revalidate)
	h.Set("ETag", d.etag)
	if etagMatches(r.Header.Get("If-None-Match"), d.etag) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	h.Set("Content-Length", strconv.Itoa(len(body())))
	_, err := w.Write(body())
	return err
}
