package vectors

import "mylo/internal/kernel/site"

var addressRules = map[string]answerer{
	"R01": one(func(path string) any { return orNull(site.ProductID(path)) }),
	"R02": two(func(origin, path string) any { return orNull(site.Canonical(origin, path)) }),
	"R03": three(func(path, own string, store bool) string { return site.Title("Mylo", path, own, store) }),
	"R04": two(func(environment, path string) string { return site.Robots(environment == "production", path) }),
	"R05": one(site.IsPayment),
	"R07": three(site.OrderResult),
	"R08": one(func(slug string) any { return orNull(site.City(slug)) }),
}
