package pages

import (
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/clock"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// popularWindow is how many categories the moving part of the popular block shows.
const popularWindow = 20

// fixedShelves are the categories that the popular block always ends with: cloth diapers, maternity dresses,
// stretch marks kit and strollers.
var fixedShelves = []catalog.CategoryID{11, 35, 31, 62}

// PopularWindow gives the indexes of the moving part: consecutive from start, around the end, each once.
func PopularWindow(n, start int) []int {
	out := []int{}
	for i := range min(popularWindow, n) {
		out = append(out, (start+i)%n)
	}
	return out
}

// popular gives the popular block of the day. It moves on at midnight in India, by a whole window.
func (p *Pages) popular(v *visit.Visit, ix *catalog.Index) []view.CategoryLink {
	all := flat(view.NewCategoryLinks(v, ix, ix.Categories(), 2), nil)
	if len(all) == 0 {
		return all
	}
	out := []view.CategoryLink{}
	for _, i := range PopularWindow(len(all), dayOf(p.Clock.Now())*popularWindow%len(all)) {
		if !fixed(all[i].ID) {
			out = append(out, all[i])
		}
	}
	for _, id := range fixedShelves {
		if c, err := ix.Category(id); err == nil {
			out = append(out, view.NewCategoryLinks(v, ix, []*catalog.Category{c}, 1)...)
		}
	}
	return out
}

func fixed(id int64) bool {
	for _, f := range fixedShelves {
		if int64(f) == id {
			return true
		}
	}
	return false
}

func flat(links, into []view.CategoryLink) []view.CategoryLink {
	for _, l := range links {
		below := l.Below
		l.Below = []view.CategoryLink{}
		into = flat(below, append(into, l))
	}
	return into
}

// dayOf counts the days in India since 1970.
func dayOf(t time.Time) int {
	_, offset := t.In(clock.India).Zone()
	return int((t.Unix() + int64(offset)) / (24 * 60 * 60))
}
