// Package pages serves the pages. Each page is a function from a request to a Page: a name, props and what the
// head of the document says. Everything around it is done once, here: the props as HTML rendered by React, or
// as JSON to a browser that is already on the site; the cache for guests; the document with its titles, links
// and structured data; and the shell that goes out with its props when nothing can render.
package pages
