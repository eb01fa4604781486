-- +goose Up

-- One row per in-memory snapshot. A writer raises version in its own transaction; every copy of the program
-- polls the row and reloads what changed.
CREATE TABLE data_versions (
    name    TEXT   NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL
);

-- One row per key whose limit must hold across every copy of the program. key is a digest, because what is limited
-- is often a phone number.
CREATE TABLE rate_limits (
    key     TEXT   NOT NULL PRIMARY KEY,
    hits    BIGINT NOT NULL,
    ends_at BIGINT NOT NULL
);

CREATE INDEX rate_limits_ends_at ON rate_limits (ends_at);
