package seed

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mylo/internal/content"
	"mylo/internal/kernel/lang"
)

// named are the pages that the specification asks for by their topics.
var named = []string{
	"increase-breast-milk", "reusable-cloth-diapers", "stretch-marks", "celebrate-breastfeeding", "joyful-days", "coloring-pages",
	"best-cloth-diapers", "doctor-recommended-diapers", "newborn-cloth-diapers", "reusable-diapers", "dry-rash-free-cloth-diapers",
}

func landings(t *testing.T) []landing {
	t.Helper()
	pages, err := readLandings()
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// everyText gives every piece of text of a page with the language it is in.
func everyText(t *testing.T, p landing, visit func(l lang.Language, text string)) {
	t.Helper()
	var walk func(l lang.Language, value any)
	walk = func(l lang.Language, value any) {
		switch v := value.(type) {
		case string:
			visit(l, v)
		case []any:
			for _, part := range v {
				walk(l, part)
			}
		case map[string]any:
			for name, part := range v {
				if name != "drawing" && name != "file" && name != "path" {
					walk(l, part)
				}
			}
		}
	}
	for l, text := range p.Texts {
		visit(l, text.Title)
		visit(l, text.Description)
		for _, b := range text.Blocks {
			walk(l, any(b))
		}
	}
}

func TestEveryNamedLandingPageIsThereInBothLanguages(t *testing.T) {
	t.Parallel()
	slugs := map[string]bool{}
	cloth := 0
	for _, p := range landings(t) {
		slugs[p.Slug] = true
		if strings.Contains(p.Slug, "diaper") && p.Slug != "reusable-cloth-diapers" {
			cloth++
		}
		for _, l := range lang.All() {
			if text, ok := p.Texts[l]; !ok || text.Title == "" || text.Description == "" || len(text.Blocks) < 3 {
				t.Errorf("%s says too little in %s", p.Slug, l)
			}
		}
		if en, hi := shape(p.Texts[lang.En]), shape(p.Texts[lang.Hi]); !slices.Equal(en, hi) {
			t.Errorf("%s is %v in English and %v in Hindi", p.Slug, en, hi)
		}
	}
	for _, slug := range named {
		if !slugs[slug] {
			t.Errorf("there is no page %s", slug)
		}
	}
	if cloth < 16 {
		t.Errorf("%d pages about cloth diapers, want 16", cloth)
	}
}

func shape(t landingText) []string {
	var kinds []string
	for _, b := range t.Blocks {
		for kind := range b {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// A page whose text is another's with a word changed is of no use to anybody.
func TestNoSentenceStandsOnTwoLandingPages(t *testing.T) {
	t.Parallel()
	const short = 45 // names of links and cells of tables may repeat
	seen := map[string]string{}
	for _, p := range landings(t) {
		everyText(t, p, func(_ lang.Language, text string) {
			if other, ok := seen[text]; ok && other != p.Slug && len([]rune(text)) > short && !isSheet(p.Slug, other) {
				t.Errorf("%s and %s both say %q", other, p.Slug, text)
			}
			seen[text] = p.Slug
		})
	}
}

// isSheet allows a drawing to be described alike where it is listed and where it stands alone.
func isSheet(a, b string) bool {
	return a == "coloring-pages" && strings.HasPrefix(b, "coloring-page-") || b == "coloring-pages" && strings.HasPrefix(a, "coloring-page-")
}

func TestEachLanguageIsWrittenInItsOwnScript(t *testing.T) {
	t.Parallel()
	devanagari := regexp.MustCompile(`\p{Devanagari}`)
	for _, p := range landings(t) {
		everyText(t, p, func(l lang.Language, text string) {
			if has := devanagari.MatchString(text); has != (l == lang.Hi) && len(text) > 4 {
				t.Errorf("%s in %s: %q", p.Slug, l, text)
			}
		})
	}
}

// claims are words that no honest page about a body or a baby uses.
var claims = regexp.MustCompile(`(?i)\b(guaranteed?|cures?|100 ?%|miracle|instantly|clinically proven|no side effects|best ?seller|feeding bottles?|formula)\b|गारंटी|चमत्कार|रामबाण`)

func TestNoLandingPagePromisesWhatNobodyCan(t *testing.T) {
	t.Parallel()
	for _, p := range landings(t) {
		everyText(t, p, func(_ lang.Language, text string) {
			if found := claims.FindString(text); found != "" {
				t.Errorf("%s says %q in %q", p.Slug, found, text)
			}
		})
	}
}

func TestEveryLinkAndPictureOfALandingPageIsThere(t *testing.T) {
	t.Parallel()
	pages := landings(t)
	known := map[string]bool{}
	for _, p := range pages {
		known["/"+p.Slug] = true
	}
	products, err := readProducts()
	if err != nil {
		t.Fatal(err)
	}
	ids, restricted := map[int64]bool{}, map[int64]bool{}
	for _, p := range products {
		known["/product/"+p.Slug+"-"+strconv.FormatInt(p.ID, 10)] = true
		ids[p.ID], restricted[p.ID] = true, p.IMSRestricted
	}
	shelves := map[int64]bool{}
	for _, c := range allCategories(t) {
		known["/category/"+c.Slug+"-"+strconv.FormatInt(c.ID, 10)] = true
		shelves[c.ID] = true
	}
	sheets, err := readSheets()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pages {
		for l, text := range p.Texts {
			blocks, err := text.blocks(l, nil, sheets)
			if err != nil {
				t.Errorf("%s in %s: %v", p.Slug, l, err)
			}
			for _, b := range blocks {
				for _, link := range linksOf(b) {
					if !known[link.Path] {
						t.Errorf("%s in %s leads to %s, which is not there", p.Slug, l, link.Path)
					}
				}
				if b.Shelf == nil {
					continue
				}
				if b.Shelf.Category != 0 && !shelves[b.Shelf.Category] {
					t.Errorf("%s shows category %d, which is not there", p.Slug, b.Shelf.Category)
				}
				for _, id := range b.Shelf.Products {
					if !ids[id] || restricted[id] {
						t.Errorf("%s shows product %d, which is not there or may not be promoted", p.Slug, id)
					}
				}
			}
		}
	}
}

func linksOf(b content.Block) []content.Link {
	switch {
	case b.Hero != nil && b.Hero.Action != nil:
		return []content.Link{*b.Hero.Action}
	case b.Text != nil:
		return b.Text.Links
	}
	return nil
}

func allCategories(t *testing.T) []category {
	t.Helper()
	raw, err := files.ReadFile("categories.json")
	if err != nil {
		t.Fatal(err)
	}
	var top, all []category
	if err := json.Unmarshal(raw, &top); err != nil {
		t.Fatal(err)
	}
	for len(top) > 0 {
		all = append(all, top[0])
		top = append(top[1:], top[0].Below...)
	}
	return all
}

func TestSheetsPrintOnOnePageAndCarryNoScript(t *testing.T) {
	t.Parallel()
	sheets, err := readSheets()
	if err != nil || len(sheets) < 4 {
		t.Fatalf("%d sheets, %v", len(sheets), err)
	}
	for name, s := range sheets {
		if s.width != 210 || s.height != 297 {
			t.Errorf("%s is %d × %d mm", name, s.width, s.height)
		}
		if text := string(s.file); strings.Contains(text, "<script") || strings.Contains(text, "href") || !strings.Contains(text, "<title>") {
			t.Errorf("%s has a script, a link or no title", name)
		}
	}
}
