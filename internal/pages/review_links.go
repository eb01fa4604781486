package pages

import (
	"net/url"
	"slices"
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/review"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// The parameters in which the address of a list of reviews says more than that of a list of products.
const (
	paramVerified = "verified"
	paramPhotos   = "photos"
	paramAfter    = "after" // where the page before ended
)

// readReviewWish reads what a list of reviews is asked for. What it does not understand it leaves out.
func readReviewWish(q url.Values) review.Wish {
	w := review.Wish{
		Stars: number(q.Get(paramStars), 5), Verified: q.Get(paramVerified) == "1", Photos: q.Get(paramPhotos) == "1",
		Size: catalog.ProductID(number(q.Get(paramSize), 1<<31)), After: review.ParsePlace(q.Get(paramAfter)),
	}
	if weight := review.WeightBand(q.Get(paramWeight)); slices.Contains(review.WeightBands(), weight) {
		w.Weight = weight
	}
	if sort := review.ParseSort(q.Get(paramSort)); sort != review.Newest {
		w.Sort = sort
	}
	return w
}

// writeReviewWish is the inverse of readReviewWish: the one query that says a wish, "" for none.
func writeReviewWish(w review.Wish) string {
	q := url.Values{}
	set := func(name, value string, unless bool) {
		if !unless {
			q.Set(name, value)
		}
	}
	set(paramStars, strconv.Itoa(w.Stars), w.Stars == 0)
	set(paramVerified, "1", !w.Verified)
	set(paramPhotos, "1", !w.Photos)
	set(paramWeight, string(w.Weight), w.Weight == "")
	set(paramSize, strconv.FormatInt(int64(w.Size), 10), w.Size == 0)
	set(paramSort, string(w.Sort), w.Sort == "")
	set(paramAfter, w.After.String(), w.After == review.Place{})
	return q.Encode()
}

// reviewWishOf is what of the query a list of reviews depends on.
func reviewWishOf(q url.Values) string { return writeReviewWish(readReviewWish(q)) }

// reviewLinks makes the links that change a wish.
type reviewLinks struct {
	base string
	wish review.Wish
}

// to gives the address of the list after a change to the wish. Any change leads to its first page.
func (l reviewLinks) to(change func(*review.Wish)) string {
	w := l.wish
	w.After = review.Place{}
	change(&w)
	if q := writeReviewWish(w); q != "" {
		return l.base + "?" + q
	}
	return l.base
}

func (l reviewLinks) after(place review.Place) string {
	if place == (review.Place{}) {
		return ""
	}
	return l.to(func(w *review.Wish) { w.After = place })
}

// stars leads from a bar of the histogram to its reviews, and from the chosen one back to all.
func (l reviewLinks) stars(n int) string {
	return l.to(func(w *review.Wish) {
		w.Stars = n
		if l.wish.Stars == n {
			w.Stars = 0
		}
	})
}

func (l reviewLinks) sorts() []FilterChoice {
	var out []FilterChoice
	for _, sort := range review.Sorts() {
		wanted := sort
		if sort == review.Newest {
			wanted = ""
		}
		out = append(out, FilterChoice{
			Value: string(sort), Count: uncounted, Selected: wanted == l.wish.Sort, URL: l.to(func(w *review.Wish) { w.Sort = wanted }),
		})
	}
	return out
}

// filters offers what would leave something, and what is already chosen. A filter without choices is left out.
func (l reviewLinks) filters(v *visit.Visit, siblings []*catalog.Product, f review.Facets) []ReviewFilter {
	out := []ReviewFilter{}
	add := func(name string, choices []FilterChoice) {
		choices = slices.DeleteFunc(choices, func(c FilterChoice) bool { return c.Count == 0 && !c.Selected })
		if len(choices) > 0 {
			out = append(out, ReviewFilter{Name: name, Choices: choices})
		}
	}
	var stars, weights, sizes []FilterChoice
	for n := 5; n >= 1; n-- {
		stars = append(stars, FilterChoice{Value: strconv.Itoa(n), Count: f.Stars[n-1], Selected: l.wish.Stars == n, URL: l.stars(n)})
	}
	for _, weight := range review.WeightBands() {
		weights = append(weights, FilterChoice{
			Value: string(weight), Label: view.WeightText(v, weight), Count: f.Weights[weight], Selected: l.wish.Weight == weight,
			URL: l.to(func(w *review.Wish) { w.Weight = unlessChosen(weight, l.wish.Weight) }),
		})
	}
	for _, s := range siblings {
		if s.Variant.Kind == catalog.BySize {
			sizes = append(sizes, FilterChoice{
				Value: strconv.FormatInt(int64(s.ID), 10), Label: s.Variant.Label.In(v.Language), Count: f.Sizes[s.ID],
				Selected: l.wish.Size == s.ID, URL: l.to(func(w *review.Wish) { w.Size = unlessChosen(s.ID, l.wish.Size) }),
			})
		}
	}
	add("stars", stars)
	add("verified", []FilterChoice{{
		Value: "1", Count: f.Verified, Selected: l.wish.Verified, URL: l.to(func(w *review.Wish) { w.Verified = !w.Verified }),
	}})
	add("photos", []FilterChoice{{
		Value: "1", Count: f.Photos, Selected: l.wish.Photos, URL: l.to(func(w *review.Wish) { w.Photos = !w.Photos }),
	}})
	add("size", sizes)
	add("weight", weights)
	return out
}

// unlessChosen gives the value to choose, or none when it is chosen already.
func unlessChosen[T comparable](value, chosen T) T {
	if value == chosen {
		var none T
		return none
	}
	return value
}

func appliedReviews(filters []ReviewFilter) []Applied {
	out := []Applied{}
	for _, f := range filters {
		for _, c := range f.Choices {
			if c.Selected {
				out = append(out, Applied{Name: f.Name, Value: c.Value, Label: c.Label, URL: c.URL})
			}
		}
	}
	return out
}
