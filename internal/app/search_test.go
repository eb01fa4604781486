package app_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"mylo/internal/app/apptest"
	"mylo/internal/catalog/catalogtest"
)

type searchPage struct {
	Page  string
	Props struct {
		Query    string
		Note     string
		Near     bool
		Total    int
		Pages    int
		Next     string
		Guessed  *struct{ Text, URL string }
		Products []struct {
			ID  int64
			URL string
		}
		Others     []struct{ Kind string }
		Sorts      []struct{ URL string }
		Filters    []struct{ Choices []struct{ URL string } }
		Popular    []struct{ ID int64 }
		Categories []struct{ URL string }
	}
	Head struct{ Title, Robots string }
}

func searchFor(t *testing.T, b *apptest.Browser, address string) searchPage {
	t.Helper()
	var page searchPage
	a := b.Get(address, "Accept: application/json")
	if err := json.Unmarshal([]byte(a.Body), &page); err != nil || a.Status != http.StatusOK || page.Page != "search" {
		t.Fatalf("%s: %d, %v in %.200s", address, a.Status, err, a.Body)
	}
	return page
}

func TestTheClothDiaperIsFoundHoweverItIsTyped(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, typed := range []string{"cloth diaper", "कपड़े का डायपर", "kapde ka dayper", "reusable diapr", "Reusable+Cloth"} {
		page := searchFor(t, b, "/search?q="+url.QueryEscape(typed))
		found := false
		for _, p := range page.Props.Products {
			found = found || p.URL == diaper
		}
		if !found || page.Props.Query != typed || page.Props.Total < 1 || len(page.Props.Popular) != 0 {
			t.Errorf("%q: %+v", typed, page.Props)
		}
	}
	hindi := searchFor(t, b, "/hi/search?q=diaper")
	if len(hindi.Props.Products) == 0 || !strings.HasPrefix(hindi.Props.Products[0].URL, "/hi/") || !strings.HasPrefix(hindi.Props.Sorts[1].URL, "/hi/search?q=diaper&sort=") {
		t.Errorf("in Hindi: %+v", hindi.Props)
	}
}

func TestASearchPageIsAPlainPageThatNobodyIndexes(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t, apptest.WithNode).Browser()
	a := b.Get("/search?q=diaper")
	if a.Status != http.StatusOK || !strings.Contains(a.Body, "<main>search in en</main>") || !strings.Contains(a.Body, `content="noindex`) ||
		!strings.Contains(a.Body, "<title>diaper – Search | Mylo</title>") {
		t.Errorf("%d %.600s", a.Status, a.Body)
	}
	if evil := b.Get("/search?q=" + url.QueryEscape(`</script><script>alert(1)</script>`)); strings.Contains(evil.Body, "<script>alert") {
		t.Error("what is typed is run")
	}
}

func TestNothingFoundLeadsOn(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, address := range []string{"/search", "/search?q=", "/search?q=qqqqqqqqq", "/search?q=%21%3f"} {
		page := searchFor(t, b, address)
		if page.Props.Total != 0 || len(page.Props.Popular) == 0 || len(page.Props.Categories) == 0 {
			t.Errorf("%s: %+v", address, page.Props)
		}
	}
	if a := b.Get("/search?q=diaper&page=99"); a.Status != http.StatusNotFound {
		t.Errorf("a page beyond the last: %d", a.Status)
	}
}

func TestAMisspelledSearchIsSetRight(t *testing.T) {
	t.Parallel()
	page := searchFor(t, apptest.Start(t).Browser(), "/search?q=reusabel+cloth")
	if page.Props.Guessed == nil || page.Props.Guessed.Text != "reusable cloth" || page.Props.Guessed.URL != "/search?q=reusable+cloth" || page.Props.Total == 0 {
		t.Errorf("%+v", page.Props)
	}
}

func TestTheSexOfAnUnbornChildIsNotSearchedFor(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, typed := range []string{"gender prediction", "ladka ya ladki", "लिंग परीक्षण"} {
		page := searchFor(t, b, "/search?q="+url.QueryEscape(typed))
		if !strings.Contains(page.Props.Note, "1994") || page.Props.Total != 0 || len(page.Props.Others) != 0 {
			t.Errorf("%q: %+v", typed, page.Props)
		}
		var call struct {
			Success bool
			Data    struct {
				Note     string
				Products []any
			}
		}
		b.Call(http.MethodGet, "/api/searchQuery?q="+url.QueryEscape(typed), nil, &call)
		if !call.Success || call.Data.Note == "" || len(call.Data.Products) != 0 {
			t.Errorf("the call: %+v", call)
		}
		var groups []any
		if b.Call(http.MethodGet, "/api/suggest?q="+url.QueryEscape(typed), nil, &groups); len(groups) != 0 {
			t.Errorf("suggestions: %v", groups)
		}
	}
}

func TestTheSearchCallSpeaksTheSpecificationsWords(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for _, address := range []string{"/api/searchQuery?q=cloth+diaper&platform=web&inApp=false", "/api/searchQuery?query=kapde+ka+diaper&language=hi"} {
		var call struct {
			Success bool
			Data    struct {
				Total    int
				Products []struct {
					ID     int64
					Name   string
					WebURL string `json:"web_url"`
					Price  float64
				}
				Others []struct{ Kind string }
			}
		}
		a := b.Call(http.MethodGet, address, nil, &call)
		if a.Status != http.StatusOK || !call.Success || call.Data.Total == 0 || call.Data.Products[0].WebURL == "" || call.Data.Products[0].Price == 0 {
			t.Errorf("%s: %d %.300s", address, a.Status, a.Body)
		}
	}
	if a := b.Get("/api/searchQuery"); a.Status != http.StatusOK || !strings.Contains(a.Body, `"products":[]`) {
		t.Errorf("without a query: %d %s", a.Status, a.Body)
	}
}

func TestSuggestionsMarkWhatWasTypedAndComeByKind(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	var groups []struct {
		Kind  string
		Items []struct {
			Title, URL string
			Parts      []struct {
				Text  string
				Match bool
			}
			Price *struct{ Text string }
		}
	}
	b.Call(http.MethodGet, "/api/suggest?q=clo", nil, &groups)
	kinds := map[string]bool{}
	for _, g := range groups {
		kinds[g.Kind] = true
		for _, item := range g.Items {
			var whole string
			for _, part := range item.Parts {
				whole += part.Text
			}
			if whole != item.Title || item.URL == "" || g.Kind == "product" && item.Price == nil {
				t.Errorf("%s: %+v", g.Kind, item)
			}
		}
	}
	if !kinds["product"] || !kinds["category"] || !kinds["guide"] || groups[0].Kind != "product" {
		t.Errorf("kinds %v", kinds)
	}
}

func TestRestrictedGoodsAreFoundByNameAndNeverSuggested(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	b := s.Browser()
	catalogtest.Change(t, s.App.DB, s.App.Catalog, `UPDATE products SET ims_restricted = 1, name = 'Zirconia teat', hindi_name = '' WHERE id = 970`)
	s.App.Search.Load()
	if page := searchFor(t, b, "/search?q=zirconia"); page.Props.Total != 1 {
		t.Errorf("by name: %+v", page.Props)
	}
	for _, address := range []string{"/api/suggest?q=zirconia", "/api/suggest?q=z"} {
		if a := b.Get(address); strings.Contains(a.Body, "Zirconia") {
			t.Errorf("%s: %s", address, a.Body)
		}
	}
	if a := b.Get("/search?q=qqqqqq", "Accept: application/json"); strings.Contains(a.Body, "Zirconia") {
		t.Error("an empty search promotes it")
	}
	if a := b.Get("/feeds/products.xml"); strings.Contains(a.Body, "Zirconia") {
		t.Error("the merchants' feed promotes it")
	}
}

func TestAChangedCatalogueIsFoundAfterTheNextLook(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	b := s.Browser()
	catalogtest.Change(t, s.App.DB, s.App.Catalog, `UPDATE products SET name = 'Quilted wonder' WHERE id = 970`)
	s.App.Search.Load()
	if page := searchFor(t, b, "/search?q=quilted+wonder"); page.Props.Total != 1 {
		t.Errorf("%+v", page.Props)
	}
}
