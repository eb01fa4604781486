package review

import "mylo/internal/kernel/errs"

// Why a review or a vote is refused. What is refused leaves everything as it was.
var (
	ErrNotFound  = errs.New(errs.NotFound, "review.not_found", "We could not find that review.")
	ErrNobody    = errs.New(errs.Invalid, "review.nobody", "We could not tell who you are. Please allow cookies.")
	ErrSignIn    = errs.New(errs.Unauthenticated, "review.sign_in", "Please sign in to write a review. Stars alone need no account.")
	ErrBadRating = errs.New(errs.Invalid, "review.bad_rating", "Please choose one to five stars.")
	ErrBadChoice = errs.New(errs.Invalid, "review.bad_choice", "That is not one of the choices.")
	ErrTooLong   = errs.New(errs.Invalid, "review.too_long", "That is longer than a review may be.")
	ErrMarkup    = errs.New(errs.Invalid, "review.markup", "Please write plain words, without HTML.")
	ErrTooLate   = errs.New(errs.Refused, "review.too_late", "A review can be changed for 30 days. You can still withdraw it.")
	ErrOwnReview = errs.New(errs.Refused, "review.own_review", "Others decide whether your review is helpful.")
)
