package db

import (
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Millis gives t as columns hold it: milliseconds since 1970 in UTC. The zero time is 0.
func Millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

// FromMillis is the time that Millis made, in UTC. 0 is the zero time.
func FromMillis(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms).UTC()
}

// In gives n placeholders for a batch load: "WHERE id IN (" + db.In(len(ids)) + ")". Ask for nothing with none:
// for n < 1 it gives NULL, which matches no row.
func In(n int) string {
	if n < 1 {
		return "NULL"
	}
	return strings.Repeat("?,", n-1) + "?"
}

// Args turns a slice into query arguments.
func Args[T any](values []T) []any {
	args := make([]any, len(values))
	for i, v := range values {
		args[i] = v
	}
	return args
}

// portable makes the arguments mean the same on both engines. Columns are text or bigint, so a flag becomes 0 or 1
// and bytes become text; text that PostgreSQL cannot hold is refused on SQLite too.
func portable(args []any) ([]any, error) {
	out := args
	for i, arg := range args {
		v, changed, err := portableArg(arg)
		if err != nil {
			return nil, fmt.Errorf("argument %d: %w", i+1, err)
		}
		if changed {
			if &out[0] == &args[0] {
				out = slices.Clone(args) // the slice may be the caller's own
			}
			out[i] = v
		}
	}
	return out, nil
}

func portableArg(arg any) (value any, changed bool, err error) {
	switch v := arg.(type) {
	case nil, int64, int, float64:
		return nil, false, nil
	case string:
		return nil, false, checkText(v)
	case bool:
		return flag(v), true, nil
	case []byte:
		return portableBytes(v)
	case json.RawMessage:
		return portableBytes(v)
	case time.Time, *time.Time:
		return nil, false, fmt.Errorf("%T is stored as milliseconds: use db.Millis", arg)
	case driver.Valuer:
		if rv := reflect.ValueOf(v); rv.Kind() == reflect.Pointer && rv.IsNil() {
			return nil, true, nil
		}
		inner, err := v.Value()
		if err != nil {
			return nil, false, err
		}
		if value, changed, err := portableArg(inner); changed || err != nil {
			return value, true, err
		}
		return inner, true, nil
	}
	return portableKind(arg)
}

// portableKind deals with named types and pointers.
func portableKind(arg any) (value any, changed bool, err error) {
	v := reflect.ValueOf(arg)
	switch v.Kind() {
	case reflect.String:
		s := v.String()
		return s, true, checkText(s)
	case reflect.Bool:
		return flag(v.Bool()), true, nil
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return v.Int(), true, nil
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		if v.Uint() > 1<<63-1 {
			return nil, false, fmt.Errorf("%d does not fit a bigint", v.Uint())
		}
		return int64(v.Uint()), true, nil
	case reflect.Float32, reflect.Float64:
		return v.Float(), true, nil
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return portableBytes(v.Bytes())
		}
	case reflect.Pointer:
		if v.IsNil() {
			return nil, true, nil
		}
		inner := v.Elem().Interface()
		if value, changed, err := portableArg(inner); changed || err != nil {
			return value, true, err
		}
		return inner, true, nil
	}
	return nil, false, fmt.Errorf("%T cannot be stored", arg)
}

func portableBytes(b []byte) (any, bool, error) {
	if b == nil {
		return nil, true, nil
	}
	s := string(b)
	return s, true, checkText(s)
}

func flag(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func checkText(s string) error {
	if !utf8.ValidString(s) || strings.IndexByte(s, 0) >= 0 {
		return ErrBadText
	}
	return nil
}
