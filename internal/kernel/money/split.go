package money

import (
	"cmp"
	"math/bits"
	"slices"
)

// Split divides total into n parts that differ by at most one rupee and sum to it exactly; the larger
// parts come first. A total with paise in it is divided to the paisa instead. No parts are asked for
// when n is not positive, and none come back.
func Split(total Paise, n int) []Paise {
	if n <= 0 {
		return nil
	}
	unit := Paise(1)
	if total%paisePerRupee == 0 {
		unit = paisePerRupee
	}
	units, count := total/unit, Paise(n)
	each, left := units/count, units%count
	sign := Paise(1)
	if left < 0 {
		sign, left = -1, -left
	}
	parts := make([]Paise, n)
	for i := range parts {
		parts[i] = each * unit
		if Paise(i) < left {
			parts[i] += sign * unit
		}
	}
	return parts
}

// Allocate divides total in proportion to the weights, to the paisa, and the parts sum to it exactly: each
// gets its share rounded down, and the paise left over go to the largest remainders, the earlier first.
// A negative weight counts as zero; when no weight is left, all weigh the same. The weights together must
// fit an int64.
func Allocate(total Paise, weights []int64) []Paise {
	if len(weights) == 0 {
		return nil
	}
	if total < 0 {
		parts := Allocate(-total, weights)
		for i := range parts {
			parts[i] = -parts[i]
		}
		return parts
	}
	weights, sum := usable(weights)
	parts, remainders, order := make([]Paise, len(weights)), make([]uint64, len(weights)), make([]int, len(weights))
	left := total
	for i, w := range weights {
		hi, lo := bits.Mul64(uint64(total), uint64(w))
		quotient, remainder := bits.Div64(hi, lo, sum)
		parts[i], remainders[i], order[i] = Paise(quotient), remainder, i
		left -= parts[i]
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(remainders[b], remainders[a]) })
	for _, i := range order[:left] {
		parts[i]++
	}
	return parts
}

// usable gives the weights with negative ones at zero, or all at one when nothing is left, and their sum.
func usable(weights []int64) ([]int64, uint64) {
	weights = slices.Clone(weights)
	var sum uint64
	for i, w := range weights {
		weights[i] = max(w, 0)
		sum += uint64(weights[i])
	}
	if sum > 0 {
		return weights, sum
	}
	for i := range weights {
		weights[i] = 1
	}
	return weights, uint64(len(weights))
}
