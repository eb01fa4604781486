-- +goose Up

-- Sizes, colours and packs that the shopper chooses between are products of one group; each shows its siblings.
ALTER TABLE products ADD COLUMN group_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE products ADD COLUMN variant_kind TEXT NOT NULL DEFAULT ''; -- '', 'SIZE', 'COLOUR' or 'PACK'
ALTER TABLE products ADD COLUMN variant_label TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN hindi_variant_label TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN variant_colour TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN variant_position BIGINT NOT NULL DEFAULT 0;

-- The baby's weight that a size fits, in grams; 0 where weight says nothing.
ALTER TABLE products ADD COLUMN weight_from_g BIGINT NOT NULL DEFAULT 0;
ALTER TABLE products ADD COLUMN weight_to_g BIGINT NOT NULL DEFAULT 0;

-- What the pack holds, for the unit price: 200 ml, 46 pants. 0 where nothing is counted.
ALTER TABLE products ADD COLUMN net_amount BIGINT NOT NULL DEFAULT 0;
ALTER TABLE products ADD COLUMN net_unit TEXT NOT NULL DEFAULT ''; -- 'ml', 'g' or 'piece'

ALTER TABLE products ADD COLUMN hsn TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN trust_signal TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN hindi_trust_signal TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN booster_price_paise BIGINT NOT NULL DEFAULT 0;
ALTER TABLE products ADD COLUMN sale_price_paise BIGINT NOT NULL DEFAULT 0; -- on sale days; 0 when it takes no part
ALTER TABLE products ADD COLUMN strike_proven BIGINT NOT NULL DEFAULT 1; -- 0 hides a struck price nobody was ever asked to pay
ALTER TABLE products ADD COLUMN markets TEXT NOT NULL DEFAULT 'IND,UAE';
ALTER TABLE products ADD COLUMN stages TEXT NOT NULL DEFAULT ''; -- of trying, pregnant, 0-6, 6-12, 1-3

-- An option of a service is a plan: it runs for months and says what it includes.
ALTER TABLE bundle_options ADD COLUMN months BIGINT NOT NULL DEFAULT 0;
ALTER TABLE bundle_options ADD COLUMN features TEXT NOT NULL DEFAULT '[]'; -- JSON list of {en, hi}

CREATE TABLE categories (
    id           BIGINT NOT NULL PRIMARY KEY,
    parent_id    BIGINT NOT NULL DEFAULT 0,
    slug         TEXT   NOT NULL,
    name         TEXT   NOT NULL,
    hindi_name   TEXT   NOT NULL DEFAULT '',
    intro        TEXT   NOT NULL DEFAULT '',
    hindi_intro  TEXT   NOT NULL DEFAULT '',
    icon         TEXT   NOT NULL DEFAULT '',
    section      TEXT   NOT NULL DEFAULT '', -- '', 'veda', 'care' or 'essentials'
    position     BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE product_categories (
    product_id  BIGINT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    category_id BIGINT NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
    position    BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (category_id, product_id)
);

CREATE TABLE related_products (
    product_id BIGINT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    related_id BIGINT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    position   BIGINT NOT NULL,
    PRIMARY KEY (product_id, position)
);

-- The tax inside a price, by tariff heading and day. Above a price per piece another rate may hold.
CREATE TABLE gst_rates (
    hsn           TEXT   NOT NULL,
    from_at       BIGINT NOT NULL,
    rate_bp       BIGINT NOT NULL CHECK (rate_bp >= 0),
    above_paise   BIGINT NOT NULL DEFAULT 0,
    rate_above_bp BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (hsn, from_at)
);

-- What a product or option has cost, so that a struck price can be looked at in the light of its past.
CREATE TABLE price_history (
    product_id  BIGINT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    option_id   BIGINT NOT NULL DEFAULT 0,
    from_at     BIGINT NOT NULL,
    price_paise BIGINT NOT NULL,
    mrp_paise   BIGINT NOT NULL,
    PRIMARY KEY (product_id, option_id, from_at)
);

-- Pictures that belong to the site and to no product, by the name of their scene.
CREATE TABLE site_pictures (
    name       TEXT   NOT NULL PRIMARY KEY,
    alt        TEXT   NOT NULL,
    hindi_alt  TEXT   NOT NULL DEFAULT '',
    width      BIGINT NOT NULL CHECK (width > 0),
    height     BIGINT NOT NULL CHECK (height > 0),
    tint       TEXT   NOT NULL DEFAULT '',
    renditions TEXT   NOT NULL -- JSON list of {format, width, key}
);
