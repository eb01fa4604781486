package app_test

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"mylo/internal/app/apptest"
	"mylo/internal/content"
	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
)

func TestALandingPageIsWhatItsRowSays(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t, apptest.WithNode).Browser()
	a := b.Get("/best-cloth-diapers")
	for _, want := range []string{
		`<title>How to choose the best cloth diaper | Mylo</title>`, `<main>landing in en</main>`,
		`<link rel="canonical" href="http://localhost:8080/best-cloth-diapers">`,
		`hreflang="hi-in" href="http://localhost:8080/hi/best-cloth-diapers"`, `"@type":"WebPage"`, `"@type":"BreadcrumbList"`,
	} {
		if !strings.Contains(a.Body, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if hindi := b.Get("/hi/best-cloth-diapers"); !strings.Contains(hindi.Body, "सबसे अच्छा कपड़े का डायपर") {
		t.Error("the Hindi page is not Hindi")
	}
	var page struct {
		Props struct {
			Language string
			Blocks   []struct {
				Kind  string
				Shelf *struct{ Products []struct{ URL string } }
			}
		}
	}
	a = b.Get("/uae/best-cloth-diapers", "Accept: application/json")
	if err := json.Unmarshal([]byte(a.Body), &page); err != nil || page.Props.Language != "en" || page.Props.Blocks[0].Kind != "hero" {
		t.Fatalf("%v in %.200s", err, a.Body)
	}
	for _, block := range page.Props.Blocks {
		if block.Shelf != nil && (len(block.Shelf.Products) == 0 || !strings.HasPrefix(block.Shelf.Products[0].URL, "/uae/")) {
			t.Errorf("shelf %+v", block.Shelf)
		}
	}
}

func TestASlugThatNobodyWroteIsNotThere(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, path := range []string{"/best-cloth-diapers-2", "/hi/nothing-here", "/nothing.html", "/landing", "/best-cloth-diapers/more"} {
		if a := b.Get(path); a.Status != http.StatusNotFound {
			t.Errorf("%s: %d", path, a.Status)
		}
	}
	if a := b.Get("/Best-Cloth-Diapers/"); a.Status != http.StatusMovedPermanently || a.Header.Get("Location") != "/best-cloth-diapers" {
		t.Errorf("another spelling: %d to %q", a.Status, a.Header.Get("Location"))
	}
	for _, path := range []string{"/cart", "/search", "/offline", "/robots.txt", "/favicon.svg", "/healthz", "/docs"} {
		if a := b.Get(path); a.Status != http.StatusOK || strings.Contains(a.Body, `"page":"landing"`) {
			t.Errorf("%s is shadowed: %d", path, a.Status)
		}
	}
}

func TestAColouringSheetIsAFileToPrint(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	var page struct {
		Props struct {
			Blocks []struct{ Sheet *struct{ URL, Alt string } }
		}
	}
	if err := json.Unmarshal([]byte(b.Get("/coloring-pages", "Accept: application/json").Body), &page); err != nil {
		t.Fatal(err)
	}
	sheets := 0
	for _, block := range page.Props.Blocks {
		if block.Sheet == nil {
			continue
		}
		sheets++
		a := b.Get(block.Sheet.URL)
		if a.Status != http.StatusOK || a.Header.Get("Content-Type") != "image/svg+xml" || !strings.Contains(a.Body, `width="210mm"`) || block.Sheet.Alt == "" {
			t.Errorf("%s: %d %s", block.Sheet.URL, a.Status, a.Header.Get("Content-Type"))
		}
	}
	if sheets != 4 {
		t.Errorf("%d sheets", sheets)
	}
}

func TestAWithdrawnPageIsGoneAtOnce(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, apptest.WithNode)
	b := s.Browser()
	if a := b.Get("/joyful-days"); a.Status != http.StatusOK {
		t.Fatalf("before: %d", a.Status)
	}
	err := s.App.DB.InTx(t.Context(), func(ctx context.Context) error {
		if _, err := db.Exec(ctx, s.App.DB, `UPDATE landing_pages SET published = 0 WHERE slug = 'joyful-days'`); err != nil {
			return err
		}
		return snapshot.Bump(ctx, s.App.DB, content.SnapshotName)
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.App.Content.Load(t.Context()); err != nil {
		t.Fatal(err)
	}
	if a := b.Get("/joyful-days"); a.Status != http.StatusNotFound {
		t.Errorf("after: %d", a.Status)
	}
}
