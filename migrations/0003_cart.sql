-- +goose Up

-- A cart belongs to a guest or to a customer, never to both. version grows with every change.
CREATE TABLE carts (
    id          TEXT NOT NULL PRIMARY KEY,
    guest_id    TEXT   UNIQUE,
    customer_id TEXT   UNIQUE,
    version     BIGINT NOT NULL DEFAULT 1,
    created_at  BIGINT NOT NULL,
    updated_at  BIGINT NOT NULL,
    CHECK ((guest_id IS NULL) <> (customer_id IS NULL))
);

-- seen_price_paise is the price the shopper saw when the line was last touched, so that a change can be told.
CREATE TABLE cart_lines (
    id               TEXT NOT NULL PRIMARY KEY,
    cart_id          TEXT   NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    product_id       BIGINT NOT NULL REFERENCES products (id),
    option_id        BIGINT NOT NULL DEFAULT 0,
    quantity         BIGINT NOT NULL CHECK (quantity > 0),
    seen_price_paise BIGINT NOT NULL,
    added_at         BIGINT NOT NULL,
    UNIQUE (cart_id, product_id, option_id)
);

-- One row for each change that carried a key, so that a repeated request changes nothing.
CREATE TABLE cart_changes (
    cart_id    TEXT   NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    change_key TEXT   NOT NULL,
    made_at    BIGINT NOT NULL,
    PRIMARY KEY (cart_id, change_key)
);
