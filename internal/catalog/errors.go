package catalog

import "mylo/internal/kernel/errs"

// What can go wrong when somebody asks for a product.
var (
	ErrNotFound = errs.New(errs.NotFound, "catalog.not_found", "We could not find that product.")
	ErrNoOption = errs.New(errs.Invalid, "catalog.no_such_option", "That pack is not offered for this product.")
)
