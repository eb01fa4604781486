package search

import "math/bits"

// budget is how many typing errors a word of so many letters is forgiven.
func budget(letters int) int {
	switch {
	case letters >= 7:
		return 2
	case letters >= 4:
		return 1
	default:
		return 0
	}
}

// letterSet marks the letters of a word. One typing error changes at most two marks, so words whose marks differ in more
// than twice the budget need no closer look.
func letterSet(folded string) uint64 {
	var set uint64
	for _, r := range folded {
		set |= 1 << (uint(r) & 63)
	}
	return set
}

func maybeWithin(a, b uint64, errors int) bool { return bits.OnesCount64(a^b) <= 2*errors }

// distance counts the typing errors between two words: letters missing, added, changed, or swapped with their
// neighbour. It stops counting beyond most and answers most+1. rows is scratch space, at least 3*(len(b)+1) long.
func distance(a, b []rune, most int, rows []int) int {
	if d := len(a) - len(b); d > most || -d > most {
		return most + 1
	}
	width := len(b) + 1
	before, above, row := rows[:width], rows[width:2*width], rows[2*width:3*width]
	for j := range above {
		above[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		best := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			n := min(above[j]+1, row[j-1]+1, above[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				n = min(n, before[j-2]+1)
			}
			row[j] = n
			best = min(best, n)
		}
		if best > most {
			return most + 1
		}
		before, above, row = above, row, before
	}
	return min(above[len(b)], most+1)
}
