package pages

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/market"
	"mylo/internal/kernel/money"
)

// The parameters in which the address of a list says what is wished for.
const (
	paramBrand  = "brand"
	paramSize   = "size"
	paramStage  = "stage"
	paramPrice  = "price" // "200-500" in rupees; either end may be missing
	paramOff    = "off"
	paramStars  = "stars"
	paramWeight = "weight" // of the baby in kilograms
	paramStock  = "stock"
	paramSort   = "sort"
	paramPage   = "page"
)

// Bounds on what an address may ask for, so that nobody fills the page cache with nonsense.
const (
	maxChoices = 8
	maxPage    = 10_000
	maxRupees  = 1_000_000
)

// readWish reads what a list is asked for. What it does not understand it leaves out: an old link still works.
func readWish(q url.Values, m market.Market) catalog.Wish {
	w := catalog.Wish{Market: m, Page: max(1, number(q.Get(paramPage), maxPage))}
	w.Brands = some(q[paramBrand], func(s string) (string, bool) { return s, s == "baby" || s == "care" })
	w.Sizes = some(q[paramSize], func(s string) (string, bool) { return s, s != "" && len(s) <= 20 })
	w.Stages = some(q[paramStage], func(s string) (catalog.Stage, bool) {
		return catalog.Stage(s), slices.Contains(catalog.Stages(), catalog.Stage(s))
	})
	if from, to, ok := strings.Cut(q.Get(paramPrice), "-"); ok {
		w.From, w.To = money.FromRupees(int64(number(from, maxRupees))), money.FromRupees(int64(number(to, maxRupees)))
	}
	w.MinOff, w.MinStars = number(q.Get(paramOff), 99), number(q.Get(paramStars), 5)
	w.WeightG = grams(q.Get(paramWeight))
	w.InStock = q.Get(paramStock) == "1"
	if s := catalog.Sort(q.Get(paramSort)); s != catalog.Featured && slices.Contains(catalog.Sorts(), s) {
		w.Sort = s
	}
	return w
}

// writeWish is the inverse of readWish: the one query that says a wish, "" for none.
func writeWish(w catalog.Wish) string {
	q := url.Values{}
	q[paramBrand], q[paramSize] = slices.Clone(w.Brands), slices.Clone(w.Sizes)
	for _, s := range w.Stages {
		q.Add(paramStage, string(s))
	}
	if w.From > 0 || w.To > 0 {
		q.Set(paramPrice, rupees(w.From)+"-"+rupees(w.To))
	}
	set := func(name string, n int) {
		if n > 0 {
			q.Set(name, strconv.Itoa(n))
		}
	}
	set(paramOff, w.MinOff)
	set(paramStars, w.MinStars)
	if w.WeightG > 0 {
		q.Set(paramWeight, kilograms(w.WeightG))
	}
	if w.InStock {
		q.Set(paramStock, "1")
	}
	if w.Sort != "" {
		q.Set(paramSort, string(w.Sort))
	}
	if w.Page > 1 {
		set(paramPage, w.Page)
	}
	return q.Encode()
}

func rupees(p money.Paise) string {
	if p == 0 {
		return ""
	}
	return strconv.FormatInt(int64(p)/100, 10)
}

// some keeps the values that are good, sorted, each once, so that one wish has one address.
func some[T ~string](values []string, good func(string) (T, bool)) []T {
	var out []T
	for _, s := range values {
		if v, ok := good(s); ok && !slices.Contains(out, v) && len(out) < maxChoices {
			out = append(out, v)
		}
	}
	slices.Sort(out)
	return out
}

func number(s string, most int) int {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > most {
		return 0
	}
	return n
}

// grams reads a weight in kilograms, such as 7.5. Nobody in a diaper weighs more than 50.
func grams(s string) int {
	kg, err := strconv.ParseFloat(strings.Replace(s, ",", ".", 1), 64)
	if err != nil || !(kg > 0 && kg <= 50) {
		return 0
	}
	return int(kg*1000 + 0.5)
}

// kilograms writes a weight as grams reads it: 7.5.
func kilograms(grams int) string {
	return strings.TrimRight(strings.TrimRight(strconv.FormatFloat(float64(grams)/1000, 'f', 3, 64), "0"), ".")
}
