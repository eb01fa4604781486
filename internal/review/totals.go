package review

// Totals counts published ratings by their stars: the first number is how many gave one star.
type Totals [5]int

// Count is how many ratings there are.
func (t Totals) Count() int {
	n := 0
	for _, stars := range t {
		n += stars
	}
	return n
}

// Sum is how many stars they give together.
func (t Totals) Sum() int {
	sum := 0
	for i, n := range t {
		sum += (i + 1) * n
	}
	return sum
}

// Tenths is the average times ten, rounded half up: 43 stands for 4.3. It is 0 when nobody has rated.
func (t Totals) Tenths() int {
	n := t.Count()
	if n == 0 {
		return 0
	}
	return (20*t.Sum() + n) / (2 * n)
}

// Of is how many ratings give that many stars.
func (t Totals) Of(stars int) int { return t[stars-1] }

// Plus counts the ratings of both.
func (t Totals) Plus(o Totals) Totals {
	for i, n := range o {
		t[i] += n
	}
	return t
}

// Percent is the share of ratings with that many stars, rounded half up. The shares need not add up to 100.
func (t Totals) Percent(stars int) int {
	n := t.Count()
	if n == 0 {
		return 0
	}
	return (200*t.Of(stars) + n) / (2 * n)
}

// count takes a review in, or out when by is negative, if it counts at all.
func (t *Totals) count(r *Review, by int) {
	if r != nil && r.Status == Published {
		t[r.Rating-1] += by
	}
}
