package search_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/market"
	"mylo/internal/search"
)

// many generates a large shop: a few hundred common words as in ours, and a long tail of names, so that both crowded
// and lonely words are asked for.
func many(n int) []search.Document {
	random := rand.New(rand.NewPCG(1, 2))
	common := strings.Fields(`baby cloth diaper oil massage lotion wash soap shampoo cream wipes gentle soft pack natural neem
		cotton maternity dress pillow belt toy wooden stroller carrier spoon bowl cup bib blanket swaddle cap socks night serum`)
	hindi := strings.Fields(`शिशु कपड़े डायपर तेल मालिश लोशन साबुन शैम्पू क्रीम वाइप्स नरम नीम सूती तकिया खिलौना कटोरी कप रात`)
	syllables := strings.Fields(`ka ri mo na vi sha lu te pra dha jo ni su ra`)
	name := func() string {
		var b strings.Builder
		for range 2 + random.IntN(3) {
			b.WriteString(syllables[random.IntN(len(syllables))])
		}
		return b.String()
	}
	some := func(list []string, n int) string {
		out := make([]string, n)
		for i := range out {
			out[i] = list[random.IntN(len(list))]
		}
		return strings.Join(out, " ")
	}
	docs := make([]search.Document, n)
	for i := range docs {
		docs[i] = search.Document{
			Kind: search.Product, ID: fmt.Sprint(i), Weight: random.Float32(),
			Title:    lang.Text{En: name() + " " + some(common, 3), Hi: some(hindi, 3)},
			Keywords: []string{some(common, 3), some(hindi, 2)},
			Text:     []string{some(common, 8) + " " + name(), some(hindi, 6)},
			Path:     fmt.Sprintf("/product/%d", i),
		}
	}
	return docs
}

// askedOften are queries of every sort: crowded, lonely, half typed, misspelled, in both scripts, and nonsense.
var askedOften = []string{
	"baby", "cloth diaper", "malish ka tel", "शिशु मालिश तेल", "kari baby oil", "diapr", "shampu", "b", "so", "stroler for baby",
	"karimo", "vishalute soap", "wodden toy", "baby soft cotton cloth diaper pack of night", "qwertyuiop", "तकिया", "takiya", "नरम कपड़े",
}

func BenchmarkFindIn100kDocuments(b *testing.B) {
	ix := search.Build(many(100_000))
	var took []time.Duration
	i := 0
	for b.Loop() {
		q := askedOften[i%len(askedOften)]
		start := time.Now()
		ask := search.Ask{Market: market.India, Limit: 1000}
		if i/len(askedOften)%2 == 0 {
			ask = search.Ask{Market: market.India, Limit: 6, Typing: true}
		}
		ix.Find(search.Parse(q), ask)
		took = append(took, time.Since(start))
		i++
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)*95/100].Microseconds())/1000, "p95-ms")
	b.ReportMetric(float64(took[len(took)-1].Microseconds())/1000, "max-ms")
}

func BenchmarkBuild100kDocuments(b *testing.B) {
	docs := many(100_000)
	for b.Loop() {
		search.Build(docs)
	}
}
