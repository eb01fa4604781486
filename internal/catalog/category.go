package catalog

import (
	"cmp"
	"slices"
	"strconv"

	"mylo/internal/kernel/lang"
)

// CategoryID is the number at the end of a category's address.
type CategoryID int64

// Category is a shelf of the store. Shelves hang in a tree, and what stands on a shelf stands on those above it, too.
type Category struct {
	ID       CategoryID
	Parent   CategoryID // 0 at the top
	Slug     string
	Name     lang.Text
	Intro    lang.Text
	Icon     string
	Section  string // "veda", "care", "essentials", or "" for none of these
	Position int
	Children []*Category
}

// Path is the category's one address, without language or market.
func (c *Category) Path() string {
	return "/category/" + c.Slug + "-" + strconv.FormatInt(int64(c.ID), 10)
}

// hang orders the categories into a tree and gives its top. A category whose parent is missing hangs at the top.
func hang(all []*Category) []*Category {
	byID := make(map[CategoryID]*Category, len(all))
	for _, c := range all {
		byID[c.ID] = c
	}
	slices.SortStableFunc(all, func(a, b *Category) int { return cmp.Compare(a.Position, b.Position) })
	var top []*Category
	for _, c := range all {
		if parent, ok := byID[c.Parent]; ok && parent != c {
			parent.Children = append(parent.Children, c)
		} else {
			top = append(top, c)
		}
	}
	return top
}
