package httpx

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
	"time"
)

// The usual lives of static files.
const (
	// Immutable is for files whose name changes with their content.
	Immutable = "public, max-age=31536000, immutable"
	// Revalidate is for files that keep their name: kept, but asked about every time.
	Revalidate = "public, max-age=0, must-revalidate"
)

// Assets serves the files of fsys under prefix with the given Cache-Control. A .br or .gz sibling is
// sent in place of its file to clients that accept it. There are no listings, hidden files are not
// there, and whatever cannot be served is answered with 404 by the Responder.
func Assets(rs *Responder, fsys fs.FS, prefix, cacheControl string) http.Handler {
	a := &assets{fsys: fsys, cacheControl: []string{cacheControl}}
	return rs.Wrap(func(w http.ResponseWriter, r *http.Request) error {
		name, ok := strings.CutPrefix(r.URL.Path, prefix)
		if !ok {
			return ErrNotFound
		}
		return a.serve(w, r, strings.TrimPrefix(name, "/"))
	})
}

// Asset serves one file at whatever address it is mounted, such as /favicon.svg.
func Asset(rs *Responder, fsys fs.FS, name, cacheControl string) http.Handler {
	a := &assets{fsys: fsys, cacheControl: []string{cacheControl}}
	return rs.Wrap(func(w http.ResponseWriter, r *http.Request) error { return a.serve(w, r, name) })
}

// assets remembers what it learnt about files, so that a request costs one look-up and one open.
type assets struct {
	fsys         fs.FS
	cacheControl []string
	known        sync.Map // name to *asset; only of files that exist
}

type asset struct {
	modified    time.Time // zero for embedded files, which never change
	contentType []string
	forms       []form // identity first
	encodings   []string
}

// form is one encoding of a file.
type form struct {
	name, encoding string
	etag, length   []string
}

func (a *assets) serve(w http.ResponseWriter, r *http.Request, name string) error {
	h := w.Header()
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		return ErrMethodNotAllowed
	}
	it, err := a.lookUp(name)
	if err != nil {
		return err
	}
	f := it.choose(r)
	h["Content-Type"] = it.contentType
	h["Cache-Control"] = a.cacheControl
	h["Etag"] = f.etag
	if len(it.encodings) > 0 {
		addVary(h, "Accept-Encoding")
	}
	if etagMatches(r.Header.Get("If-None-Match"), f.etag[0]) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	file, err := a.fsys.Open(f.name)
	if err != nil {
		return fmt.Errorf("open asset: %w", err)
	}
	defer func() { _ = file.Close() }()
	if f.encoding == "" {
		if seeker, ok := file.(io.ReadSeeker); ok {
			http.ServeContent(w, r, "", time.Time{}, seeker) // for Range
			return nil
		}
	} else {
		h.Set("Content-Encoding", f.encoding)
	}
	h["Content-Length"] = f.length
	w.WriteHeader(http.StatusOK)
	if r.Method == http.MethodGet {
		_, err = io.Copy(w, file)
	}
	return err
}

// choose picks the smallest form that the client takes. A range is always of the file itself.
func (it *asset) choose(r *http.Request) *form {
	if len(it.encodings) > 0 && r.Header.Get("Range") == "" {
		encoding := AcceptedEncoding(r.Header.Get("Accept-Encoding"), it.encodings...)
		for i := range it.forms {
			if it.forms[i].encoding == encoding {
				return &it.forms[i]
			}
		}
	}
	return &it.forms[0]
}

// lookUp gives what is known about a file, or ErrNotFound. Files on disk are looked at again when
// they have changed.
func (a *assets) lookUp(name string) (*asset, error) {
	if !isPublic(name) {
		return nil, ErrNotFound
	}
	if v, ok := a.known.Load(name); ok {
		it, _ := v.(*asset)
		if it.modified.IsZero() {
			return it, nil
		}
		if info, err := fs.Stat(a.fsys, name); err == nil && info.ModTime().Equal(it.modified) {
			return it, nil
		}
	}
	it, err := a.learn(name)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrInvalid) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	a.known.Store(name, it)
	return it, nil
}

// isPublic refuses names that leave the folder, hidden files, and precompressed siblings, which are
// forms of a file and not files of their own.
func isPublic(name string) bool {
	if !fs.ValidPath(name) || name == "." || strings.IndexByte(name, '\\') >= 0 {
		return false
	}
	if strings.HasPrefix(name, ".") || strings.Contains(name, "/.") {
		return false
	}
	ext := path.Ext(name)
	return ext != ".br" && ext != ".gz"
}

func (a *assets) learn(name string) (*asset, error) {
	info, err := fs.Stat(a.fsys, name)
	if err != nil {
		return nil, fmt.Errorf("look at asset: %w", err)
	}
	if !info.Mode().IsRegular() {
		return nil, ErrNotFound
	}
	it := &asset{modified: info.ModTime(), contentType: []string{contentTypeOf(name)}}
	if err := a.addForm(it, name, ""); err != nil {
		return nil, err
	}
	for _, sibling := range [...]struct{ ext, encoding string }{{".br", "br"}, {".gz", "gzip"}} {
		err := a.addForm(it, name+sibling.ext, sibling.encoding)
		if err == nil {
			it.encodings = append(it.encodings, sibling.encoding)
		} else if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	return it, nil
}

func (a *assets) addForm(it *asset, name, encoding string) error {
	file, err := a.fsys.Open(name)
	if err != nil {
		return fmt.Errorf("open asset: %w", err)
	}
	defer func() { _ = file.Close() }()
	sum := sha256.New()
	size, err := io.Copy(sum, file)
	if err != nil {
		return fmt.Errorf("read asset: %w", err)
	}
	etag := `"` + base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:12]) + `"`
	it.forms = append(it.forms, form{
		name: name, encoding: encoding, etag: []string{etag}, length: []string{strconv.FormatInt(size, 10)},
	})
	return nil
}

// etagMatches reads If-None-Match, which compares weakly.
func etagMatches(header, etag string) bool {
	if header == "" {
		return false
	}
	for candidate := range strings.SplitSeq(header, ",") {
		candidate = strings.TrimPrefix(strings.TrimSpace(candidate), "W/")
		if candidate == "*" || candidate == strings.TrimPrefix(etag, "W/") {
			return true
		}
	}
	return false
}
