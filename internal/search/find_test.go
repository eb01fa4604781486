package search_test

import (
	"slices"
	"strings"
	"testing"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/search"
)

func product(id, title, hindi string, more ...func(*search.Document)) search.Document {
	d := search.Document{Kind: search.Product, ID: id, Title: lang.Text{En: title, Hi: hindi}, Path: "/product/" + id, Weight: 1}
	for _, f := range more {
		f(&d)
	}
	return d
}

func keywords(list ...string) func(*search.Document) {
	return func(d *search.Document) { d.Keywords = list }
}

func text(list ...string) func(*search.Document) {
	return func(d *search.Document) { d.Text = list }
}

func restricted(d *search.Document) { d.Restricted = true }
func uaeOnly(d *search.Document)    { d.Markets = []market.Market{market.UAE} }
func indiaOnly(d *search.Document)  { d.Markets = []market.Market{market.India} }
func sized(d *search.Document)      { d.Group = "pants" }

// shop is a small shop whose numbers a reader can hold in mind.
var shop = search.Build([]search.Document{
	product("1", "Reusable Cloth Diaper", "धोने लायक कपड़े का डायपर", keywords("Diapering", "डायपर")),
	product("2", "Baby Massage Oil", "शिशु की मालिश का तेल", keywords("Lotion and massage oil")),
	product("3", "Gentle Face Wash", "सौम्य फ़ेस वॉश", text("For oily and tired skin")),
	product("4", "Baby Lotion 200 ml", "बेबी लोशन"),
	product("5", "Feeding Bottle", "दूध की बोतल", restricted, keywords("milk", "gift"), text("For massage days")),
	product("6", "Onion Shampoo", "प्याज़ का शैम्पू"),
	product("7", "Light Stroller", "हल्का स्ट्रोलर", uaeOnly),
	product("8", "Steel Bowl", "स्टील की कटोरी", indiaOnly),
	product("9", "Diaper Pants Small", "डायपर पैंट छोटा", sized),
	product("10", "Diaper Pants Large", "डायपर पैंट बड़ा", sized),
	product("11", "Stretch Mark Cream", "स्ट्रेच मार्क क्रीम"),
	{Kind: search.Category, ID: "11", Title: lang.Text{En: "Cloth diapers", Hi: "कपड़े के डायपर"}, Path: "/category/11"},
})

var india = search.Ask{Market: market.India, Limit: 10}

func find(typed string, ask search.Ask) (ids []string, r search.Result) {
	r = shop.Find(search.Parse(typed), ask)
	for _, d := range r.Hits[search.Product] {
		ids = append(ids, d.ID)
	}
	return ids, r
}

func TestTheFirstHitIsWhatWasMeant(t *testing.T) {
	t.Parallel()
	for want, queries := range map[string]string{
		"1":  "cloth diaper|कपड़े का डायपर|kapde ka diaper|kapda dayper|reusable nappy|CLOTH DIAPERS|cloth diapr|clothdiaper|cloth-diaper|kapde ke langot",
		"2":  "oil|tel|तेल|massage oil|malish ka tel|मालिश|maalish tel|baby oil|shishu tel|बच्चे का तेल|bachche ka tel|oil for baby|masage oil",
		"3":  "face wash|facewash|fesh wash|chehra wash|फेस वॉश|fase wash",
		"4":  "lotion|loshan|लोशन|lotin|lotoin|baby lotion 200ml|200 ml|२००",
		"6":  "shampoo|shampu|शैम्पू|pyaz shampoo|onion|pyaaj ka shampoo|shampo",
		"11": "stretch mark|stretch marks cream|strech mark|krim|स्ट्रेच|stretchmark",
	} {
		for typed := range strings.SplitSeq(queries, "|") {
			ids, r := find(typed, india)
			if len(ids) == 0 || ids[0] != want {
				t.Errorf("%q finds %v (%+v), want %s first", typed, ids, r.Totals, want)
			}
		}
	}
}

func TestTitlesComeBeforeKeywordsAndKeywordsBeforeTexts(t *testing.T) {
	t.Parallel()
	ix := search.Build([]search.Document{
		product("text", "One", "", text("neem leaves")), product("keyword", "Two", "", keywords("neem")),
		product("title", "Three neem", ""), product("whole", "Neem", ""),
	})
	var got []string
	for _, d := range ix.Find(search.Parse("neem"), india).Hits[search.Product] {
		got = append(got, d.ID)
	}
	if want := []string{"whole", "title", "keyword", "text"}; !slices.Equal(got, want) {
		t.Errorf("order %v, want %v", got, want)
	}
}

func TestTheRightSpellingComesBeforeTheRightSound(t *testing.T) {
	t.Parallel()
	ix := search.Build([]search.Document{product("sound", "Phal", ""), product("letters", "Fal", "")})
	if hits := ix.Find(search.Parse("fal"), india).Hits[search.Product]; len(hits) != 2 || hits[0].ID != "letters" {
		t.Errorf("hits %+v", hits)
	}
}

func TestAMisspelledQueryIsAnsweredAndSetRight(t *testing.T) {
	t.Parallel()
	for typed, want := range map[string]string{
		"strolllr":        "",
		"shampooo onion":  "shampoo onion",
		"onoin shampoo":   "onion shampoo",
		"Gentel, facewah": "gentle, facewah",
		"lotion":          "",
		"massgae":         "",
		"mqssage":         "massage",
		"tel":             "",
	} {
		if _, r := find(typed, india); r.Guessed != want {
			t.Errorf("%q was read as %q, want %q", typed, r.Guessed, want)
		}
	}
}

func TestShortWordsAreNotForgiven(t *testing.T) {
	t.Parallel()
	if ids, r := find("ois", india); len(ids) != 0 {
		t.Errorf("three letters find %v, read as %q", ids, r.Guessed)
	}
}

func TestWhatHasEveryWordHidesWhatHasSome(t *testing.T) {
	t.Parallel()
	ids, r := find("baby oil", india)
	if !slices.Equal(ids, []string{"2"}) || r.Near {
		t.Errorf("baby oil finds %v, near %v", ids, r.Near)
	}
	if ids, r = find("onion lotion", india); len(ids) < 2 || !r.Near {
		t.Errorf("onion lotion finds %v, near %v", ids, r.Near)
	}
	if ids, _ = find("onion qqqqqq wwwwww zzzzzz", india); len(ids) != 0 {
		t.Errorf("one word of four finds %v", ids)
	}
}

func TestAMarketShowsWhatItSells(t *testing.T) {
	t.Parallel()
	if ids, _ := find("stroller", india); len(ids) != 0 {
		t.Errorf("India finds %v", ids)
	}
	if ids, _ := find("stroller", search.Ask{Market: market.UAE, Limit: 10}); !slices.Equal(ids, []string{"7"}) {
		t.Errorf("the Emirates find %v", ids)
	}
	if ids, _ := find("katori", search.Ask{Market: market.UAE, Limit: 10}); len(ids) != 0 {
		t.Errorf("the Emirates find %v", ids)
	}
}

func TestWhatMayNotBePromotedIsFoundByItsNameAlone(t *testing.T) {
	t.Parallel()
	for _, typed := range []string{"feeding bottle", "bottle", "botal", "बोतल", "feeding botle"} {
		if ids, _ := find(typed, india); !slices.Contains(ids, "5") {
			t.Errorf("%q finds %v", typed, ids)
		}
	}
	for _, typed := range []string{"milk gift", "gift", "massage", "bottle gift", "baby bottle"} {
		if ids, _ := find(typed, india); slices.Contains(ids, "5") {
			t.Errorf("%q promotes it", typed)
		}
	}
	typing := search.Ask{Market: market.India, Limit: 10, Typing: true}
	for _, typed := range []string{"b", "bott", "bottle", "feeding bottle"} {
		if ids, _ := find(typed, typing); slices.Contains(ids, "5") {
			t.Errorf("typing %q suggests it", typed)
		}
	}
}

func TestHalfAWordSuggestsTheWhole(t *testing.T) {
	t.Parallel()
	typing := search.Ask{Market: market.India, Limit: 10, Typing: true}
	for typed, want := range map[string]string{"d": "1", "dia": "1", "डाय": "1", "kapde ka d": "1", "mass": "2", "mal": "2", "loti": "4", "pyaa": "6"} {
		if ids, _ := find(typed, typing); !slices.Contains(ids, want) {
			t.Errorf("typing %q suggests %v, want %s", typed, ids, want)
		}
	}
	ids, r := find("diaper pants", typing)
	if len(ids) != 1 || r.Totals[search.Product] != 2 {
		t.Errorf("two sizes are suggested as %v of %v", ids, r.Totals)
	}
}

func TestKindsAreCountedApart(t *testing.T) {
	t.Parallel()
	_, r := find("cloth diaper", search.Ask{Market: market.India, Limit: 1})
	if r.Totals[search.Product] != 1 || r.Totals[search.Category] != 1 || r.Total() != 2 || len(r.Hits[search.Category]) != 1 {
		t.Errorf("%+v", r)
	}
	_, r = find("diaper", search.Ask{Market: market.India, Limit: 1})
	if r.Totals[search.Product] != 3 || len(r.Hits[search.Product]) != 1 {
		t.Errorf("the limit: %+v", r.Totals)
	}
}

func TestNothingAskedFindsNothing(t *testing.T) {
	t.Parallel()
	for _, typed := range []string{"", "   ", "!!!", "🍼", "\x00", "qqqqqq", "k"} {
		if ids, r := find(typed, india); len(ids) != 0 || r.Total() != 0 {
			t.Errorf("%q finds %v", typed, ids)
		}
	}
	if r := search.Build(nil).Find(search.Parse("diaper"), india); r.Total() != 0 {
		t.Errorf("an empty index finds %+v", r)
	}
}

func TestOneSearchLeavesNothingBehindForTheNext(t *testing.T) {
	t.Parallel()
	for range 3 {
		first, _ := find("baby oil", india)
		find("diaper lotion onion", india)
		if again, _ := find("baby oil", india); !slices.Equal(first, again) {
			t.Fatalf("%v, then %v", first, again)
		}
	}
}
