// Package visitor holds the rules by which somebody is labelled: their experiment, whether they are new,
// which partner sent them. Everything is pure: chance and time are handed in.
package visitor
