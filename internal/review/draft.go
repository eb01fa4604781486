package review

import (
	"slices"
	"time"
	"unicode/utf8"

	"mylo/internal/catalog"
	"mylo/internal/kernel/ids"
)

// Limits of one review.
const (
	MaxTitle  = 120  // characters
	MaxBody   = 3000 // characters
	MaxPhotos = 5
	EditFor   = 30 * 24 * time.Hour
)

// Draft is what an author hands in.
type Draft struct {
	Rating int
	Title  string
	Body   string
	Fit    Fit
	Weight WeightBand
	Age    AgeBand
	Size   catalog.ProductID // 0 for the size under review, if it is one
	Photos []catalog.Picture // stripped of everything but the picture
	Bought bool              // whether orders say that the author bought the product
}

// tidy gives the draft as it will be stored, or says what is wrong with it: ErrBadRating, ErrBadChoice, ErrTooLong,
// ErrMarkup, or ErrSignIn for a guest who does more than give stars. sizes are the products to choose a size from.
func (d Draft) tidy(author Author, product *catalog.Product, sizes []*catalog.Product) (Draft, error) {
	if author.ID == "" {
		return Draft{}, ErrNobody
	}
	if d.Rating < 1 || d.Rating > 5 {
		return Draft{}, ErrBadRating.Field("rating", "bad_rating")
	}
	switch {
	case !oneOf(d.Fit, Fits()):
		return Draft{}, ErrBadChoice.Field("fit", "not_allowed")
	case !oneOf(d.Weight, WeightBands()):
		return Draft{}, ErrBadChoice.Field("weight", "not_allowed")
	case !oneOf(d.Age, AgeBands()):
		return Draft{}, ErrBadChoice.Field("age", "not_allowed")
	case len(d.Photos) > MaxPhotos:
		return Draft{}, ErrTooLong.With("max", MaxPhotos).Field("photos", "too_long")
	}
	if d.Size == 0 && product.Variant.Kind == catalog.BySize {
		d.Size = product.ID
	}
	chosen := func(p *catalog.Product) bool { return p.ID == d.Size && p.Variant.Kind == catalog.BySize }
	if d.Size != 0 && !slices.ContainsFunc(sizes, chosen) {
		return Draft{}, ErrBadChoice.Field("size", "not_allowed")
	}
	d.Title, d.Body = oneLine(plain(d.Title)), plain(d.Body)
	if err := checkWords("title", d.Title, MaxTitle); err != nil {
		return Draft{}, err
	}
	if err := checkWords("body", d.Body, MaxBody); err != nil {
		return Draft{}, err
	}
	if (d.Title != "" || d.Body != "" || len(d.Photos) > 0) && !author.SignedIn {
		return Draft{}, ErrSignIn
	}
	return d, nil
}

func checkWords(field, words string, most int) error {
	if utf8.RuneCountInString(words) > most {
		return ErrTooLong.With("max", most).Field(field, "too_long")
	}
	if hasMarkup(words) {
		return ErrMarkup.Field(field, "markup")
	}
	return nil
}

// begin makes the first review that an author writes of a product from a tidy draft.
func begin(author Author, product catalog.ProductID, d Draft, now time.Time) Review {
	r := Review{
		ID: ids.New("rev"), Product: product, AuthorID: author.ID, Author: author.Name,
		Status: Published, CreatedAt: now,
	}
	r.take(author, d)
	return r
}

// EditUntil is the last moment at which the author can change the review. Taking it back has no end.
func (r *Review) EditUntil() time.Time { return r.CreatedAt.Add(EditFor) }

// revise changes a review as a tidy draft says and marks it edited if that changes anything. It returns ErrTooLate
// once EditFor has passed.
func (r *Review) revise(author Author, d Draft, now time.Time) error {
	if now.After(r.EditUntil()) {
		return ErrTooLate
	}
	before := *r
	r.take(author, d)
	if r.Status == Hidden {
		r.Status = Pending // what a person has hidden, only a person shows again
	}
	if !r.saysTheSame(before) {
		r.EditedAt = now
	}
	return nil
}

func (r *Review) take(author Author, d Draft) {
	r.Rating, r.Title, r.Body, r.Photos = d.Rating, d.Title, d.Body, d.Photos
	r.Fit, r.Weight, r.Age, r.Size = d.Fit, d.Weight, d.Age, d.Size
	r.Language = LanguageOf(d.Title+"\n"+d.Body, author.Language)
	r.Verified = r.Verified || d.Bought
	if author.Name != "" {
		r.Author = author.Name
	}
	if r.Status == Published && needsALook(d) {
		r.Status = Pending
	}
}

func (r *Review) saysTheSame(o Review) bool {
	return r.Rating == o.Rating && r.Title == o.Title && r.Body == o.Body && r.Fit == o.Fit && r.Weight == o.Weight &&
		r.Age == o.Age && r.Size == o.Size && len(r.Photos) == len(o.Photos)
}

// needsALook says whether a person must read the review before others do: because of a link, a phone number or a
// photo, never because of the stars.
func needsALook(d Draft) bool {
	return len(d.Photos) > 0 || hasLink(d.Title) || hasLink(d.Body) || hasPhone(d.Title) || hasPhone(d.Body)
}
