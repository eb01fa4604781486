package catalog

// Index finds products in memory. It never changes once built, so any number of readers may share it.
type Index struct {
	byID  map[ProductID]*Product
	order []*Product
}

func newIndex(products []*Product) *Index {
	byID := make(map[ProductID]*Product, len(products))
	for _, p := range products {
		byID[p.ID] = p
	}
	return &Index{byID: byID, order: products}
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
