package catalog

import (
	"slices"
	"strconv"

	"mylo/internal/kernel/lang"
)

// usualBundle is the option of the cloth-diaper bundle that counts when nobody has chosen: the pack of three.
const usualBundle OptionID = 1

// bundleOffers are the offers under which the cloth-diaper bundles are sold, known to every client by these numbers.
// The single diaper has none. Option 4 has an offer but no price yet, so no product lists it.
var bundleOffers = map[OptionID]int64{1: 5856, 3: 7140, 4: 7749}

// BundleOffer gives the offer of a cloth-diaper bundle option. Option 0, no choice, means the usual one. It answers
// false for an option that belongs to no offer.
func BundleOffer(id OptionID) (offer int64, ok bool) {
	if id == 0 {
		id = usualBundle
	}
	offer, ok = bundleOffers[id]
	return offer, ok
}

// bundleSizes are how many cloth diapers a bundle may hold.
var bundleSizes = []int{1, 2, 3, 5}

// BundlePrompt asks the shopper to fill a bundle of n cloth diapers. It answers false when there is no such bundle.
func BundlePrompt(n int) (prompt lang.Text, ok bool) {
	if !slices.Contains(bundleSizes, n) {
		return lang.Text{}, false
	}
	if n == 1 {
		return lang.Text{En: "Select any cloth diaper", Hi: "कोई भी एक कपड़े का डायपर चुनें"}, true
	}
	count := strconv.Itoa(n)
	return lang.Text{En: "Select any " + count + " cloth diapers", Hi: "कोई भी " + count + " कपड़े के डायपर चुनें"}, true
}
