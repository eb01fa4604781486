package review

import (
	"slices"

	"mylo/internal/catalog"
)

// enough is how many answers it takes before they say anything. Fewer are not told.
const enough = 5

// FitSummary is what reviewers say about sizes. What too few have said is left out.
type FitSummary struct {
	ByWeight []SizeChoice // lightest first
	Answers  map[Fit]int  // nil when hidden
}

// SizeChoice says that at a weight, Chosen of Of reviewers took that size.
type SizeChoice struct {
	Weight WeightBand
	Size   catalog.ProductID
	Chosen int
	Of     int
}

// Fit sums up how sizes turned out. sizes are the family's, smallest first: of two that were chosen equally often the
// larger is told, because babies grow.
func (b Breakdown) Fit(sizes []catalog.ProductID) FitSummary {
	var summary FitSummary
	chosen := map[WeightBand]map[catalog.ProductID]int{}
	answers, said := map[Fit]int{}, 0
	for _, c := range b {
		if c.Fit != "" {
			answers[c.Fit] += c.Count
			said += c.Count
		}
		if c.Weight == "" || !slices.Contains(sizes, c.Size) {
			continue
		}
		if chosen[c.Weight] == nil {
			chosen[c.Weight] = map[catalog.ProductID]int{}
		}
		chosen[c.Weight][c.Size] += c.Count
	}
	if said >= enough {
		summary.Answers = answers
	}
	for _, weight := range WeightBands() {
		best := SizeChoice{Weight: weight}
		for _, size := range sizes {
			n := chosen[weight][size]
			best.Of += n
			if n > 0 && n >= best.Chosen {
				best.Size, best.Chosen = size, n
			}
		}
		if best.Of >= enough {
			summary.ByWeight = append(summary.ByWeight, best)
		}
	}
	return summary
}
