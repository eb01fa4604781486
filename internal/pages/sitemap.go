package pages

import (
	"bufio"
	"encoding/xml"
	"iter"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/content"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/platform/httpx"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// sitemapURLs is how many pages a file lists. Search engines take 50,000 and 50 MB; with its alternates and a picture a
// page needs up to a kilobyte, so half of that number stays below both.
const sitemapURLs = 25_000

// sitemapEntry is one page as search engines are told of it, in all its forms.
type sitemapEntry struct {
	path    string
	hindi   bool // its content is there in Hindi
	india   bool
	uae     bool
	updated time.Time // zero when nobody knows
	picture string    // address of its main picture, or empty
}

// sitemapForm is a form of the site that has files of its own.
type sitemapForm struct {
	name string
	tag  string
	visit.Visit
}

var sitemapForms = []sitemapForm{
	{"en", "en-in", visit.Visit{Market: market.India, Language: lang.En}},
	{"hi", "hi-in", visit.Visit{Market: market.India, Language: lang.Hi}},
	{"uae", "en-ae", visit.Visit{Market: market.UAE, Language: lang.En}},
}

// has says whether a page is there in a form of the site.
func (f sitemapForm) has(e sitemapEntry) bool {
	if f.Market == market.UAE {
		return e.uae
	}
	return e.india && (f.Language == lang.En || e.hindi)
}

// sitemapKinds are the sorts of pages, each with files of its own.
func (p *Pages) sitemapKinds() []struct {
	name    string
	entries iter.Seq[sitemapEntry]
} {
	return []struct {
		name    string
		entries iter.Seq[sitemapEntry]
	}{
		{"store", p.storeEntries}, {"products", p.productEntries}, {"categories", p.categoryEntries}, {"landing", p.landingEntries},
	}
}

// storeEntries are the pages that are always there.
func (p *Pages) storeEntries(yield func(sitemapEntry) bool) {
	paths := []string{"/", wholeStorePath}
	for name := range sections {
		paths = append(paths, "/"+name+"/")
	}
	slices.Sort(paths)
	for _, path := range paths {
		if !yield(sitemapEntry{path: path, hindi: true, india: true, uae: true}) {
			return
		}
	}
}

func (p *Pages) productEntries(yield func(sitemapEntry) bool) {
	for _, item := range p.Catalog.Index().All() {
		e := sitemapEntry{
			path: item.Path(), hindi: item.Name.Hi != "", india: item.SoldIn(market.India), uae: item.SoldIn(market.UAE),
		}
		if len(item.Cover.Renditions) > 0 {
			e.picture = view.NewPicture(&sitemapForms[0].Visit, item.Cover).Src
		}
		if !yield(e) {
			return
		}
	}
}

func (p *Pages) categoryEntries(yield func(sitemapEntry) bool) {
	ix := p.Catalog.Index()
	var walk func(shelves []*catalog.Category) bool
	walk = func(shelves []*catalog.Category) bool {
		for _, c := range shelves {
			sold := func(m market.Market) bool {
				return slices.ContainsFunc(ix.On(c.ID), func(item *catalog.Product) bool { return item.SoldIn(m) })
			}
			e := sitemapEntry{path: c.Path(), hindi: c.Name.Hi != "", india: sold(market.India), uae: sold(market.UAE)}
			if !yield(e) || !walk(c.Children) {
				return false
			}
		}
		return true
	}
	walk(ix.Categories())
}

func (p *Pages) landingEntries(yield func(sitemapEntry) bool) {
	for _, page := range p.Content.Landings() {
		text, _ := page.In(lang.En)
		e := sitemapEntry{
			path: page.Path(), hindi: page.Translated(), india: page.Has(lang.En), uae: page.Has(lang.En), updated: text.UpdatedAt,
		}
		if picture := firstPicture(text.Blocks); picture != nil {
			e.picture = landingPicture(&sitemapForms[0].Visit, picture).Src
		}
		if !yield(e) {
			return
		}
	}
}

func firstPicture(blocks []content.Block) *content.Picture {
	for _, b := range blocks {
		if b.Hero != nil && b.Hero.Picture != nil {
			return b.Hero.Picture
		}
	}
	return nil
}

// sitemapIndex serves /sitemap.xml, which names every file.
func (p *Pages) sitemapIndex(w http.ResponseWriter, _ *http.Request) {
	x := startXML(w)
	defer x.Flush()
	x.raw(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`)
	for _, kind := range p.sitemapKinds() {
		for _, form := range sitemapForms {
			pages := 0
			for e := range kind.entries {
				if form.has(e) {
					pages++
				}
			}
			for n := 1; (n-1)*sitemapURLs < pages; n++ {
				x.raw("<sitemap>")
				x.tag("loc", p.Site.Origin+"/sitemaps/"+kind.name+"-"+form.name+"-"+strconv.Itoa(n)+".xml")
				x.raw("</sitemap>")
			}
		}
	}
	x.raw("</sitemapindex>")
}

// sitemap serves /sitemaps/{kind}-{form}-{n}.xml.
func (p *Pages) sitemap(w http.ResponseWriter, r *http.Request) error {
	entries, form, n, ok := p.sitemapFile(r.PathValue("file"))
	if !ok {
		return httpx.ErrNotFound
	}
	next, stop := iter.Pull(part(entries, form, (n-1)*sitemapURLs))
	defer stop()
	e, ok := next()
	if !ok {
		return httpx.ErrNotFound
	}
	x := startXML(w)
	defer x.Flush()
	x.raw(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"` +
		` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`)
	for i := 0; ok && i < sitemapURLs; e, ok = next() {
		p.writeEntry(x, form, e)
		i++
	}
	x.raw("</urlset>")
	return nil
}

// sitemapFile reads the name of a file.
func (p *Pages) sitemapFile(name string) (entries iter.Seq[sitemapEntry], form sitemapForm, n int, ok bool) {
	parts := strings.Split(strings.TrimSuffix(name, ".xml"), "-")
	if len(parts) != 3 || !strings.HasSuffix(name, ".xml") {
		return nil, form, 0, false
	}
	n, err := strconv.Atoi(parts[2])
	if err != nil || n < 1 || n > 1_000_000 || strconv.Itoa(n) != parts[2] {
		return nil, form, 0, false
	}
	i := slices.IndexFunc(sitemapForms, func(f sitemapForm) bool { return f.name == parts[1] })
	for _, kind := range p.sitemapKinds() {
		if kind.name == parts[0] && i >= 0 {
			return kind.entries, sitemapForms[i], n, true
		}
	}
	return nil, form, 0, false
}

// part gives the pages of a form of the site, without the first ones.
func part(entries iter.Seq[sitemapEntry], form sitemapForm, skip int) iter.Seq[sitemapEntry] {
	return func(yield func(sitemapEntry) bool) {
		for e := range entries {
			if !form.has(e) {
				continue
			}
			if skip > 0 {
				skip--
				continue
			}
			if !yield(e) {
				return
			}
		}
	}
}

func (p *Pages) writeEntry(x *xmlWriter, form sitemapForm, e sitemapEntry) {
	x.raw("<url>")
	x.tag("loc", p.Site.Origin+form.URL(e.path))
	for _, other := range sitemapForms {
		if other.has(e) {
			x.alternate(other.tag, p.Site.Origin+other.URL(e.path))
		}
	}
	if first := sitemapForms[0]; first.has(e) {
		x.alternate("x-default", p.Site.Origin+first.URL(e.path))
	}
	if !e.updated.IsZero() {
		x.tag("lastmod", e.updated.Format("2006-01-02"))
	}
	if e.picture != "" {
		x.raw("<image:image>")
		x.tag("image:loc", p.Site.Origin+e.picture)
		x.raw("</image:image>")
	}
	x.raw("</url>")
}

// xmlWriter writes a document piece by piece, so that a long one takes no memory.
type xmlWriter struct{ *bufio.Writer }

// startXML begins an XML answer that anybody may keep for an hour. Whoever writes to it flushes it.
func startXML(w http.ResponseWriter) *xmlWriter {
	w.Header().Set("Content-Type", "application/xml; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	x := &xmlWriter{bufio.NewWriterSize(w, 32<<10)}
	x.raw(xml.Header)
	return x
}

// raw writes markup. A failed write shows in Flush, when nobody is there any more to be told.
func (x *xmlWriter) raw(markup string) { _, _ = x.WriteString(markup) }

func (x *xmlWriter) text(value string) { _ = xml.EscapeText(x.Writer, []byte(value)) }

func (x *xmlWriter) tag(name, value string) {
	x.raw("<" + name + ">")
	x.text(value)
	x.raw("</" + name + ">\n")
}

func (x *xmlWriter) alternate(tag, href string) {
	x.raw(`<xhtml:link rel="alternate" hreflang="` + tag + `" href="`)
	x.text(href)
	x.raw("\"/>\n")
}
