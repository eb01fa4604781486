package pages

import (
	"net/http"

	"mylo/internal/kernel/lang"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// wholeStorePath lists everything the store sells.
const wholeStorePath = "/store/all"

// sections are the parts of the store with an address of their own.
var sections = map[string]struct{ name, intro lang.Text }{
	"veda": {
		lang.Text{En: "Veda", Hi: "वेदा"},
		lang.Text{En: "Oils, ubtans and herbs from Indian kitchens, with every ingredient named.", Hi: "भारतीय रसोई के तेल, उबटन और जड़ी-बूटियाँ, हर सामग्री के नाम के साथ।"},
	},
	"care": {
		lang.Text{En: "Care for mothers", Hi: "माँ की देखभाल"},
		lang.Text{En: "For the months before the birth and the months after, when somebody should look after you, too.", Hi: "जन्म से पहले और बाद के महीनों के लिए, जब कोई आपका भी ख़याल रखे।"},
	},
	"essentials": {
		lang.Text{En: "Everyday essentials", Hi: "रोज़ की ज़रूरतें"},
		lang.Text{En: "What every house with a baby uses up, washes and needs again.", Hi: "हर घर की चीज़ें जो शिशु के साथ रोज़ लगती हैं, धुलती हैं और फिर चाहिए होती हैं।"},
	},
}

// section serves GET /veda/, /care/ and /essentials/: everything on the shelves that belong to it.
func (p *Pages) section(name string) build {
	return func(r *http.Request, v *visit.Visit) (Page, error) {
		ix, s := p.Catalog.Index(), sections[name]
		shelves := ix.Section(name)
		return p.listPage(r, v, shelf{
			path: "/" + name + "/", name: s.name, intro: s.intro, products: ix.OnAny(shelves),
			crumbs: []Crumb{{Label: p.Site.Brand, URL: v.URL("/")}, {Label: s.name.In(v.Language)}},
			below:  view.NewCategoryLinks(v, ix, shelves, 1), beside: []view.CategoryLink{},
		})
	}
}

var wholeStore = struct{ name, intro lang.Text }{
	lang.Text{En: "The whole store", Hi: "पूरा स्टोर"},
	lang.Text{En: "Everything we sell. Choose a stage or a price to make the shelf shorter.", Hi: "हमारी सारी चीज़ें। शेल्फ़ छोटा करने के लिए पड़ाव या दाम चुनें।"},
}

// wholeStore serves GET /store/all.
func (p *Pages) wholeStore(r *http.Request, v *visit.Visit) (Page, error) {
	ix := p.Catalog.Index()
	return p.listPage(r, v, shelf{
		path: wholeStorePath, name: wholeStore.name, intro: wholeStore.intro, products: ix.All(),
		crumbs: []Crumb{{Label: p.Site.Brand, URL: v.URL("/")}, {Label: wholeStore.name.In(v.Language)}},
		below:  view.NewCategoryLinks(v, ix, ix.Categories(), 1), beside: []view.CategoryLink{},
	})
}
