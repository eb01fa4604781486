package vectors

import (
	"net/url"
	"time"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/visitor"
)

var visitorRules = map[string]answerer{
	"R10": one(visitor.Bucket),
	"R11": two(func(cookie *string, r float64) any {
		if cookie == nil {
			cookie = new(string)
		}
		variant, store := visitor.Variant(*cookie, r)
		action := "keep"
		if store {
			action = "store"
		}
		return []any{orNull(variant, variant != ""), action}
	}),
	"R12": one(lang.FromPreference),
	"R13": two(func(stored *int, count int) string {
		if stored == nil {
			return visitor.Kind(0, false, count)
		}
		return visitor.Kind(*stored, true, count)
	}),
	"R14": two(visitor.UserType),
	"R15": one(func(at time.Time) bool { return visitor.IsSaleDay(at) }),
	"R16": two(func(cookie any, query map[string]string) any {
		if cookie != nil {
			return "keep"
		}
		values := url.Values{}
		for name, value := range query {
			values.Set(name, value)
		}
		return orNull(visitor.Affiliate(values))
	}),
}
