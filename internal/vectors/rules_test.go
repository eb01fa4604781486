package vectors

import (
	"encoding/json"
	"fmt"
	"maps"

	"mylo/internal/kernel/money"
)

// answerer feeds the input of a case to the code that implements the rule, and gives its answer in the
// form the file writes answers in. It holds no logic of the rule itself.
type answerer func(in json.RawMessage) (any, error)

// rules are the rules that Go implements, by area.
var rules = merged(addressRules, visitorRules, moneyRules, formRules, callRules, shopRules)

func merged(areas ...map[string]answerer) map[string]answerer {
	all := map[string]answerer{}
	for _, area := range areas {
		maps.Copy(all, area)
	}
	return all
}

// one adapts a rule that takes a single value.
func one[A, B any](f func(A) B) answerer {
	return func(in json.RawMessage) (any, error) {
		var a A
		if err := json.Unmarshal(in, &a); err != nil {
			return nil, err
		}
		return f(a), nil
	}
}

// two adapts a rule that takes a list of two values.
func two[A, B, C any](f func(A, B) C) answerer {
	return func(in json.RawMessage) (any, error) {
		var a A
		var b B
		if err := arguments(in, &a, &b); err != nil {
			return nil, err
		}
		return f(a, b), nil
	}
}

// three adapts a rule that takes a list of three values.
func three[A, B, C, D any](f func(A, B, C) D) answerer {
	return func(in json.RawMessage) (any, error) {
		var a A
		var b B
		var c C
		if err := arguments(in, &a, &b, &c); err != nil {
			return nil, err
		}
		return f(a, b, c), nil
	}
}

// arguments reads a list of values, each into its own place.
func arguments(in json.RawMessage, into ...any) error {
	var list []json.RawMessage
	if err := json.Unmarshal(in, &list); err != nil {
		return err
	}
	if len(list) != len(into) {
		return fmt.Errorf("want %d arguments, got %d", len(into), len(list))
	}
	for i, place := range into {
		if err := json.Unmarshal(list[i], place); err != nil {
			return fmt.Errorf("argument %d: %w", i+1, err)
		}
	}
	return nil
}

// orNull writes a value that is not there as null.
func orNull[T any](value T, ok bool) any {
	if !ok {
		return nil
	}
	return value
}

// rupees is an amount that the file writes as a number of rupees.
type rupees money.Paise

// UnmarshalJSON reads the number digit by digit, so that no float comes between.
func (r *rupees) UnmarshalJSON(raw []byte) error {
	paise, ok := money.ParseRupees(string(raw))
	if !ok {
		return fmt.Errorf("%s is no amount of rupees", raw)
	}
	*r = rupees(paise)
	return nil
}

// MarshalJSON writes the amount as a number of rupees.
func (r rupees) MarshalJSON() ([]byte, error) { return []byte(money.Paise(r).Plain()), nil }
