package errs_test

import (
	"errors"
	"fmt"
	"testing"

	"mylo/internal/kernel/errs"
)

var errFull = errs.New(errs.Refused, "cart.full", "The cart is full.")

func TestACopyIsStillTheSameError(t *testing.T) {
	t.Parallel()
	cause := errors.New("row missing")
	err := fmt.Errorf("add: %w", errFull.With("max", 10).Field("quantity", "too_many").Wrap(cause))
	if !errors.Is(err, errFull) {
		t.Errorf("errors.Is(%v, errFull) = false", err)
	}
	if !errors.Is(err, cause) {
		t.Errorf("the cause is lost in %v", err)
	}
	if errFull.Params != nil || errFull.Fields != nil {
		t.Errorf("With or Field changed the sentinel: %+v", errFull)
	}
}

func TestFromFindsTheDeclaredErrorThroughWrapping(t *testing.T) {
	t.Parallel()
	got := errs.From(fmt.Errorf("outer: %w", errFull.With("max", 3)))
	if got.Code != "cart.full" || got.Params["max"] != 3 {
		t.Errorf("From = %+v", got)
	}
}

func TestAnUndeclaredErrorIsInternalAndKeepsItsCause(t *testing.T) {
	t.Parallel()
	cause := errors.New("disk on fire")
	got := errs.From(cause)
	if got.Kind != errs.Internal || got.Message != errs.ErrInternal.Message || !errors.Is(got, cause) {
		t.Errorf("From = %+v", got)
	}
	if errs.From(nil) != nil {
		t.Error("From(nil) is not nil")
	}
}
