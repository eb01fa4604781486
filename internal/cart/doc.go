// Package cart keeps what a shopper means to buy.
//
// Contents is the cart as it is stored, with the rules that decide what may go in. Cart is the same cart
// dressed for the shopper: with today's names and prices, what is left in stock, and what has changed since.
// Every change happens in one transaction that holds the cart's row, so two tabs never undo each other.
package cart
