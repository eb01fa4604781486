package review

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/platform/db"
)

// Sort is the order of a list of reviews.
type Sort string

// The orders a reader can ask for.
const (
	Newest  Sort = "newest"
	Helpful Sort = "helpful"
	Lowest  Sort = "lowest"
)

// Sorts lists the orders, the default first.
func Sorts() []Sort { return []Sort{Newest, Helpful, Lowest} }

// Wish is what a reader asks of the reviews. The zero value asks for all of them, newest first.
type Wish struct {
	Stars    int // exactly that many; 0 for any
	Verified bool
	Photos   bool
	Weight   WeightBand
	Size     catalog.ProductID
	Sort     Sort
	After    Place // where the page before ended
}

// PageSize is how many reviews a page of the list shows.
const PageSize = 10

// Place is a review's place in the order of its list. The zero value stands before the first one.
type Place struct {
	Rank      int // by what the sort compares before the date: helpful votes, missing stars; 0 for Newest
	CreatedAt time.Time
	ID        string
}

// place is where r stands in that order.
func (s Sort) place(r *Review) Place {
	p := Place{CreatedAt: r.CreatedAt, ID: r.ID}
	switch s {
	case Helpful:
		p.Rank = r.Helpful
	case Lowest:
		p.Rank = 5 - r.Rating
	}
	return p
}

// String writes the place for an address; the zero place is empty.
func (p Place) String() string {
	if p.ID == "" {
		return ""
	}
	return strconv.Itoa(p.Rank) + "." + strconv.FormatInt(db.Millis(p.CreatedAt), 10) + "." + p.ID
}

// ParsePlace reads what String wrote. What is no place is the start, so that an old link still shows something.
func ParsePlace(s string) Place {
	rank, rest, _ := strings.Cut(s, ".")
	millis, id, _ := strings.Cut(rest, ".")
	n, err := strconv.Atoi(rank)
	at, err2 := strconv.ParseInt(millis, 10, 64)
	if err != nil || err2 != nil || n < 0 || at <= 0 || id == "" || len(id) > 64 {
		return Place{}
	}
	return Place{Rank: n, CreatedAt: db.FromMillis(at), ID: id}
}

// ParseSort reads an order. What is none is Newest.
func ParseSort(s string) Sort {
	if slices.Contains(Sorts(), Sort(s)) {
		return Sort(s)
	}
	return Newest
}
