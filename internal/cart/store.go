package cart

import (
	"context"
	"errors"
	"fmt"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/ids"
	"mylo/internal/kernel/money"
	"mylo/internal/platform/db"
)

// Store reads and writes the cart's tables.
type Store struct {
	db *db.DB
}

// NewStore makes a store on d.
func NewStore(d *db.DB) *Store { return &Store{db: d} }

type headRow struct {
	ID      string `db:"id"`
	Version int64  `db:"version"`
}

const (
	headOfGuest    = `SELECT id, version FROM carts WHERE guest_id = ?`
	headOfCustomer = `SELECT id, version FROM carts WHERE customer_id = ?`

	openForGuest = `
INSERT INTO carts (id, guest_id, version, created_at, updated_at) VALUES (?, ?, 1, ?, ?)
ON CONFLICT (guest_id) DO UPDATE SET version = carts.version + 1, updated_at = excluded.updated_at
RETURNING id, version`

	openForCustomer = `
INSERT INTO carts (id, customer_id, version, created_at, updated_at) VALUES (?, ?, 1, ?, ?)
ON CONFLICT (customer_id) DO UPDATE SET version = carts.version + 1, updated_at = excluded.updated_at
RETURNING id, version`
)

// pick gives the owner's id and the text made for that kind of owner, or ErrNoOwner.
func (o Owner) pick(forGuest, forCustomer string) (id, query string, err error) {
	switch {
	case o.CustomerID != "":
		return o.CustomerID, forCustomer, nil
	case o.GuestID != "":
		return o.GuestID, forGuest, nil
	default:
		return "", "", ErrNoOwner
	}
}

// ByOwner reads the owner's cart. Somebody who has none gets empty contents.
func (s *Store) ByOwner(ctx context.Context, owner Owner) (Contents, error) {
	id, query, err := owner.pick(headOfGuest, headOfCustomer)
	if err != nil {
		return Contents{}, err
	}
	head, err := db.One[headRow](ctx, s.db, query, id)
	if errors.Is(err, db.ErrNoRows) {
		return Contents{}, nil
	}
	if err != nil {
		return Contents{}, fmt.Errorf("find the cart: %w", err)
	}
	return s.fill(ctx, head)
}

// Open reads the owner's cart for a change: it makes the cart if there is none, counts the version up and
// holds the row until the transaction ends, so that changes to one cart come one after the other.
func (s *Store) Open(ctx context.Context, owner Owner, now time.Time) (Contents, error) {
	id, query, err := owner.pick(openForGuest, openForCustomer)
	if err != nil {
		return Contents{}, err
	}
	at := db.Millis(now)
	head, err := db.One[headRow](ctx, s.db, query, ids.New("cart"), id, at, at)
	if err != nil {
		return Contents{}, fmt.Errorf("open the cart: %w", err)
	}
	return s.fill(ctx, head)
}

type itemRow struct {
	ID             string `db:"id"`
	ProductID      int64  `db:"product_id"`
	OptionID       int64  `db:"option_id"`
	Quantity       int    `db:"quantity"`
	SeenPricePaise int64  `db:"seen_price_paise"`
	AddedAt        int64  `db:"added_at"`
}

const itemsOf = `
SELECT id, product_id, option_id, quantity, seen_price_paise, added_at
FROM cart_lines
WHERE cart_id = ?
ORDER BY added_at, id`

func (s *Store) fill(ctx context.Context, head headRow) (Contents, error) {
	rows, err := db.All[itemRow](ctx, s.db, itemsOf, head.ID)
	if err != nil {
		return Contents{}, fmt.Errorf("read lines of cart %s: %w", head.ID, err)
	}
	c := Contents{ID: head.ID, Version: head.Version, Items: make([]Item, 0, len(rows))}
	for _, r := range rows {
		c.Items = append(c.Items, Item{
			ID:        r.ID,
			Product:   catalog.ProductID(r.ProductID),
			Option:    catalog.OptionID(r.OptionID),
			Quantity:  r.Quantity,
			SeenPrice: money.Paise(r.SeenPricePaise),
			AddedAt:   db.FromMillis(r.AddedAt),
		})
	}
	return c, nil
}

const putItem = `
INSERT INTO cart_lines (id, cart_id, product_id, option_id, quantity, seen_price_paise, added_at)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (cart_id, product_id, option_id) DO UPDATE
SET quantity = excluded.quantity, seen_price_paise = excluded.seen_price_paise`

// Put writes one line as it now is.
func (s *Store) Put(ctx context.Context, cartID string, i Item) error {
	_, err := db.Exec(ctx, s.db, putItem,
		i.ID, cartID, int64(i.Product), int64(i.Option), i.Quantity, int64(i.SeenPrice), db.Millis(i.AddedAt))
	if err != nil {
		return fmt.Errorf("write a line of cart %s: %w", cartID, err)
	}
	return nil
}

// Delete removes one line of the cart.
func (s *Store) Delete(ctx context.Context, cartID, lineID string) error {
	if _, err := db.Exec(ctx, s.db, `DELETE FROM cart_lines WHERE cart_id = ? AND id = ?`, cartID, lineID); err != nil {
		return fmt.Errorf("delete a line of cart %s: %w", cartID, err)
	}
	return nil
}

const rememberKey = `
INSERT INTO cart_changes (cart_id, change_key, made_at) VALUES (?, ?, ?)
ON CONFLICT (cart_id, change_key) DO NOTHING`

// Remember notes the key of a change and tells whether it is new. A change without a key is always new.
func (s *Store) Remember(ctx context.Context, cartID, key string, now time.Time) (bool, error) {
	if key == "" {
		return true, nil
	}
	n, err := db.Exec(ctx, s.db, rememberKey, cartID, key, db.Millis(now))
	if err != nil {
		return false, fmt.Errorf("note a change of cart %s: %w", cartID, err)
	}
	return n == 1, nil
}

// DropIdle deletes guests' carts that nobody has touched since a time, with everything in them.
func (s *Store) DropIdle(ctx context.Context, since time.Time) error {
	_, err := db.Exec(ctx, s.db, `DELETE FROM carts WHERE guest_id IS NOT NULL AND updated_at < ?`, db.Millis(since))
	if err != nil {
		return fmt.Errorf("drop idle carts: %w", err)
	}
	return nil
}

// Forget drops the keys of changes made before a time. A request is not repeated after that.
func (s *Store) Forget(ctx context.Context, before time.Time) error {
	if _, err := db.Exec(ctx, s.db, `DELETE FROM cart_changes WHERE made_at < ?`, db.Millis(before)); err != nil {
		return fmt.Errorf("forget old cart changes: %w", err)
	}
	return nil
}
