package cart

import (
	"context"
	"errors"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/clock"
	"mylo/internal/platform/db"
)

// Service holds the use cases of a cart.
type Service struct {
	db      *db.DB
	store   *Store
	catalog *catalog.Service
	clock   clock.Clock
}

// NewService makes the service.
func NewService(d *db.DB, products *catalog.Service, c clock.Clock) *Service {
	return &Service{db: d, store: NewStore(d), catalog: products, clock: c}
}

// Addition is what a shopper wants to put in the cart.
type Addition struct {
	Product  catalog.ProductID
	Option   catalog.OptionID // 0 for the usual one
	Quantity int
	Key      string // makes a repeat of the same request harmless; may be empty
}

// View shows the owner's cart. Somebody who has none, or is nobody, sees an empty one, and nothing is written.
func (s *Service) View(ctx context.Context, owner Owner) (Cart, error) {
	if owner.nobody() {
		return Cart{}, nil
	}
	contents, err := s.store.ByOwner(ctx, owner)
	if err != nil {
		return Cart{}, err
	}
	left, err := s.catalog.Left(ctx, contents.Products())
	if err != nil {
		return Cart{}, err
	}
	return dress(contents, s.catalog.Index(), left, owner.Market), nil
}

// Add puts something in the owner's cart and shows the cart. A repeated key adds nothing and shows the cart.
// It returns what Contents.Add returns, catalog.ErrNotFound or catalog.ErrNoOption; then nothing has changed.
func (s *Service) Add(ctx context.Context, owner Owner, in Addition) (Cart, error) {
	product, err := s.catalog.Index().ByID(in.Product)
	if err != nil {
		return Cart{}, err
	}
	if !product.SoldIn(owner.Market) {
		return Cart{}, catalog.ErrNotFound.With("product", int64(in.Product))
	}
	choice, err := product.Choose(in.Option)
	if err != nil {
		return Cart{}, err
	}
	return s.change(ctx, owner, in.Key, func(ctx context.Context, c *Contents, left stockLeft) error {
		item, err := c.Add(choice, in.Quantity, left.of(product), s.clock.Now())
		if err != nil {
			return err
		}
		return s.store.Put(ctx, c.ID, item)
	}, in.Product)
}

// SetQuantity changes a line of the owner's cart and shows the cart. Somebody else's line is ErrNoLine.
// It returns what Contents.SetQuantity returns; then nothing has changed.
func (s *Service) SetQuantity(ctx context.Context, owner Owner, lineID string, quantity int) (Cart, error) {
	return s.change(ctx, owner, "", func(ctx context.Context, c *Contents, left stockLeft) error {
		at, err := c.find(lineID)
		if err != nil {
			return err
		}
		product, err := s.catalog.Index().ByID(c.Items[at].Product)
		if err != nil {
			return err
		}
		choice, err := product.Choose(c.Items[at].Option)
		if err != nil {
			return err
		}
		item, err := c.SetQuantity(lineID, quantity, choice, left.of(product))
		if err != nil {
			return err
		}
		return s.store.Put(ctx, c.ID, item)
	})
}

// Remove takes a line out of the owner's cart and shows the cart. A line that is already gone is no error:
// the shopper has what they asked for.
func (s *Service) Remove(ctx context.Context, owner Owner, lineID string) (Cart, error) {
	return s.change(ctx, owner, "", func(ctx context.Context, c *Contents, _ stockLeft) error {
		if err := c.Remove(lineID); err != nil {
			if errors.Is(err, ErrNoLine) {
				return nil
			}
			return err
		}
		return s.store.Delete(ctx, c.ID, lineID)
	})
}

// keysLiveFor is how long a repeated request is recognised: longer than any client retries.
const keysLiveFor = 48 * time.Hour

// guestCartsLiveFor is how long a guest's cart waits for the guest to come back.
const guestCartsLiveFor = 180 * 24 * time.Hour

// Tidy forgets what is no longer needed to recognise repeated requests, and carts whose guests have not come back.
func (s *Service) Tidy(ctx context.Context) error {
	now := s.clock.Now()
	return errors.Join(s.store.Forget(ctx, now.Add(-keysLiveFor)), s.store.DropIdle(ctx, now.Add(-guestCartsLiveFor)))
}

// change opens the owner's cart in a transaction that holds it, applies one rule and shows the result.
// extra names products that are not in the cart yet but whose stock the rule needs.
func (s *Service) change(
	ctx context.Context, owner Owner, key string,
	apply func(context.Context, *Contents, stockLeft) error, extra ...catalog.ProductID,
) (Cart, error) {
	return db.Run(ctx, s.db, func(ctx context.Context) (Cart, error) {
		now := s.clock.Now()
		contents, err := s.store.Open(ctx, owner, now)
		if err != nil {
			return Cart{}, err
		}
		left, err := s.catalog.Left(ctx, append(contents.Products(), extra...))
		if err != nil {
			return Cart{}, err
		}
		fresh, err := s.store.Remember(ctx, contents.ID, key, now)
		if err != nil {
			return Cart{}, err
		}
		if fresh {
			if err := apply(ctx, &contents, left); err != nil {
				return Cart{}, err
			}
		}
		return dress(contents, s.catalog.Index(), left, owner.Market), nil
	})
}

// stockLeft is how many pieces of each product can be sold.
type stockLeft map[catalog.ProductID]int

func (s stockLeft) of(p *catalog.Product) Stock {
	return Stock{Left: s[p.ID], Units: func(id catalog.OptionID) int {
		choice, err := p.Choose(id)
		if err != nil {
			return 0 // an option that is no longer sold holds no stock
		}
		return choice.Units
	}}
}
