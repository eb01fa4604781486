package catalog

import (
	"cmp"
	"slices"
	"strings"

	"mylo/internal/kernel/errs"
)

// Index finds products and categories in memory. It never changes once built, so any number of readers may share it.
type Index struct {
	byID       map[ProductID]*Product
	order      []*Product
	groups     map[int64][]*Product
	categories map[CategoryID]*Category
	top        []*Category
	shelves    map[CategoryID][]*Product
	pictures   map[string]Picture
}

// ErrNoCategory says that there is no such shelf.
var ErrNoCategory = errs.New(errs.NotFound, "catalog.no_such_category", "We could not find that category.")

func newIndex(products []*Product, categories []*Category, placed []placement) *Index {
	ix := &Index{
		byID: make(map[ProductID]*Product, len(products)), order: products, groups: map[int64][]*Product{},
		categories: make(map[CategoryID]*Category, len(categories)), shelves: map[CategoryID][]*Product{},
		pictures: map[string]Picture{},
	}
	for _, p := range products {
		ix.byID[p.ID] = p
		if p.Group != 0 {
			ix.groups[p.Group] = append(ix.groups[p.Group], p)
		}
	}
	for _, siblings := range ix.groups {
		slices.SortStableFunc(siblings, func(a, b *Product) int { return cmp.Compare(a.Variant.Position, b.Variant.Position) })
	}
	for _, c := range categories {
		ix.categories[c.ID] = c
	}
	ix.top = hang(categories)
	ix.fillShelves(placed)
	return ix
}

// placement says that a product stands on a shelf. Placements come in the order in which the shelf shows them.
type placement struct {
	product  ProductID
	category CategoryID
}

// fillShelves puts every product on its shelves and on those above, once on each.
func (ix *Index) fillShelves(placed []placement) {
	seen := map[placement]bool{}
	for _, at := range placed {
		p, ok := ix.byID[at.product]
		if !ok {
			continue
		}
		p.Categories = append(p.Categories, at.category)
		for _, c := range ix.Way(at.category) {
			if here := (placement{p.ID, c.ID}); !seen[here] {
				seen[here] = true
				ix.shelves[c.ID] = append(ix.shelves[c.ID], p)
			}
		}
	}
}

// ByID finds a published product, or returns ErrNotFound.
func (ix *Index) ByID(id ProductID) (*Product, error) {
	if p, ok := ix.byID[id]; ok {
		return p, nil
	}
	return nil, ErrNotFound.With("product", int64(id))
}

// All gives every published product, by id. The caller must not change the slice.
func (ix *Index) All() []*Product { return ix.order }

// Siblings gives the products that a shopper chooses between, the product itself among them, in their order.
// A product that has none is alone.
func (ix *Index) Siblings(p *Product) []*Product {
	if group := ix.groups[p.Group]; p.Group != 0 && len(group) > 0 {
		return group
	}
	return []*Product{p}
}

// Category finds a category, or returns ErrNoCategory.
func (ix *Index) Category(id CategoryID) (*Category, error) {
	if c, ok := ix.categories[id]; ok {
		return c, nil
	}
	return nil, ErrNoCategory.With("category", int64(id))
}

// CategoryByKey finds a category by its address, with or without prefixes, or by its slug. It returns ErrNoCategory
// when there is none.
func (ix *Index) CategoryByKey(key string) (*Category, error) {
	key = key[strings.LastIndexByte(key, '/')+1:]
	for _, c := range ix.categories {
		if key == c.Slug || strings.HasSuffix(c.Path(), "/"+key) {
			return c, nil
		}
	}
	return nil, ErrNoCategory.With("key", key)
}

// Categories gives the top of the tree. The caller must not change it.
func (ix *Index) Categories() []*Category { return ix.top }

// On gives the products on a shelf and on those below it. The caller must not change the slice.
func (ix *Index) On(id CategoryID) []*Product { return ix.shelves[id] }

// Picture finds a picture of the site by the name of its scene.
func (ix *Index) Picture(name string) (Picture, bool) {
	p, ok := ix.pictures[name]
	return p, ok
}

// Section gives the shelves that belong to a part of the store, in the order of the tree.
func (ix *Index) Section(name string) []*Category {
	var out []*Category
	var walk func([]*Category)
	walk = func(shelves []*Category) {
		for _, c := range shelves {
			if c.Section == name {
				out = append(out, c)
			}
			walk(c.Children)
		}
	}
	walk(ix.top)
	return out
}

// OnAny gives the products on several shelves, each once, shelf by shelf.
func (ix *Index) OnAny(shelves []*Category) []*Product {
	var out []*Product
	seen := map[ProductID]bool{}
	for _, c := range shelves {
		for _, p := range ix.shelves[c.ID] {
			if !seen[p.ID] {
				seen[p.ID] = true
				out = append(out, p)
			}
		}
	}
	return out
}

// Way gives the categories from the top down to id.
func (ix *Index) Way(id CategoryID) []*Category {
	var way []*Category
	for c, ok := ix.categories[id]; ok && len(way) < len(ix.categories); c, ok = ix.categories[c.Parent] {
		way = append(way, c)
	}
	slices.Reverse(way)
	return way
}
