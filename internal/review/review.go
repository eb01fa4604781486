package review

import (
	"slices"
	"strconv"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
)

// Author is who gives stars or writes: a customer who has signed in, or a guest.
type Author struct {
	ID       string
	Name     string // as the public sees it: "Asha R."; a guest has none
	SignedIn bool
	Language lang.Language // in which they read the shop
}

// Review is what an author thinks of a product.
type Review struct {
	ID        string
	Product   catalog.ProductID
	AuthorID  string
	Author    string        // the public name
	Language  lang.Language // of the words
	Rating    int           // 1 to 5
	Title     string
	Body      string // plain text, lines kept
	Fit       Fit
	Weight    WeightBand
	Age       AgeBand
	Size      catalog.ProductID // the sibling that the author chose; 0 when sizes say nothing
	Photos    []catalog.Picture
	Verified  bool // the author bought it here
	Helpful   int
	Status    Status
	Reply     Reply
	CreatedAt time.Time
	EditedAt  time.Time // zero when it stands as it was first written
}

// Reply is what the seller answered. The zero value is no answer.
type Reply struct {
	Text     string
	Language lang.Language
	At       time.Time
}

// Status says who can see a review.
type Status string

// Everybody sees a published review. A pending one waits for a person to look at it; a hidden one broke the rules.
// Neither counts. How many stars it gives never decides.
const (
	Published Status = "published"
	Pending   Status = "pending"
	Hidden    Status = "hidden"
)

// Listed says whether there is more to see than stars.
func (r *Review) Listed() bool { return r.Title != "" || r.Body != "" || len(r.Photos) > 0 }

// Path is where the reviews of a product are read, without language or market.
func Path(p *catalog.Product) string {
	return "/reviews/" + p.Slug + "-" + strconv.FormatInt(int64(p.ID), 10)
}

// Fit says how the chosen size turned out.
type Fit string

// The answers; empty when the author did not say.
const (
	Small Fit = "small"
	Right Fit = "right"
	Large Fit = "large"
)

// Fits lists the answers.
func Fits() []Fit { return []Fit{Small, Right, Large} }

// WeightBand is a range of the baby's weight in kilograms, such as "7-8". Empty when the author did not say.
type WeightBand string

// WeightBands lists the bands, lightest first.
func WeightBands() []WeightBand {
	return []WeightBand{"0-3", "3-4", "4-5", "5-6", "6-7", "7-8", "8-9", "9-10", "10-12", "12-14", "14-17", "17-25"}
}

// AgeBand is a range of the baby's age in months, such as "6-12". Empty when the author did not say.
type AgeBand string

// AgeBands lists the bands, youngest first.
func AgeBands() []AgeBand { return []AgeBand{"0-3", "3-6", "6-12", "12-24", "24-36"} }

// oneOf tells whether a choice was left open or is one of the choices there are.
func oneOf[T ~string](choice T, choices []T) bool {
	return choice == "" || slices.Contains(choices, choice)
}
