package view

import (
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/review"
	"mylo/internal/visit"
)

// ReviewForm is what a visitor can say about a product.
type ReviewForm struct {
	Action   string     `json:"action" doc:"Where the form posts to: rating, title, body, fit, weight, age, size; or action=withdraw"`
	SignedIn bool       `json:"signedIn" doc:"Without it only stars, fit, weight, age and size may be given"`
	Mine     *OwnReview `json:"mine,omitempty" doc:"What the visitor has said before"`
	Fits     []string   `json:"fits" nullable:"false" doc:"Empty where sizes say nothing"`
	Weights  []Choice   `json:"weights" nullable:"false"`
	Ages     []Choice   `json:"ages" nullable:"false"`
	Sizes    []Choice   `json:"sizes" nullable:"false" doc:"Empty where there are none to choose from"`
	MaxTitle int        `json:"maxTitle"`
	MaxBody  int        `json:"maxBody"`
}

// Choice is one value of a field with its words.
type Choice struct {
	Value    string `json:"value"`
	Label    string `json:"label"`
	Selected bool   `json:"selected"`
}

// OwnReview is a visitor's own review, as a form holds it.
type OwnReview struct {
	ID        string `json:"id"`
	Rating    int    `json:"rating"`
	Title     string `json:"title"`
	Body      string `json:"body"`
	Fit       string `json:"fit"`
	Weight    string `json:"weight"`
	Age       string `json:"age"`
	Size      int64  `json:"size"`
	Status    string `json:"status" enum:"published,pending,hidden"`
	Verified  bool   `json:"verified"`
	Editable  bool   `json:"editable"`
	EditUntil Date   `json:"editUntil" doc:"The last day on which it can be changed; it can be withdrawn any time"`
}

// NewOwnReview shows a review to its author, who can still change it or not.
func NewOwnReview(v *visit.Visit, r review.Review, editable bool) OwnReview {
	return OwnReview{
		ID: r.ID, Rating: r.Rating, Title: r.Title, Body: r.Body, Fit: string(r.Fit), Weight: string(r.Weight), Age: string(r.Age),
		Size: int64(r.Size), Status: string(r.Status), Verified: r.Verified, Editable: editable, EditUntil: NewDate(v, r.EditUntil()),
	}
}

// NewReviewForm lays out the form for a product, with the visitor's own review in it if there is one.
func NewReviewForm(v *visit.Visit, ix *catalog.Index, p *catalog.Product, signedIn bool, mine *OwnReview) ReviewForm {
	form := ReviewForm{
		Action: v.URL(review.Path(p) + "/write"), SignedIn: signedIn, Mine: mine,
		Fits: []string{}, Weights: []Choice{}, Ages: []Choice{}, Sizes: []Choice{},
		MaxTitle: review.MaxTitle, MaxBody: review.MaxBody,
	}
	held := OwnReview{}
	if mine != nil {
		held = *mine
	}
	for _, w := range review.WeightBands() {
		form.Weights = append(form.Weights, Choice{Value: string(w), Label: WeightText(v, w), Selected: string(w) == held.Weight})
	}
	for _, a := range review.AgeBands() {
		form.Ages = append(form.Ages, Choice{Value: string(a), Label: AgeText(v, a), Selected: string(a) == held.Age})
	}
	for _, s := range ix.Siblings(p) {
		if s.Variant.Kind == catalog.BySize {
			selected := s.ID == p.ID && held.Size == 0 || int64(s.ID) == held.Size
			form.Sizes = append(form.Sizes, Choice{
				Value: strconv.FormatInt(int64(s.ID), 10), Label: s.Variant.Label.In(v.Language), Selected: selected,
			})
		}
	}
	if len(form.Sizes) > 0 {
		for _, f := range review.Fits() {
			form.Fits = append(form.Fits, string(f))
		}
	}
	return form
}
