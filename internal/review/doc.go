// Package review keeps what buyers think of products: stars, words, photos, how a size fitted, and which reviews
// others found helpful.
//
// A product and its siblings are reviewed together, because a size or a print of a thing is still that thing: lists,
// averages and fit are those of the whole family, while each review stays with the product it was written for.
// Totals are counted in the transaction that writes a review and held in memory for every card and list.
package review
