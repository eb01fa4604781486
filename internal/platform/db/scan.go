package db

import (
	"database/sql"
	"fmt"
	"reflect"
	"slices"
	"sync"
)

// plan says which field of a struct each column of a result goes to.
type plan struct {
	typ     reflect.Type
	columns []string
	fields  [][]int // nil for a scalar
}

var scannerType = reflect.TypeFor[sql.Scanner]()

// fieldsByType remembers the db tags of each struct: reflect.Type -> map[string][]int.
var fieldsByType sync.Map

// planFor gives the plan for the columns of a result, remembered on its query.
func (q *query) planFor(typ reflect.Type, columns []string) (*plan, error) {
	if p := q.plan.Load(); p != nil && p.typ == typ && slices.Equal(p.columns, columns) {
		return p, nil
	}
	p, err := newPlan(typ, columns)
	if err != nil {
		return nil, err
	}
	q.plan.Store(p)
	return p, nil
}

func newPlan(typ reflect.Type, columns []string) (*plan, error) {
	p := &plan{typ: typ, columns: slices.Clone(columns)}
	if typ.Kind() != reflect.Struct || reflect.PointerTo(typ).Implements(scannerType) {
		if len(columns) != 1 {
			return nil, fmt.Errorf("%s takes one column, the query gives %d", typ, len(columns))
		}
		return p, nil
	}
	fields, err := taggedFields(typ)
	if err != nil {
		return nil, err
	}
	p.fields = make([][]int, len(columns))
	for i, column := range columns {
		index, ok := fields[column]
		if !ok {
			return nil, fmt.Errorf("%s has no field for column %q", typ, column)
		}
		if slices.Contains(columns[:i], column) {
			return nil, fmt.Errorf("the query gives column %q twice", column)
		}
		p.fields[i] = index
	}
	for column := range fields {
		if !slices.Contains(columns, column) {
			return nil, fmt.Errorf("the query gives no column %q for %s", column, typ)
		}
	}
	return p, nil
}

func taggedFields(typ reflect.Type) (map[string][]int, error) {
	if known, ok := fieldsByType.Load(typ); ok {
		return known.(map[string][]int), nil
	}
	fields := map[string][]int{}
	for _, f := range reflect.VisibleFields(typ) {
		column, ok := f.Tag.Lookup("db")
		if !ok {
			continue
		}
		if !f.IsExported() {
			return nil, fmt.Errorf("%s.%s has a db tag but is not exported", typ, f.Name)
		}
		if _, twice := fields[column]; twice {
			return nil, fmt.Errorf("%s has two fields for column %q", typ, column)
		}
		fields[column] = f.Index
	}
	if len(fields) == 0 {
		return nil, fmt.Errorf("%s has no db tags", typ)
	}
	fieldsByType.Store(typ, fields)
	return fields, nil
}

// scan reads rows into out until limit is reached; no limit if it is below one.
func scan[T any](q *query, rows *sql.Rows, limit int) ([]T, error) {
	columns, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	p, err := q.planFor(reflect.TypeFor[T](), columns)
	if err != nil {
		return nil, err
	}
	var out []T
	dest := make([]any, len(columns))
	for rows.Next() {
		if limit > 0 && len(out) == limit {
			if q.writes {
				continue // a write is read to its end, so that it is done when we say so
			}
			break
		}
		var zero T
		out = append(out, zero)
		p.point(dest, &out[len(out)-1])
		if err := rows.Scan(dest...); err != nil {
			return nil, err
		}
	}
	return out, rows.Err()
}

// point aims dest at the fields of the value that target points to.
func (p *plan) point(dest []any, target any) {
	if p.fields == nil {
		dest[0] = target
		return
	}
	v := reflect.ValueOf(target).Elem()
	for i, index := range p.fields {
		if len(index) == 1 {
			dest[i] = v.Field(index[0]).Addr().Interface()
		} else {
			dest[i] = v.FieldByIndex(index).Addr().Interface()
		}
	}
}
