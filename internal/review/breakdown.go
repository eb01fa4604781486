package review

import "mylo/internal/catalog"

// Breakdown counts the published reviews of a family by everything that one can choose by. It has few cells however
// many reviews there are, so totals, facets and fit are all drawn from the one.
type Breakdown []Cell

// Cell is how many reviews are alike in all that is counted.
type Cell struct {
	Rating   int
	Verified bool
	Listed   bool
	Photos   bool
	Weight   WeightBand
	Size     catalog.ProductID
	Fit      Fit
	Count    int
}

// Totals counts every rating, with words or without.
func (b Breakdown) Totals() Totals {
	var t Totals
	for _, c := range b {
		t[c.Rating-1] += c.Count
	}
	return t
}

// Facets count, for each choice a reader could make next, how many reviews it would leave. A facet ignores the choice
// already made in it. Only reviews that a list shows are counted.
type Facets struct {
	Total    int // what the wish itself leaves
	Listed   int // what no wish leaves
	Stars    [5]int
	Verified int
	Photos   int
	Weights  map[WeightBand]int
	Sizes    map[catalog.ProductID]int
}

// criterion is one condition of a wish, as a bit, so that a facet can ask what fails besides its own.
type criterion uint

const (
	byStars criterion = 1 << iota
	byVerified
	byPhotos
	byWeight
	bySize
)

// failures says which conditions the reviews of a cell do not meet.
func (w Wish) failures(c Cell) criterion {
	var failed criterion
	fail := func(by criterion, unless bool) {
		if !unless {
			failed |= by
		}
	}
	fail(byStars, w.Stars == 0 || w.Stars == c.Rating)
	fail(byVerified, !w.Verified || c.Verified)
	fail(byPhotos, !w.Photos || c.Photos)
	fail(byWeight, w.Weight == "" || w.Weight == c.Weight)
	fail(bySize, w.Size == 0 || w.Size == c.Size)
	return failed
}

// Facets counts what each next choice would leave of the wish.
func (b Breakdown) Facets(w Wish) Facets {
	f := Facets{Weights: map[WeightBand]int{}, Sizes: map[catalog.ProductID]int{}}
	for _, c := range b {
		if !c.Listed {
			continue
		}
		f.Listed += c.Count
		failed := w.failures(c)
		if failed == 0 {
			f.Total += c.Count
		}
		if failed&^byStars == 0 {
			f.Stars[c.Rating-1] += c.Count
		}
		if failed&^byVerified == 0 && c.Verified {
			f.Verified += c.Count
		}
		if failed&^byPhotos == 0 && c.Photos {
			f.Photos += c.Count
		}
		if failed&^byWeight == 0 && c.Weight != "" {
			f.Weights[c.Weight] += c.Count
		}
		if failed&^bySize == 0 && c.Size != 0 {
			f.Sizes[c.Size] += c.Count
		}
	}
	return f
}
