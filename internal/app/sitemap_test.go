package app_test

import (
	"encoding/xml"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"mylo/internal/app/apptest"
	"mylo/internal/app/config"
	"mylo/internal/catalog/catalogtest"
)

const origin = "http://localhost:8080"

type urlset struct {
	URLs []struct {
		Loc     string `xml:"loc"`
		Lastmod string `xml:"lastmod"`
		Links   []struct {
			Lang string `xml:"hreflang,attr"`
			Href string `xml:"href,attr"`
		} `xml:"http://www.w3.org/1999/xhtml link"`
		Images []struct {
			Loc string `xml:"loc"`
		} `xml:"http://www.google.com/schemas/sitemap-image/1.1 image"`
	} `xml:"url"`
}

func readXML(t *testing.T, b *apptest.Browser, path string, into any) {
	t.Helper()
	a := b.Get(path)
	if err := xml.Unmarshal([]byte(a.Body), into); err != nil || a.Status != http.StatusOK || !strings.HasPrefix(a.Header.Get("Content-Type"), "application/xml") {
		t.Fatalf("%s: %d %s, %v", path, a.Status, a.Header.Get("Content-Type"), err)
	}
}

func TestEveryAddressOfTheSitemapsIsAPage(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	var index struct {
		Files []struct {
			Loc string `xml:"loc"`
		} `xml:"sitemap"`
	}
	readXML(t, b, "/sitemap.xml", &index)
	seen := map[string]bool{}
	for _, file := range index.Files {
		var set urlset
		readXML(t, b, strings.TrimPrefix(file.Loc, origin), &set)
		if len(set.URLs) == 0 {
			t.Errorf("%s is empty", file.Loc)
		}
		for _, u := range set.URLs {
			path := strings.TrimPrefix(u.Loc, origin)
			if seen[path] {
				t.Errorf("%s is listed twice", path)
			}
			seen[path] = true
			if path == "" {
				path = "/"
			}
			if a := b.Get(path, "Accept: application/json"); a.Status != http.StatusOK {
				t.Errorf("%s: %d", path, a.Status)
			}
			for _, image := range u.Images {
				if a := b.Get(strings.TrimPrefix(image.Loc, origin)); a.Status != http.StatusOK {
					t.Errorf("picture %s of %s: %d", image.Loc, path, a.Status)
				}
			}
		}
	}
	for _, path := range []string{"/", "/hi", "/uae", diaper, "/hi" + diaper, "/uae" + diaper, "/category/cloth-diapers-11", "/hi/stretch-marks", "/veda/"} {
		if !seen[path] {
			t.Errorf("%s is in no sitemap", path)
		}
	}
	if seen["/search"] || seen["/cart"] {
		t.Error("a page that nobody may index is in a sitemap")
	}
}

func TestASitemapTellsTheOtherFormsAndOnlyTrueDates(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	var set urlset
	readXML(t, b, "/sitemaps/products-hi-1.xml", &set)
	found := false
	for _, u := range set.URLs {
		if u.Loc != origin+"/hi"+diaper {
			continue
		}
		found = true
		links := map[string]string{}
		for _, l := range u.Links {
			links[l.Lang] = l.Href
		}
		want := map[string]string{"en-in": origin + diaper, "hi-in": origin + "/hi" + diaper, "en-ae": origin + "/uae" + diaper, "x-default": origin + diaper}
		if fmt.Sprint(links) != fmt.Sprint(want) || u.Lastmod != "" || len(u.Images) != 1 {
			t.Errorf("%+v", u)
		}
	}
	if !found {
		t.Error("the diaper is not there")
	}
	readXML(t, b, "/sitemaps/landing-en-1.xml", &set)
	if set.URLs[len(set.URLs)-1].Lastmod == "" {
		t.Error("a landing page has no date")
	}
	for _, path := range []string{
		"/sitemaps/products-en-2.xml", "/sitemaps/products-en-0.xml", "/sitemaps/products-en-01.xml", "/sitemaps/products-fr-1.xml",
		"/sitemaps/people-en-1.xml", "/sitemaps/products-en-1", "/sitemaps/x.xml", "/sitemaps/products-en-99999999999999999999.xml",
	} {
		if a := b.Get(path); a.Status != http.StatusNotFound {
			t.Errorf("%s: %d", path, a.Status)
		}
	}
}

func TestRobotsNameTheSitemapInProductionOnly(t *testing.T) {
	t.Parallel()
	if body := apptest.Start(t).Browser().Get("/robots.txt").Body; strings.Contains(body, "Sitemap") {
		t.Errorf("a test server invites crawlers: %s", body)
	}
	live := apptest.Start(t, func(c *config.Config) { c.Env = config.Production })
	if body := live.Browser().Get("/robots.txt").Body; !strings.Contains(body, "\nSitemap: "+origin+"/sitemap.xml\n") {
		t.Errorf("robots.txt: %s", body)
	}
}

func TestTheMerchantsFeedSaysWhatThePageSays(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	b := s.Browser()
	type item struct {
		ID           string `xml:"http://base.google.com/ns/1.0 id"`
		Title        string `xml:"title"`
		Link         string `xml:"link"`
		Image        string `xml:"http://base.google.com/ns/1.0 image_link"`
		Price        string `xml:"http://base.google.com/ns/1.0 price"`
		SalePrice    string `xml:"http://base.google.com/ns/1.0 sale_price"`
		Availability string `xml:"http://base.google.com/ns/1.0 availability"`
		Type         string `xml:"http://base.google.com/ns/1.0 product_type"`
	}
	read := func() map[string]item {
		var feed struct {
			Items []item `xml:"channel>item"`
		}
		readXML(t, b, "/feeds/products.xml", &feed)
		out := map[string]item{}
		for _, i := range feed.Items {
			out[i.ID] = i
		}
		return out
	}
	got := read()["970-1"]
	if got.Link != origin+diaper || got.Price != "2097.00 INR" || got.SalePrice != "1197.00 INR" || got.Availability != "in_stock" ||
		got.Type != "Diapering > Cloth diapers" || !strings.Contains(got.Title, "Pack of 3") || !strings.HasPrefix(got.Image, origin+"/media/") {
		t.Errorf("%+v", got)
	}
	catalogtest.Change(t, s.App.DB, s.App.Catalog, `UPDATE stock SET on_hand = 2, reserved = 0 WHERE product_id = 970`)
	if got := read()["970-1"]; got.Availability != "out_of_stock" {
		t.Errorf("two pieces left of a pack of three: %+v", got)
	}
	catalogtest.Change(t, s.App.DB, s.App.Catalog, `UPDATE products SET markets = 'UAE' WHERE id = 970`)
	if _, ok := read()["970-1"]; ok {
		t.Error("what India does not sell is in its feed")
	}
}
