// Package ssr renders pages with JavaScript on the server. It keeps a few Node processes that hold
// the server bundle, hands each one render at a time over a unix socket, and supervises them: a
// render that takes too long or a worker that eats too much memory is killed and replaced, a worker
// that has served long enough is exchanged for a warm one, and nothing that a bundle does reaches
// the Go process. A failed render is an error the caller can live with: send the page without it.
//
// The bundle is an ES module that exports
//
//	render(payload: string): string
//
// which must be synchronous and pure, and may export warm(), called once before the first render.
package ssr
