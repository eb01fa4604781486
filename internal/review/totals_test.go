package review_test

import (
	"testing"

	"pgregory.net/rapid"

	"mylo/internal/review"
)

func TestTheAverageHasOneDecimalRoundedHalfUp(t *testing.T) {
	t.Parallel()
	for totals, want := range map[review.Totals]int{
		{}:                  0,
		{0, 0, 0, 0, 1}:     50,
		{0, 0, 0, 1, 1}:     45,
		{1, 0, 0, 0, 0}:     10,
		{0, 0, 0, 3, 1}:     43, // 4.25
		{0, 1, 1, 5, 13}:    45, // 4.5
		{0, 0, 1, 0, 2}:     43, // 4.33
		{0, 0, 0, 19, 1}:    41, // 4.05
		{10, 20, 30, 40, 1}: 30,
	} {
		if got := totals.Tenths(); got != want {
			t.Errorf("%v: %d tenths, want %d", totals, got, want)
		}
	}
}

func TestTheAverageLiesBetweenTheLowestAndTheHighest(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var totals review.Totals
		lowest, highest := 5, 1
		for range rapid.IntRange(1, 50).Draw(t, "ratings") {
			stars := rapid.IntRange(1, 5).Draw(t, "stars")
			totals[stars-1]++
			lowest, highest = min(lowest, stars), max(highest, stars)
		}
		if got := totals.Tenths(); got < 10*lowest || got > 10*highest {
			t.Fatalf("%v: %d tenths", totals, got)
		}
		shares := 0
		for stars := 1; stars <= 5; stars++ {
			shares += totals.Percent(stars)
		}
		if shares < 98 || shares > 102 {
			t.Fatalf("%v: shares add up to %d", totals, shares)
		}
	})
}
