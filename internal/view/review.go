package view

import (
	"strconv"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/review"
	"mylo/internal/visit"
)

// Review is what somebody thinks of a product.
type Review struct {
	ID            string       `json:"id"`
	Author        string       `json:"author"`
	Verified      bool         `json:"verified" doc:"Bought here"`
	Rating        int          `json:"rating" minimum:"1" maximum:"5"`
	Title         string       `json:"title"`
	Body          string       `json:"body" doc:"Plain text with its lines"`
	Language      string       `json:"language" enum:"en,hi" doc:"Of the words"`
	Date          Date         `json:"date"`
	Edited        *Date        `json:"edited,omitempty"`
	Variant       string       `json:"variant" doc:"Which size, print or pack it is about, or empty"`
	Fit           string       `json:"fit" enum:",small,right,large"`
	Weight        string       `json:"weight" doc:"The baby's, in words, or empty" example:"7–8 kg"`
	Age           string       `json:"age" doc:"The baby's, in words, or empty" example:"6–12 months"`
	Photos        []Picture    `json:"photos" nullable:"false"`
	Helpful       int          `json:"helpful" doc:"How many found it helpful"`
	HelpfulAction string       `json:"helpfulAction" doc:"Where the form of the helpful vote posts to"`
	Reply         *ReviewReply `json:"reply,omitempty"`
}

// ReviewReply is what the seller answered.
type ReviewReply struct {
	Text     string `json:"text"`
	Language string `json:"language" enum:"en,hi"`
	Date     Date   `json:"date"`
}

// ReviewSummary is what a product's own page tells of its reviews.
type ReviewSummary struct {
	Average   string     `json:"average" example:"4.3" doc:"Empty when nobody has rated"`
	Count     int        `json:"count" doc:"Ratings, with words or without"`
	Listed    int        `json:"listed" doc:"Reviews to read"`
	Shared    bool       `json:"shared" doc:"Whether siblings of the product are rated together with it"`
	URL       string     `json:"url" doc:"All reviews"`
	Histogram []StarBar  `json:"histogram" nullable:"false" doc:"Five stars first"`
	Fit       FitSummary `json:"fit"`
	Top       []Review   `json:"top" nullable:"false"`
}

// StarBar is one bar of the histogram.
type StarBar struct {
	Stars   int    `json:"stars"`
	Count   int    `json:"count"`
	Percent int    `json:"percent"`
	URL     string `json:"url" doc:"The reviews with that many stars"`
}

// FitSummary is what reviewers say about sizes. What fewer than five have said is left out.
type FitSummary struct {
	ByWeight []FitChoice `json:"byWeight" nullable:"false" doc:"Lightest first"`
	Small    int         `json:"small" doc:"How many found it small; 0 when hidden, as below"`
	Right    int         `json:"right"`
	Large    int         `json:"large"`
	Answers  int         `json:"answers" doc:"How many said how it fits; 0 when hidden"`
}

// FitChoice says that at a weight, Chosen of Of reviewers took that size.
type FitChoice struct {
	Weight string `json:"weight" example:"7–8 kg"`
	Size   string `json:"size" example:"Medium"`
	URL    string `json:"url" doc:"The product of that size"`
	Chosen int    `json:"chosen"`
	Of     int    `json:"of"`
}

// NewReviewSummary words the summary of a product's reviews for a visitor.
func NewReviewSummary(v *visit.Visit, ix *catalog.Index, p *catalog.Product, s review.Summary) ReviewSummary {
	out := ReviewSummary{
		Average: Average(s.Totals.Tenths()), Count: s.Totals.Count(), Listed: s.Listed, Shared: len(ix.Siblings(p)) > 1,
		URL: v.URL(review.Path(p)), Fit: NewFit(v, ix, s.Fit), Top: NewReviews(v, ix, s.Top),
	}
	out.Histogram = NewHistogram(s.Totals, func(stars int) string { return out.URL + "?stars=" + strconv.Itoa(stars) })
	return out
}

// Average writes an average that is kept in tenths: "4.3". It is empty for 0, when nobody has rated.
func Average(tenths int) string {
	if tenths == 0 {
		return ""
	}
	return strconv.Itoa(tenths/10) + "." + strconv.Itoa(tenths%10)
}

// NewHistogram shows totals as bars, five stars first, each with its link.
func NewHistogram(t review.Totals, link func(stars int) string) []StarBar {
	bars := make([]StarBar, 0, len(t))
	for stars := len(t); stars >= 1; stars-- {
		bars = append(bars, StarBar{Stars: stars, Count: t.Of(stars), Percent: t.Percent(stars), URL: link(stars)})
	}
	return bars
}

// NewFit words how sizes turned out. A size that is no longer sold is left out.
func NewFit(v *visit.Visit, ix *catalog.Index, f review.FitSummary) FitSummary {
	out := FitSummary{
		ByWeight: []FitChoice{},
		Small:    f.Answers[review.Small], Right: f.Answers[review.Right], Large: f.Answers[review.Large],
	}
	out.Answers = out.Small + out.Right + out.Large
	for _, c := range f.ByWeight {
		size, err := ix.ByID(c.Size)
		if err != nil {
			continue
		}
		out.ByWeight = append(out.ByWeight, FitChoice{
			Weight: WeightText(v, c.Weight), Size: size.Variant.Label.In(v.Language), URL: v.URL(size.Path()), Chosen: c.Chosen, Of: c.Of,
		})
	}
	return out
}

// NewReviews words reviews for a visitor.
func NewReviews(v *visit.Visit, ix *catalog.Index, reviews []review.Review) []Review {
	out := make([]Review, 0, len(reviews))
	for i := range reviews {
		out = append(out, newReview(v, ix, &reviews[i]))
	}
	return out
}

func newReview(v *visit.Visit, ix *catalog.Index, r *review.Review) Review {
	out := Review{
		ID: r.ID, Author: r.Author, Verified: r.Verified, Rating: r.Rating, Title: r.Title, Body: r.Body,
		Language: string(r.Language), Date: NewDate(v, r.CreatedAt), Variant: variantOf(v, ix, r), Fit: string(r.Fit),
		Weight: WeightText(v, r.Weight), Age: AgeText(v, r.Age), Photos: []Picture{},
		Helpful: r.Helpful, HelpfulAction: v.URL("/reviews/" + r.ID + "/helpful"),
	}
	if !r.EditedAt.IsZero() {
		edited := NewDate(v, r.EditedAt)
		out.Edited = &edited
	}
	if r.Reply.Text != "" {
		out.Reply = &ReviewReply{Text: r.Reply.Text, Language: string(r.Reply.Language), Date: NewDate(v, r.Reply.At)}
	}
	for _, photo := range r.Photos {
		photo.Alt = lang.Text{En: "Photo by " + r.Author, Hi: r.Author + " की भेजी तस्वीर"}
		out.Photos = append(out.Photos, NewPicture(v, photo))
	}
	return out
}

// variantOf names the sibling that the author chose.
func variantOf(v *visit.Visit, ix *catalog.Index, r *review.Review) string {
	chosen := r.Product
	if r.Size != 0 {
		chosen = r.Size
	}
	p, err := ix.ByID(chosen)
	if err != nil {
		return ""
	}
	return p.Variant.Label.In(v.Language)
}

// WeightText says a weight band: "7–8 kg".
func WeightText(v *visit.Visit, w review.WeightBand) string {
	return bandText(v, string(w), lang.Text{En: "kg", Hi: "किलो"})
}

// AgeText says an age band: "6–12 months".
func AgeText(v *visit.Visit, a review.AgeBand) string {
	return bandText(v, string(a), lang.Text{En: "months", Hi: "महीने"})
}

func bandText(v *visit.Visit, band string, unit lang.Text) string {
	if band == "" {
		return ""
	}
	return strings.ReplaceAll(band, "-", "–") + " " + unit.In(v.Language)
}
