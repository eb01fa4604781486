-- +goose Up

-- A product is one thing with one id and one page. A size or a colour that the shopper can choose is a
-- product of its own; the pages of such siblings link to each other.
CREATE TABLE products (
    id             BIGINT NOT NULL PRIMARY KEY,
    slug           TEXT   NOT NULL,
    type           BIGINT NOT NULL DEFAULT 1 CHECK (type BETWEEN 1 AND 6),
    brand          TEXT   NOT NULL CHECK (brand IN ('baby', 'care')),
    nickname       TEXT   NOT NULL,
    name           TEXT   NOT NULL,
    hindi_name     TEXT   NOT NULL DEFAULT '',
    tagline        TEXT   NOT NULL DEFAULT '',
    hindi_tagline  TEXT   NOT NULL DEFAULT '',
    unit           TEXT   NOT NULL DEFAULT '',
    hindi_unit     TEXT   NOT NULL DEFAULT '',
    price_paise    BIGINT NOT NULL CHECK (price_paise >= 0),
    mrp_paise      BIGINT NOT NULL CHECK (mrp_paise >= price_paise),
    returnable     BIGINT NOT NULL DEFAULT 1 CHECK (returnable IN (0, 1)),
    ims_restricted BIGINT NOT NULL DEFAULT 0 CHECK (ims_restricted IN (0, 1)),
    published      BIGINT NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    created_at     BIGINT NOT NULL,
    updated_at     BIGINT NOT NULL
);

-- A bundle option sells several units of a product at one price, perhaps under an offer.
CREATE TABLE bundle_options (
    product_id       BIGINT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    option_id        BIGINT NOT NULL CHECK (option_id > 0),
    position         BIGINT NOT NULL,
    title            TEXT   NOT NULL,
    hindi_title      TEXT   NOT NULL DEFAULT '',
    units            BIGINT NOT NULL CHECK (units > 0),
    price_paise      BIGINT NOT NULL CHECK (price_paise >= 0),
    mrp_paise        BIGINT NOT NULL CHECK (mrp_paise >= price_paise),
    unit_price_paise BIGINT NOT NULL CHECK (unit_price_paise >= 0),
    offer_id         BIGINT NOT NULL DEFAULT 0,
    best_value_text  TEXT   NOT NULL DEFAULT '',
    hindi_best_value_text TEXT NOT NULL DEFAULT '',
    is_default       BIGINT NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
    PRIMARY KEY (product_id, option_id)
);

CREATE TABLE product_media (
    product_id BIGINT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    position   BIGINT NOT NULL,
    alt        TEXT   NOT NULL,
    hindi_alt  TEXT   NOT NULL DEFAULT '',
    width      BIGINT NOT NULL CHECK (width > 0),
    height     BIGINT NOT NULL CHECK (height > 0),
    tint       TEXT   NOT NULL DEFAULT '',
    renditions TEXT   NOT NULL, -- JSON list of {format, width, key}
    PRIMARY KEY (product_id, position)
);

-- Everything that is said about a product at length, by language: description, highlight, care, faq, declaration, returns.
CREATE TABLE product_texts (
    product_id BIGINT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    language   TEXT   NOT NULL CHECK (language IN ('en', 'hi')),
    kind       TEXT   NOT NULL,
    position   BIGINT NOT NULL,
    icon       TEXT   NOT NULL DEFAULT '',
    title      TEXT   NOT NULL DEFAULT '',
    body       TEXT   NOT NULL DEFAULT '',
    PRIMARY KEY (product_id, language, kind, position)
);

-- on_hand counts what the warehouse has, reserved what placed orders hold of it.
CREATE TABLE stock (
    product_id BIGINT NOT NULL PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
    on_hand    BIGINT NOT NULL CHECK (on_hand >= 0),
    reserved   BIGINT NOT NULL DEFAULT 0 CHECK (reserved >= 0 AND reserved <= on_hand)
);
