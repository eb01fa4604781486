package httpx

import (
	"mime"
	"path"
	"strings"
)

// contentTypes are the types of the files we serve. They are listed because the tables of the
// machine differ, and a wrong one stops a script from running.
var contentTypes = map[string]string{
	".avif":        "image/avif",
	".css":         "text/css; charset=utf-8",
	".gif":         "image/gif",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".jpeg":        "image/jpeg",
	".jpg":         "image/jpeg",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".map":         "application/json",
	".mjs":         "text/javascript; charset=utf-8",
	".mp4":         "video/mp4",
	".pdf":         "application/pdf",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".vtt":         "text/vtt; charset=utf-8",
	".wasm":        "application/wasm",
	".webm":        "video/webm",
	".webmanifest": "application/manifest+json",
	".webp":        "image/webp",
	".woff2":       "font/woff2",
	".xml":         "application/xml",
}

func contentTypeOf(name string) string {
	ext := strings.ToLower(path.Ext(name))
	if known, ok := contentTypes[ext]; ok {
		return known
	}
	if guess := mime.TypeByExtension(ext); guess != "" {
		return guess
	}
	return "application/octet-stream"
}
