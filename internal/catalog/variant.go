package catalog

import "mylo/internal/kernel/lang"

// VariantKind says in what siblings differ.
type VariantKind string

// The kinds. A product without siblings has none.
const (
	BySize   VariantKind = "SIZE"
	ByColour VariantKind = "COLOUR"
	ByPack   VariantKind = "PACK"
)

// Variant is what sets a product apart from its siblings.
type Variant struct {
	Kind     VariantKind
	Label    lang.Text
	Colour   string // "#rrggbb" for ByColour
	Position int
}

// WeightRange is the weight of the baby that a size fits, in grams. The zero value says nothing.
type WeightRange struct {
	FromG, ToG int
}

// Known says whether the range says anything.
func (w WeightRange) Known() bool { return w.ToG > 0 }

// Holds says whether a weight lies in the range, both ends included.
func (w WeightRange) Holds(grams int) bool { return w.Known() && grams >= w.FromG && grams <= w.ToG }

// SizesFor gives the products whose range holds the weight, in their order, and which of them to recommend:
// the largest, because ranges overlap and babies grow. The recommendation is nil when none fits.
func SizesFor(siblings []*Product, grams int) (fitting []*Product, recommended *Product) {
	for _, p := range siblings {
		if p.Fits.Holds(grams) {
			fitting = append(fitting, p)
			if recommended == nil || p.Fits.ToG > recommended.Fits.ToG {
				recommended = p
			}
		}
	}
	return fitting, recommended
}
