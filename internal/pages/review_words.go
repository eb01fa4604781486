package pages

import (
	"strconv"

	"mylo/internal/kernel/lang"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// reviewPolicy says what a reader may expect of the reviews: who looks after them, whose they are, what is taken down,
// and what reviewers get.
func (p *Pages) reviewPolicy(v *visit.Visit) []view.Note {
	name := p.Site.LegalName
	if name == "" {
		name = p.Site.Brand
	}
	notes := []struct {
		icon        string
		title, text lang.Text
	}{
		{"user", lang.Text{En: "Who looks after reviews", Hi: "समीक्षाओं का ध्यान कौन रखता है"}, lang.Text{
			En: name + " administers the reviews on this site.",
			Hi: "इस साइट की समीक्षाओं का प्रबंधन " + name + " करता है।",
		}},
		{"check", lang.Text{En: "Whose reviews these are", Hi: "ये समीक्षाएँ किसकी हैं"}, lang.Text{
			En: "Words are signed by people with an account. “Verified buyer” means that they bought the product here. Stars alone need no account.",
			Hi: "लिखित समीक्षा केवल खाते वाले लोग देते हैं। “सत्यापित ख़रीदार” का अर्थ है कि उन्होंने यह चीज़ यहीं से ली। केवल सितारे देने के लिए खाता ज़रूरी नहीं।",
		}},
		{"shield", lang.Text{En: "What we take down", Hi: "हम क्या हटाते हैं"}, lang.Text{
			En: "Reviews with links, phone numbers or photos are read by a person first. We take down abuse, advertising and private details, never a low rating.",
			Hi: "जिन समीक्षाओं में लिंक, फ़ोन नंबर या तस्वीर हो, उन्हें पहले कोई व्यक्ति पढ़ता है। हम अपशब्द, विज्ञापन और निजी जानकारी हटाते हैं, कम सितारे कभी नहीं।",
		}},
		{"info", lang.Text{En: "What reviewers get", Hi: "समीक्षा लिखने पर क्या मिलता है"}, lang.Text{
			En: "Nothing. We give no money, coins, gifts or discounts for a review.",
			Hi: "कुछ नहीं। हम समीक्षा के बदले पैसे, कॉइन, उपहार या छूट नहीं देते।",
		}},
	}
	out := make([]view.Note, 0, len(notes))
	for _, n := range notes {
		out = append(out, view.Note{Icon: n.icon, Title: n.title.In(v.Language), Text: n.text.In(v.Language)})
	}
	return out
}

// ratingText says an average as a person would: "4.3 out of 5 from 18 ratings."
func ratingText(v *visit.Visit, average string, count int) string {
	n := strconv.Itoa(count)
	switch {
	case v.Language == lang.Hi:
		return n + " रेटिंग में औसत 5 में से " + average + "।"
	case count == 1:
		return average + " out of 5 from 1 rating."
	default:
		return average + " out of 5 from " + n + " ratings."
	}
}

// reviewedProduct describes a product by its ratings and by the reviews that the page shows.
func (p *Pages) reviewedProduct(props *ReviewsPage) thing {
	reviews := []thing{}
	for _, r := range props.Reviews {
		if r.Author == "" {
			continue
		}
		item := thing{
			"@type": "Review", "author": thing{"@type": "Person", "name": r.Author}, "datePublished": r.Date.ISO, "inLanguage": r.Language,
			"reviewRating": thing{"@type": "Rating", "ratingValue": r.Rating, "bestRating": 5, "worstRating": 1},
		}
		if r.Title != "" {
			item["name"] = r.Title
		}
		if r.Body != "" {
			item["reviewBody"] = r.Body
		}
		reviews = append(reviews, item)
	}
	out := thing{
		"@type": "Product", "name": props.Product.Name, "sku": strconv.FormatInt(props.Product.ID, 10),
		"url": p.Site.Origin + props.Product.URL, "image": p.Site.Origin + props.Product.Picture.Src,
		"brand": thing{"@type": "Brand", "name": p.Site.Brand},
		"aggregateRating": thing{
			"@type": "AggregateRating", "ratingValue": props.Average, "ratingCount": props.Count, "bestRating": 5, "worstRating": 1,
		},
	}
	if props.Listed > 0 {
		out["aggregateRating"].(thing)["reviewCount"] = props.Listed
	}
	if len(reviews) > 0 {
		out["review"] = reviews
	}
	return out
}
