package search

import "math"

// tally is where the documents of one search are counted. It is as long as the index and used again and again; only
// what was touched is cleared.
type tally struct {
	scores  []float32
	words   []uint8 // how many words of the query the document has
	inTitle []uint8 // how many of them in its title
	touched []uint32

	word   []float32 // what the word being counted is worth in each document
	titled []bool
	hits   []uint32
}

func newTally(n int) *tally {
	return &tally{
		scores: make([]float32, n), words: make([]uint8, n), inTitle: make([]uint8, n),
		word: make([]float32, n), titled: make([]bool, n),
	}
}

func (t *tally) clear() {
	for _, doc := range t.touched {
		t.scores[doc], t.words[doc], t.inTitle[doc] = 0, 0, 0
	}
	t.touched = t.touched[:0]
}

// count gives every document that has the word what the word is worth there. A word that few documents have says more.
func (ix *Index) count(t *tally, a asked) {
	t.hits = t.hits[:0]
	for _, m := range a.matches {
		for _, p := range ix.of(m.term) {
			doc, f := unpack(p)
			was, worth := t.word[doc], m.quality*fieldWeights[f]
			if was == 0 {
				t.hits = append(t.hits, doc)
			}
			if worth > was {
				t.word[doc] = worth
			}
			if f == inTitle {
				t.titled[doc] = true
			}
		}
	}
	rarity := float32(1)
	if len(t.hits) > 0 {
		rarity += float32(math.Log(float64(len(ix.docs))/float64(len(t.hits)))) / 4
	}
	for _, doc := range t.hits {
		if t.words[doc] == 0 {
			t.touched = append(t.touched, doc)
		}
		t.words[doc]++
		t.scores[doc] += t.word[doc] * rarity
		if t.titled[doc] {
			t.inTitle[doc]++
		}
		t.word[doc], t.titled[doc] = 0, false
	}
}

// How much the rest counts beside the words themselves.
const (
	forCoverage = 0.25
	forWeight   = 0.05
)

// score is how well a document answers: its words, how much of its title they are, and how much it weighs by itself.
func (ix *Index) score(t *tally, doc uint32, asked int) float32 {
	info := &ix.info[doc]
	coverage := float32(min(int(t.inTitle[doc]), int(info.titleWords))) / float32(max(1, int(info.titleWords)))
	return t.scores[doc]/float32(asked)*(1-forCoverage+forCoverage*coverage) + forWeight*info.weight
}
