package pages

import (
	"slices"
	"strconv"

	"mylo/internal/catalog"
	"mylo/internal/kernel/money"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// The steps in which prices, discounts and ratings can be chosen.
var (
	priceSteps = []struct{ from, to int64 }{{0, 200}, {200, 500}, {500, 1000}, {1000, 0}}
	offSteps   = []int{10, 25, 40}
	starSteps  = []int{4, 3}
)

// filters lists what a shopper can choose by on a shelf. A filter with nothing to decide is left out.
func (s shelfLinks) filters(v *visit.Visit, shelf []*catalog.Product, facets catalog.Facets) []Filter {
	out := []Filter{}
	add := func(name string, choices []FilterChoice) {
		if len(choices) > 1 || slices.ContainsFunc(choices, func(c FilterChoice) bool { return c.Selected }) {
			out = append(out, Filter{Name: name, Choices: choices})
		}
	}
	add("size", s.sizes(v, shelf, facets))
	add("stage", s.stages(facets))
	add("price", s.prices(v))
	add("discount", s.steps(offSteps, s.wish.MinOff, func(w *catalog.Wish, n int) { w.MinOff = n }))
	add("rating", s.steps(starSteps, s.wish.MinStars, func(w *catalog.Wish, n int) { w.MinStars = n }))
	add("brand", s.brands(facets))
	if facets.InStock > 0 || s.wish.InStock {
		out = append(out, Filter{Name: "stock", Choices: []FilterChoice{{
			Value: "1", Count: facets.InStock, Selected: s.wish.InStock, URL: s.to(func(w *catalog.Wish) { w.InStock = !w.InStock }),
		}}})
	}
	return out
}

// sizes lists the sizes on the shelf, smallest first, each with its weight told by the catalogue's label.
func (s shelfLinks) sizes(v *visit.Visit, shelf []*catalog.Product, facets catalog.Facets) []FilterChoice {
	sized := slices.DeleteFunc(slices.Clone(shelf), func(p *catalog.Product) bool { return p.Variant.Kind != catalog.BySize })
	slices.SortStableFunc(sized, func(a, b *catalog.Product) int { return a.Variant.Position - b.Variant.Position })
	var out []FilterChoice
	for _, p := range sized {
		size := p.Variant.Label.En
		if slices.ContainsFunc(out, func(c FilterChoice) bool { return c.Value == size }) {
			continue
		}
		out = append(out, FilterChoice{
			Value: size, Label: p.Variant.Label.In(v.Language), Count: facets.Sizes[size],
			Selected: slices.Contains(s.wish.Sizes, size),
			URL:      s.to(func(w *catalog.Wish) { w.Sizes = toggle(w.Sizes, size) }),
		})
	}
	return out
}

func (s shelfLinks) stages(facets catalog.Facets) []FilterChoice {
	var out []FilterChoice
	for _, stage := range catalog.Stages() {
		selected := slices.Contains(s.wish.Stages, stage)
		if facets.Stages[stage] == 0 && !selected {
			continue
		}
		out = append(out, FilterChoice{
			Value: string(stage), Count: facets.Stages[stage], Selected: selected,
			URL: s.to(func(w *catalog.Wish) { w.Stages = toggle(w.Stages, stage) }),
		})
	}
	return out
}

func (s shelfLinks) brands(facets catalog.Facets) []FilterChoice {
	var out []FilterChoice
	for _, brand := range []string{"baby", "care"} {
		selected := slices.Contains(s.wish.Brands, brand)
		if facets.Brands[brand] == 0 && !selected {
			continue
		}
		out = append(out, FilterChoice{
			Value: brand, Count: facets.Brands[brand], Selected: selected,
			URL: s.to(func(w *catalog.Wish) { w.Brands = toggle(w.Brands, brand) }),
		})
	}
	return out
}

func (s shelfLinks) prices(v *visit.Visit) []FilterChoice {
	var out []FilterChoice
	for _, step := range priceSteps {
		from, to := money.FromRupees(step.from), money.FromRupees(step.to)
		selected := s.wish.From == from && s.wish.To == to && (from > 0 || to > 0)
		label := view.NewMoney(v, from).Text + "+"
		if to > 0 {
			label = view.NewMoney(v, from).Text + " – " + view.NewMoney(v, to).Text
		}
		out = append(out, FilterChoice{
			Value: rupees(from) + "-" + rupees(to), Label: label, Count: uncounted, Selected: selected,
			URL: s.to(func(w *catalog.Wish) {
				w.From, w.To = from, to
				if selected {
					w.From, w.To = 0, 0
				}
			}),
		})
	}
	return out
}

func (s shelfLinks) steps(steps []int, chosen int, set func(*catalog.Wish, int)) []FilterChoice {
	var out []FilterChoice
	for _, n := range steps {
		selected := n == chosen
		out = append(out, FilterChoice{
			Value: strconv.Itoa(n), Count: uncounted, Selected: selected,
			URL: s.to(func(w *catalog.Wish) {
				if set(w, n); selected {
					set(w, 0)
				}
			}),
		})
	}
	return out
}

// toggle takes a value out of a list that has it and puts it into one that has not.
func toggle[T ~string](list []T, value T) []T {
	if i := slices.Index(list, value); i >= 0 {
		return slices.Delete(list, i, i+1)
	}
	list = append(list, value)
	slices.Sort(list)
	return list
}
