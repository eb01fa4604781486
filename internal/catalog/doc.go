// Package catalog knows what the shop sells: products, their bundle options, pictures, texts and stock.
//
// Two ways lead to a product. The Index holds what every page and cart needs of every product, in memory,
// swapped whole when the catalogue changes. Details holds what only the product's own page needs and is read
// from the database when asked for. Stock changes with every order and is always read fresh.
package catalog
