-- +goose Up

-- A page at an address of its own, made of blocks. Each language is a row; a page without Hindi is shown in English.
CREATE TABLE landing_pages (
    slug        TEXT   NOT NULL,
    language    TEXT   NOT NULL CHECK (language IN ('en', 'hi')),
    title       TEXT   NOT NULL,
    description TEXT   NOT NULL DEFAULT '',
    blocks      TEXT   NOT NULL, -- JSON list, see internal/content/block.go
    published   BIGINT NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
    updated_at  BIGINT NOT NULL, -- when the text last changed
    PRIMARY KEY (slug, language)
);
