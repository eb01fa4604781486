package site

import "strings"

// Canonical is the address a page claims as its own: the origin and the path in lower case, without query
// and fragment; a closing slash stays as it was served. It answers false for pages that claim none: those on
// the meaning of a name, and those of an order, which belong to one person.
func Canonical(origin, path string) (string, bool) {
	path = strings.ToLower(withoutQuery(path))
	page := bare(path)
	if strings.HasPrefix(page, "babynames/meaning-of-") || isOrder(page) {
		return "", false
	}
	return strings.TrimRight(origin, "/") + "/" + strings.TrimLeft(path, "/"), true
}

// Title is the title of a page that may have brought its own. Without one, a page of the store is called
// after its first segment, and any other page after the whole site.
func Title(brand, path, own string, store bool) string {
	if own != "" {
		return own
	}
	if !store {
		return "Indian Pregnancy, baby and conception information at " + brand
	}
	first, _, _ := strings.Cut(strings.TrimLeft(withoutQuery(path), "/"), "/")
	if first == "" || first == "store" {
		first = "Store"
	}
	return brand + " " + first
}

// private holds the pages that belong to one person, or that only repeat what other pages say.
var private = []string{
	"cart", "address", "changeaddress", "store/payment", "store/order", "store/ordersuccess",
	"login", "account", "my-orders", "my-refunds", "need-help",
	"search", "results", "parenting/babynames/savednames",
}

// Robots is the content of a page's robots tag. Outside production nothing is to be found; in production
// everything but what belongs to one person, is a step of buying, or is a search.
func Robots(production bool, path string) string {
	if !production {
		return "noindex, nofollow"
	}
	page := bare(path)
	for _, folder := range private {
		if under(page, folder) {
			return "noindex, follow"
		}
	}
	if IsPayment(path) {
		return "noindex, follow"
	}
	return "index, follow"
}

func isOrder(page string) bool {
	return under(page, "store/order") || under(page, "store/ordersuccess")
}
