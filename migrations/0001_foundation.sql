-- +goose Up

-- One row per in-memory snapshot. A writer raises version in its own transaction; every copy of the program
-- polls the row and reloads what changed.
CREATE TABLE data_versions (
    name    TEXT   NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL
);

-- One row per key and window of a limit that must hold across every copy of the program.
CREATE TABLE rate_limits (
    key       TEXT   NOT NULL,
    window_at BIGINT NOT NULL,
    hits      BIGINT NOT NULL,
    ends_at   BIGINT NOT NULL,
    PRIMARY KEY (key, window_at)
);

CREATE INDEX rate_limits_ends_at ON rate_limits (ends_at);
