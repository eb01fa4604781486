package review_test

import (
	"reflect"
	"testing"

	"mylo/internal/catalog"
	"mylo/internal/review"
)

const (
	sizeS catalog.ProductID = 2378
	sizeM catalog.ProductID = 2379
	sizeL catalog.ProductID = 2380
)

var sizes = []catalog.ProductID{sizeS, sizeM, sizeL}

func chose(size catalog.ProductID, weight review.WeightBand, fit review.Fit, n int) review.Cell {
	return review.Cell{Rating: 4, Listed: true, Weight: weight, Size: size, Fit: fit, Count: n}
}

func TestFitTellsWhatMostChoseAtAWeight(t *testing.T) {
	t.Parallel()
	got := review.Breakdown{
		chose(sizeM, "7-8", review.Right, 12), chose(sizeM, "7-8", review.Large, 2),
		chose(sizeS, "7-8", review.Small, 3), chose(sizeL, "7-8", "", 1),
		chose(sizeS, "4-5", review.Right, 4), // four say nothing yet
		chose(sizeM, "8-9", review.Right, 3), chose(sizeL, "8-9", review.Right, 3),
	}.Fit(sizes)
	want := review.FitSummary{
		ByWeight: []review.SizeChoice{
			{Weight: "7-8", Size: sizeM, Chosen: 14, Of: 18},
			{Weight: "8-9", Size: sizeL, Chosen: 3, Of: 6}, // of two alike the larger
		},
		Answers: map[review.Fit]int{review.Small: 3, review.Right: 22, review.Large: 2},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("fit = %+v, want %+v", got, want)
	}
}

func TestFewerThanFiveAnswersAreNotTold(t *testing.T) {
	t.Parallel()
	got := review.Breakdown{chose(sizeM, "7-8", review.Right, 4)}.Fit(sizes)
	if got.ByWeight != nil || got.Answers != nil {
		t.Errorf("fit = %+v", got)
	}
	got = review.Breakdown{chose(0, "7-8", "", 9)}.Fit(nil)
	if got.ByWeight != nil {
		t.Errorf("a product without sizes: %+v", got)
	}
}

func TestFacetsCountWhatEachChoiceWouldLeave(t *testing.T) {
	t.Parallel()
	cells := review.Breakdown{
		{Rating: 5, Listed: true, Verified: true, Weight: "7-8", Size: sizeM, Count: 4},
		{Rating: 2, Listed: true, Photos: true, Weight: "7-8", Size: sizeS, Count: 2},
		{Rating: 5, Listed: true, Weight: "9-10", Size: sizeM, Count: 1},
		{Rating: 5, Count: 10}, // stars alone are in no list
	}
	f := cells.Facets(review.Wish{Stars: 5, Weight: "7-8"})
	want := review.Facets{
		Total: 4, Listed: 7, Stars: [5]int{0, 2, 0, 0, 4}, Verified: 4,
		Weights: map[review.WeightBand]int{"7-8": 4, "9-10": 1}, Sizes: map[catalog.ProductID]int{sizeM: 4},
	}
	if !reflect.DeepEqual(f, want) {
		t.Errorf("facets = %+v, want %+v", f, want)
	}
	if totals := cells.Totals(); totals.Count() != 17 || totals.Of(5) != 15 {
		t.Errorf("totals = %v", totals)
	}
}
