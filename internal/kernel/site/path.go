package site

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// ProductID reads the id at the end of a product's or a clinic plan's address: "/product/cloth-diaper-970"
// is 970, and so is "/product/970". It looks at the last segment's last part after a dash, without query,
// fragment or closing slash, and answers false when that is not a number.
func ProductID(path string) (int64, bool) {
	path = strings.TrimRight(withoutQuery(path), "/")
	segment := path[strings.LastIndexByte(path, '/')+1:]
	tail := segment[strings.LastIndexByte(segment, '-')+1:]
	if strings.Trim(tail, "0123456789") != "" {
		return 0, false // ParseInt would take a sign
	}
	id, err := strconv.ParseInt(tail, 10, 64)
	return id, err == nil
}

// commerce holds the first segments under which the word payment means a payment page. Addresses that end
// in a title, such as an article's or a product's, are left out, because any word may stand in a title.
var commerce = []string{"store", "cart", "address", "changeaddress"}

// IsPayment says whether the address is a payment page: one of the shop's own steps with "payment" in it.
func IsPayment(path string) bool {
	path = bare(path)
	first, _, _ := strings.Cut(path, "/")
	return strings.HasPrefix(first, "payment") || slices.Contains(commerce, first) && strings.Contains(path, "payment")
}

// OrderResult is the address to which a payment returns. The two prefixes mean the same; a setting chooses
// which of them the payment provider is given.
func OrderResult(alternatePrefix bool, orderID string, success bool) string {
	prefix, result := "/store/order/", "/error"
	if alternatePrefix {
		prefix = "/store/ordersuccess/"
	}
	if success {
		result = "/success"
	}
	return prefix + url.PathEscape(orderID) + result
}

// withoutQuery cuts the query and the fragment off.
func withoutQuery(path string) string {
	if i := strings.IndexAny(path, "?#"); i >= 0 {
		return path[:i]
	}
	return path
}

// bare is the path in lower case without query, slashes around it, market and language, so that rules about
// pages are written once: "/uae/hi/Cart/?x" is "cart".
func bare(path string) string {
	path = strings.ToLower(strings.Trim(withoutQuery(path), "/"))
	for {
		first, rest, _ := strings.Cut(path, "/")
		if first != "uae" && first != "hi" {
			return path
		}
		path = rest
	}
}

// under says whether a bare path is the folder or lies below it.
func under(path, folder string) bool {
	rest, ok := strings.CutPrefix(path, folder)
	return ok && (rest == "" || rest[0] == '/')
}
