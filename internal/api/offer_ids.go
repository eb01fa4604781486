package api

import (
	"net/url"
	"strconv"
	"strings"
	"unicode"

	"mylo/internal/kernel/errs"
)

// ErrOfferIDs is logged when the ids of an offers call cannot be read.
var ErrOfferIDs = errs.New(errs.Invalid, "offer_api_fail", "The product ids of this call are not a list of numbers.")

// OfferIDs reads the product ids of an offers call on the web, where they come from a cookie. One entry that is empty
// or no number spoils the whole list: ErrOfferIDs.
func OfferIDs(list string) ([]int64, error) {
	var ids []int64
	for entry := range strings.SplitSeq(list, ",") {
		id, err := strconv.ParseInt(strings.TrimSpace(entry), 10, 64)
		if err != nil {
			return nil, ErrOfferIDs
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// AppOfferIDs tidies the ids of an offers call in the apps, which send them encoded and with stray blanks. Nothing is
// checked; entries that name no product are ignored later.
func AppOfferIDs(list string) string {
	if decoded, err := url.QueryUnescape(list); err == nil {
		list = decoded
	}
	return strings.Join(strings.FieldsFunc(list, unicode.IsSpace), "")
}
