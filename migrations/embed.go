// Package migrations is the database schema: numbered steps, one text for SQLite and PostgreSQL.
//
// The rules that keep one text true for both engines:
//
//   - columns are TEXT or BIGINT; money is *_paise, time is *_at in UTC milliseconds, a flag is BIGINT 0 or 1,
//     JSON is TEXT;
//   - a key is TEXT or BIGINT NOT NULL PRIMARY KEY, made by the program; nothing counts up by itself, and
//     SQLite would let a key be NULL;
//   - a unique index is called <table>_<column>_<column>_key, and a CHECK that code asks about has a name, so
//     that db.ConstraintError names the same constraint on both engines;
//   - steps only go forward, and the code before a step still runs on the schema after it.
package migrations

import "embed"

// FS holds the steps, for db.Migrate.
//
//go:embed *.sql
var FS embed.FS
