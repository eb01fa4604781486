package cart_test

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"mylo/internal/cart"
	"mylo/internal/catalog"
	"mylo/internal/catalog/catalogtest"
	"mylo/internal/kernel/clock"
	"mylo/internal/kernel/market"
	"mylo/internal/platform/db"
	"mylo/internal/platform/db/dbtest"
)

var guest = cart.Owner{GuestID: "g_meera", Market: market.India}

// each runs a test of the service on every engine, with the small catalogue.
func each(t *testing.T, test func(t *testing.T, s *cart.Service, products *catalog.Service, d *db.DB)) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		products := catalogtest.Fill(t, d)
		test(t, cart.NewService(d, products, clock.At(noon)), products, d)
	})
}

func threePack(n int) cart.Addition {
	return cart.Addition{Product: catalogtest.Diaper, Option: 1, Quantity: n}
}

func TestWhatIsAddedIsThereNextTime(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, _ *db.DB) {
		if _, err := s.Add(t.Context(), guest, threePack(2)); err != nil {
			t.Fatal(err)
		}
		c, err := s.View(t.Context(), guest)
		if err != nil {
			t.Fatal(err)
		}
		if len(c.Lines) != 1 || c.Lines[0].Quantity != 2 || c.Quote.Total != 239400 || c.Quote.Savings() != 180000 {
			t.Errorf("cart = %+v", c)
		}
	})
}

func TestLookingAtACartWritesNothing(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, d *db.DB) {
		c, err := s.View(t.Context(), guest)
		if err != nil || c.ID != "" || len(c.Lines) != 0 {
			t.Errorf("view = %+v, %v", c, err)
		}
		if n, err := db.One[int64](t.Context(), d, `SELECT count(*) FROM carts`); err != nil || n != 0 {
			t.Errorf("%d carts, %v", n, err)
		}
	})
}

func TestNobodyReachesSomebodyElsesLine(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, _ *db.DB) {
		c, err := s.Add(t.Context(), guest, threePack(1))
		if err != nil {
			t.Fatal(err)
		}
		other := cart.Owner{GuestID: "g_other", Market: market.India}
		if _, err := s.SetQuantity(t.Context(), other, c.Lines[0].ID, 5); !errors.Is(err, cart.ErrNoLine) {
			t.Errorf("another guest set the quantity: %v", err)
		}
		if _, err := s.Remove(t.Context(), other, c.Lines[0].ID); err != nil {
			t.Errorf("removing what one does not have: %v", err)
		}
		if c, err = s.View(t.Context(), guest); err != nil || len(c.Lines) != 1 || c.Lines[0].Quantity != 1 {
			t.Errorf("the owner's cart is now %+v, %v", c, err)
		}
	})
}

func TestARepeatedRequestAddsOnce(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, _ *db.DB) {
		in := threePack(1)
		in.Key = "tap-1"
		var c cart.Cart
		for range 3 {
			var err error
			if c, err = s.Add(t.Context(), guest, in); err != nil {
				t.Fatal(err)
			}
		}
		if c.Lines[0].Quantity != 1 {
			t.Errorf("quantity = %d, want 1", c.Lines[0].Quantity)
		}
	})
}

func TestTwoTabsNeverLoseAnAddition(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, _ *db.DB) {
		var tabs sync.WaitGroup
		for i := range 6 {
			tabs.Go(func() {
				in := threePack(1)
				in.Key = fmt.Sprint("tab-", i)
				if _, err := s.Add(t.Context(), guest, in); err != nil {
					t.Errorf("tab %d: %v", i, err)
				}
			})
		}
		tabs.Wait()
		c, err := s.View(t.Context(), guest)
		if err != nil || len(c.Lines) != 1 || c.Lines[0].Quantity != 6 || c.Version != 6 {
			t.Errorf("cart = %+v, %v; want one line of 6 at version 6", c, err)
		}
	})
}

func TestARefusedChangeLeavesTheCartAndItsVersion(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, _ *db.DB) {
		before, err := s.Add(t.Context(), guest, threePack(2))
		if err != nil {
			t.Fatal(err)
		}
		for name, in := range map[string]struct {
			add  cart.Addition
			want error
		}{
			"more than the stock": {threePack(5), cart.ErrOutOfStock},
			"no such product":     {cart.Addition{Product: 1, Quantity: 1}, catalog.ErrNotFound},
			"not published":       {cart.Addition{Product: catalogtest.Gone, Quantity: 1}, catalog.ErrNotFound},
			"no such pack":        {cart.Addition{Product: catalogtest.Diaper, Option: 4, Quantity: 1}, catalog.ErrNoOption},
			"nothing":             {cart.Addition{Product: catalogtest.Soap}, cart.ErrBadQuantity},
		} {
			if _, err := s.Add(t.Context(), guest, in.add); !errors.Is(err, in.want) {
				t.Errorf("%s: %v, want %v", name, err, in.want)
			}
		}
		after, err := s.View(t.Context(), guest)
		if err != nil || after.Version != before.Version || len(after.Lines) != 1 {
			t.Errorf("cart = %+v, %v", after, err)
		}
	})
}

func TestAPriceChangeIsTold(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, products *catalog.Service, d *db.DB) {
		if _, err := s.Add(t.Context(), guest, threePack(1)); err != nil {
			t.Fatal(err)
		}
		catalogtest.Change(t, d, products, `UPDATE bundle_options SET price_paise = 109700 WHERE product_id = 970 AND option_id = 1`)
		c, err := s.View(t.Context(), guest)
		if err != nil {
			t.Fatal(err)
		}
		want := cart.Notice{Kind: cart.PriceChanged, Was: 119700}
		if c.Lines[0].Notice != want || c.Quote.Total != 109700 {
			t.Errorf("notice = %+v, total = %d", c.Lines[0].Notice, c.Quote.Total)
		}
	})
}

func TestWhatCannotBeBoughtStaysInSightButOutOfTheTotal(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, products *catalog.Service, d *db.DB) {
		for _, in := range []cart.Addition{threePack(2), {Product: catalogtest.Soap, Quantity: 2}} {
			if _, err := s.Add(t.Context(), guest, in); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := db.Exec(t.Context(), d, `UPDATE stock SET reserved = 20 WHERE product_id = 970`); err != nil {
			t.Fatal(err)
		}
		catalogtest.Change(t, d, products, `UPDATE products SET published = 0 WHERE id = 65`)
		c, err := s.View(t.Context(), guest)
		if err != nil {
			t.Fatal(err)
		}
		if len(c.Lines) != 2 || c.Quote.Total != 0 {
			t.Fatalf("cart = %+v", c)
		}
		notices := map[catalog.ProductID]cart.Notice{}
		for _, line := range c.Lines {
			notices[line.Product] = line.Notice
		}
		if got := notices[catalogtest.Diaper]; got.Kind != cart.NotEnough || got.Left != 1 {
			t.Errorf("5 pieces left for two packs of 3: %+v", got)
		}
		if got := notices[catalogtest.Soap].Kind; got != cart.Gone {
			t.Errorf("a withdrawn product: %q", got)
		}
	})
}

func TestRemovingTwiceIsNoError(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, _ *db.DB) {
		c, err := s.Add(t.Context(), guest, threePack(1))
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			after, err := s.Remove(t.Context(), guest, c.Lines[0].ID)
			if err != nil || len(after.Lines) != 0 {
				t.Errorf("after removing: %+v, %v", after, err)
			}
		}
	})
}

func TestACartCostsTheSameQueriesHoweverFull(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, _ *db.DB) {
		queries := func() int64 {
			ctx, count := db.WithQueryCount(t.Context())
			if _, err := s.View(ctx, guest); err != nil {
				t.Fatal(err)
			}
			return count.N()
		}
		if _, err := s.Add(t.Context(), guest, threePack(1)); err != nil {
			t.Fatal(err)
		}
		one := queries()
		for _, in := range []cart.Addition{{Product: catalogtest.Soap, Quantity: 1}, {Product: catalogtest.Diaper, Option: 3, Quantity: 1}} {
			if _, err := s.Add(t.Context(), guest, in); err != nil {
				t.Fatal(err)
			}
		}
		if three := queries(); three != one || one != 3 {
			t.Errorf("%d queries for one line, %d for three", one, three)
		}
	})
}

func TestACartNeedsAnOwner(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, _ *catalog.Service, _ *db.DB) {
		nobody := cart.Owner{Market: market.India}
		if _, err := s.Add(t.Context(), nobody, threePack(1)); !errors.Is(err, cart.ErrNoOwner) {
			t.Errorf("adding for nobody: %v", err)
		}
		if c, err := s.View(t.Context(), nobody); err != nil || len(c.Lines) != 0 {
			t.Errorf("nobody's cart: %+v, %v", c, err)
		}
	})
}

func TestTidyingForgetsOldKeysOnly(t *testing.T) {
	t.Parallel()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		now := clock.At(noon)
		s := cart.NewService(d, catalogtest.Fill(t, d), now)
		add := func(key string) {
			t.Helper()
			in := threePack(1)
			in.Key = key
			if _, err := s.Add(t.Context(), guest, in); err != nil {
				t.Fatal(err)
			}
		}
		add("old")
		now.Advance(49 * time.Hour)
		add("new")
		if err := s.Tidy(t.Context()); err != nil {
			t.Fatal(err)
		}
		add("new") // still recognised, adds nothing
		c, err := s.View(t.Context(), guest)
		if err != nil || c.Lines[0].Quantity != 2 {
			t.Errorf("cart = %+v, %v", c, err)
		}
		if keys, err := db.All[string](t.Context(), d, `SELECT change_key FROM cart_changes`); err != nil || len(keys) != 1 {
			t.Errorf("keys = %v, %v", keys, err)
		}
	})
}

func TestACartHoldsOnlyWhatItsMarketSells(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, products *catalog.Service, d *db.DB) {
		if _, err := s.Add(t.Context(), guest, threePack(1)); err != nil {
			t.Fatal(err)
		}
		catalogtest.Change(t, d, products, `UPDATE products SET markets = 'IND' WHERE id = 970`)
		abroad := cart.Owner{GuestID: guest.GuestID, Market: market.UAE}
		if _, err := s.Add(t.Context(), abroad, threePack(1)); !errors.Is(err, catalog.ErrNotFound) {
			t.Errorf("adding what the market does not sell: %v", err)
		}
		c, err := s.View(t.Context(), abroad)
		if err != nil || len(c.Lines) != 1 || c.Lines[0].Notice.Kind != cart.Gone || c.Quote.Total != 0 {
			t.Errorf("the cart abroad = %+v, %v", c, err)
		}
	})
}

func TestASavingIsClaimedOnlyAgainstAPriceThatWasAsked(t *testing.T) {
	each(t, func(t *testing.T, s *cart.Service, products *catalog.Service, d *db.DB) {
		catalogtest.Change(t, d, products, `UPDATE products SET strike_proven = 0 WHERE id = 970`)
		c, err := s.Add(t.Context(), guest, threePack(1))
		if err != nil || c.Quote.Savings() != 0 {
			t.Errorf("savings = %d, %v", c.Quote.Savings(), err)
		}
	})
}
