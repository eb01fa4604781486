// Package web holds the built front end inside the binary.
package web

import "embed"

// Dist is the output of `npm run build -w web`: client/ is what browsers load
// (client/.vite/manifest.json names the files), server/entry-server.js is the
// bundle that renders pages. Before the first build it holds only .keep.
//
//go:embed all:dist
var Dist embed.FS
