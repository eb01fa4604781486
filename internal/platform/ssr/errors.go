package ssr

import "mylo/internal/kernel/errs"

// The ways in which a render fails. None of them says anything about the page that was asked for,
// except ErrScript, whose cause holds the JavaScript message and stack.
var (
	ErrNoNode   = errs.New(errs.Unavailable, "ssr.no_node", "Pages cannot be rendered on this server.")
	ErrDeadline = errs.New(errs.Unavailable, "ssr.deadline", "The page took too long to render.")
	ErrCrashed  = errs.New(errs.Unavailable, "ssr.crashed", "The page renderer stopped.")
	ErrScript   = errs.New(errs.Internal, "ssr.script", "The page could not be rendered.")
	ErrBusy     = errs.New(errs.Unavailable, "ssr.busy", "Too many pages are being rendered.")
	ErrTooLarge = errs.New(errs.Internal, "ssr.too_large", "The page is too large to render.")
	ErrClosed   = errs.New(errs.Unavailable, "ssr.closed", "The page renderer is shutting down.")
)
