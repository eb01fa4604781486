package vectors

import (
	"encoding/json"
	"errors"

	"mylo/internal/api"
	"mylo/internal/kernel/errs"
)

// callRules are the rules of the JSON calls.
var callRules = map[string]answerer{
	"R44": func(in json.RawMessage) (any, error) {
		var list string
		var inApp bool
		if err := arguments(in, &list, &inApp); err != nil {
			return nil, err
		}
		if inApp {
			return []any{api.AppOfferIDs(list), nil}, nil
		}
		ids, err := api.OfferIDs(list)
		if e, ok := errors.AsType[*errs.Error](err); ok {
			return []any{[]int64{}, e.Code}, nil
		}
		return []any{ids, nil}, nil
	},
}
