-- +goose Up

-- What somebody thinks of a product: stars, and perhaps words and photos. One per author and product. The author is
-- a customer, or a guest who has given stars alone.
CREATE TABLE reviews (
    id             TEXT   NOT NULL PRIMARY KEY,
    product_id     BIGINT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    author_id      TEXT   NOT NULL,
    author_name    TEXT   NOT NULL DEFAULT '', -- as the public sees it; empty for a guest
    language       TEXT   NOT NULL CHECK (language IN ('en', 'hi')), -- of the words
    rating         BIGINT NOT NULL CHECK (rating BETWEEN 1 AND 5),
    title          TEXT   NOT NULL DEFAULT '',
    body           TEXT   NOT NULL DEFAULT '',
    listed         BIGINT NOT NULL CHECK (listed IN (0, 1)), -- whether there is more to see than stars
    fit            TEXT   NOT NULL DEFAULT '' CHECK (fit IN ('', 'small', 'right', 'large')),
    weight_band    TEXT   NOT NULL DEFAULT '', -- the baby's, in kilograms: '7-8'
    age_band       TEXT   NOT NULL DEFAULT '', -- the baby's, in months: '6-12'
    size_id        BIGINT NOT NULL DEFAULT 0, -- the sibling that the author chose; 0 when sizes say nothing
    photos         TEXT   NOT NULL DEFAULT '[]', -- JSON list of {width, height, tint, renditions}
    photo_count    BIGINT NOT NULL DEFAULT 0,
    verified       BIGINT NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)), -- the author bought it here
    helpful_count  BIGINT NOT NULL DEFAULT 0,
    status         TEXT   NOT NULL CHECK (status IN ('published', 'pending', 'hidden')),
    reply          TEXT   NOT NULL DEFAULT '', -- the seller's
    reply_language TEXT   NOT NULL DEFAULT 'en' CHECK (reply_language IN ('en', 'hi')),
    replied_at     BIGINT NOT NULL DEFAULT 0,
    created_at     BIGINT NOT NULL,
    edited_at      BIGINT NOT NULL DEFAULT 0 -- 0 when it stands as it was first written
);

CREATE UNIQUE INDEX reviews_author_id_product_id_key ON reviews (author_id, product_id);
CREATE INDEX reviews_product_id ON reviews (product_id, status, listed, created_at, id);

-- Who found a review helpful: a guest or a customer, each once.
CREATE TABLE review_votes (
    review_id TEXT   NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
    voter_id  TEXT   NOT NULL,
    voted_at  BIGINT NOT NULL,
    PRIMARY KEY (review_id, voter_id)
);

-- The published ratings of a product, counted. Written in the transaction that writes the review, which holds this row
-- meanwhile, so that writers of one product come one after the other.
CREATE TABLE review_totals (
    product_id   BIGINT NOT NULL PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
    rating_count BIGINT NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
    rating_sum   BIGINT NOT NULL DEFAULT 0,
    stars_1      BIGINT NOT NULL DEFAULT 0 CHECK (stars_1 >= 0),
    stars_2      BIGINT NOT NULL DEFAULT 0 CHECK (stars_2 >= 0),
    stars_3      BIGINT NOT NULL DEFAULT 0 CHECK (stars_3 >= 0),
    stars_4      BIGINT NOT NULL DEFAULT 0 CHECK (stars_4 >= 0),
    stars_5      BIGINT NOT NULL DEFAULT 0 CHECK (stars_5 >= 0)
);
