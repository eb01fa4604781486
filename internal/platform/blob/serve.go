package blob

import (
	"mime"
	"net/http"
	"path"
	"time"

	"mylo/internal/platform/httpx"
)

// types are named here because a small machine's own list of types may not know the newer ones.
var types = map[string]string{
	".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".png": "image/png", ".svg": "image/svg+xml",
}

// Serve answers GET {prefix}{key} with the file. A key's content never changes, so browsers keep it for good.
func Serve(s Store) httpx.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		key := r.PathValue("key")
		f, err := s.Open(r.Context(), key)
		if err != nil {
			return err
		}
		defer f.Close()
		h := w.Header()
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
		h.Set("Etag", `"`+key+`"`)
		if t := types[path.Ext(key)]; t != "" {
			h.Set("Content-Type", t)
		} else if t := mime.TypeByExtension(path.Ext(key)); t != "" {
			h.Set("Content-Type", t)
		}
		http.ServeContent(w, r, key, time.Time{}, f)
		return nil
	}
}
