package cart_test

import (
	"errors"
	"testing"
	"time"

	"pgregory.net/rapid"

	"mylo/internal/cart"
	"mylo/internal/catalog"
)

var noon = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

// diaper is a product sold alone, in threes and in fives.
var diaper = &catalog.Product{ID: 970, Slug: "diaper", Options: []catalog.Option{
	{ID: 2, Units: 1, Price: 59900, MRP: 69900},
	{ID: 1, Units: 3, Price: 119700, MRP: 209700, Default: true},
	{ID: 3, Units: 5, Price: 179700, MRP: 349500},
}}

func choose(t testing.TB, option catalog.OptionID) catalog.Choice {
	t.Helper()
	c, err := diaper.Choose(option)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func stock(left int) cart.Stock {
	return cart.Stock{Left: left, Units: func(id catalog.OptionID) int {
		c, _ := diaper.Choose(id)
		return c.Units
	}}
}

func TestAddingTheSameAgainAddsUp(t *testing.T) {
	t.Parallel()
	var c cart.Contents
	for range 2 {
		if _, err := c.Add(choose(t, 1), 2, stock(100), noon); err != nil {
			t.Fatal(err)
		}
	}
	if len(c.Items) != 1 || c.Items[0].Quantity != 4 {
		t.Errorf("items = %+v, want one line of 4", c.Items)
	}
}

func TestAnotherPackIsAnotherLine(t *testing.T) {
	t.Parallel()
	var c cart.Contents
	for _, option := range []catalog.OptionID{1, 3} {
		if _, err := c.Add(choose(t, option), 1, stock(100), noon); err != nil {
			t.Fatal(err)
		}
	}
	if len(c.Items) != 2 || c.Items[0].ID == c.Items[1].ID {
		t.Errorf("items = %+v, want two lines", c.Items)
	}
}

func TestPacksOfOneProductShareItsStock(t *testing.T) {
	t.Parallel()
	var c cart.Contents
	if _, err := c.Add(choose(t, 3), 1, stock(7), noon); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Add(choose(t, 1), 1, stock(7), noon); !errors.Is(err, cart.ErrOutOfStock) {
		t.Errorf("5 + 3 of 7 pieces: %v, want ErrOutOfStock", err)
	}
	if _, err := c.Add(choose(t, 2), 2, stock(7), noon); err != nil {
		t.Errorf("5 + 2 of 7 pieces: %v", err)
	}
}

func TestTakingLessIsAllowedWhenStockHasShrunk(t *testing.T) {
	t.Parallel()
	var c cart.Contents
	item, err := c.Add(choose(t, 2), 8, stock(8), noon)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.SetQuantity(item.ID, 5, choose(t, 2), stock(3)); err != nil {
		t.Errorf("8 down to 5 with 3 left: %v", err)
	}
	if _, err := c.SetQuantity(item.ID, 6, choose(t, 2), stock(3)); !errors.Is(err, cart.ErrOutOfStock) {
		t.Errorf("5 up to 6 with 3 left: %v, want ErrOutOfStock", err)
	}
}

func TestWhatARuleRefusesChangesNothing(t *testing.T) {
	t.Parallel()
	var c cart.Contents
	item, err := c.Add(choose(t, 2), 3, stock(100), noon)
	if err != nil {
		t.Fatal(err)
	}
	refusals := map[string]struct {
		try  func() error
		want error
	}{
		"nothing":        {func() error { _, err := c.Add(choose(t, 2), 0, stock(100), noon); return err }, cart.ErrBadQuantity},
		"a negative":     {func() error { _, err := c.SetQuantity(item.ID, -1, choose(t, 2), stock(100)); return err }, cart.ErrBadQuantity},
		"too many":       {func() error { _, err := c.Add(choose(t, 2), 8, stock(100), noon); return err }, cart.ErrQuantityLimit},
		"an unknown":     {func() error { _, err := c.SetQuantity("line_x", 1, choose(t, 2), stock(100)); return err }, cart.ErrNoLine},
		"what is not in": {func() error { return c.Remove("line_x") }, cart.ErrNoLine},
	}
	for name, r := range refusals {
		if err := r.try(); !errors.Is(err, r.want) {
			t.Errorf("%s: %v, want %v", name, err, r.want)
		}
	}
	if len(c.Items) != 1 || c.Items[0].Quantity != 3 {
		t.Errorf("items = %+v, want the line of 3 untouched", c.Items)
	}
}

func TestNoSequenceOfChangesHoldsMoreThanTheStock(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var c cart.Contents
		left := rapid.IntRange(0, 40).Draw(t, "left")
		for range rapid.IntRange(1, 20).Draw(t, "changes") {
			option := catalog.OptionID(rapid.IntRange(1, 3).Draw(t, "option"))
			quantity := rapid.IntRange(-1, 12).Draw(t, "quantity")
			choice, err := diaper.Choose(option)
			if err != nil {
				t.Fatal(err)
			}
			if len(c.Items) > 0 && rapid.Bool().Draw(t, "set") {
				_, _ = c.SetQuantity(c.Items[0].ID, quantity, mustChoose(t, c.Items[0].Option), stock(left))
			} else {
				_, _ = c.Add(choice, quantity, stock(left), noon)
			}
			if held := pieces(c); held > left {
				t.Fatalf("the cart holds %d of %d pieces: %+v", held, left, c.Items)
			}
		}
	})
}

func mustChoose(t *rapid.T, option catalog.OptionID) catalog.Choice {
	c, err := diaper.Choose(option)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func pieces(c cart.Contents) int {
	var n int
	for _, i := range c.Items {
		n += i.Quantity * stock(0).Units(i.Option)
	}
	return n
}
