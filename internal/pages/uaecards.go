package pages

// Card is one block of a product's page, as far as its place among the others goes.
type Card struct {
	ID      string
	Variant bool // lets the shopper choose between variants
}

// uaeDropped is the block that product pages of the Emirates do without.
const uaeDropped = "13"

// UAECards arranges the blocks of a product's page for the Emirates: the clinic's block stands where the first variant
// block stood, other variant blocks and block 13 are left out, and the rest keeps its order. A page without a variant
// block gets no clinic block.
func UAECards(cards []Card, clinic Card) []Card {
	out := make([]Card, 0, len(cards))
	placed := false
	for _, c := range cards {
		switch {
		case c.Variant && placed, c.ID == uaeDropped:
		case c.Variant:
			out, placed = append(out, clinic), true
		default:
			out = append(out, c)
		}
	}
	return out
}
