package cart

import "mylo/internal/kernel/errs"

// Why a change to a cart is refused. A refused change leaves the cart as it was.
var (
	ErrBadQuantity   = errs.New(errs.Invalid, "cart.bad_quantity", "Quantity must be at least 1.")
	ErrQuantityLimit = errs.New(errs.Refused, "cart.quantity_limit", "That is more than one order may hold.")
	ErrTooManyLines  = errs.New(errs.Refused, "cart.too_many_lines", "Your cart is full. Remove something first.")
	ErrOutOfStock    = errs.New(errs.Refused, "cart.out_of_stock", "There is not enough of this left.")
	ErrNoLine        = errs.New(errs.NotFound, "cart.no_such_line", "That item is no longer in your cart.")
	ErrNoOwner       = errs.New(errs.Invalid, "cart.no_owner", "We could not tell whose cart this is. Please allow cookies.")
)
