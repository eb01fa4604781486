package search

import "math"

// tally is where the documents of one search are counted. It is as long as the index and used again and again; only
// what was touched is cleared.
type tally struct {
	counts  []count
	touched []uint32 // the documents that have any word
	hits    []uint32 // the documents that have the word being counted
}

// count is what is known of one document, close together because documents are visited in no order.
type count struct {
	score   float32
	word    float32 // what the word being counted is worth here
	words   uint8   // how many words of the query the document has
	inTitle uint8   // how many of them in its title
	titled  bool    // the word being counted is in the title
}

func newTally(n int) *tally { return &tally{counts: make([]count, n)} }

func (t *tally) clear() {
	for _, doc := range t.touched {
		t.counts[doc] = count{}
	}
	t.touched = t.touched[:0]
}

// count gives every document that has the word what the word is worth there. A word that few documents have says more.
func (ix *Index) count(t *tally, a asked) {
	t.hits = t.hits[:0]
	for _, m := range a.matches {
		for _, p := range ix.of(m.term) {
			doc, f := unpack(p)
			c := &t.counts[doc]
			if c.word == 0 {
				t.hits = append(t.hits, doc)
			}
			c.word = max(c.word, m.quality*fieldWeights[f])
			c.titled = c.titled || f == inTitle
		}
	}
	rarity := float32(1)
	if len(t.hits) > 0 {
		rarity += float32(math.Log(float64(len(ix.docs))/float64(len(t.hits)))) / 4
	}
	for _, doc := range t.hits {
		c := &t.counts[doc]
		if c.words == 0 {
			t.touched = append(t.touched, doc)
		}
		if c.titled {
			c.inTitle++
		}
		c.words++
		c.score += c.word * rarity
		c.word, c.titled = 0, false
	}
}

// How much the rest counts beside the words themselves.
const (
	forCoverage = 0.25
	forWeight   = 0.05
)

// score is how well a document answers: its words, how much of its title they are, and how much it weighs by itself.
func (ix *Index) score(c *count, doc uint32, asked int) float32 {
	info := &ix.info[doc]
	coverage := float32(min(c.inTitle, info.titleWords)) / float32(max(1, info.titleWords))
	return c.score/float32(asked)*(1-forCoverage+forCoverage*coverage) + forWeight*info.weight
}
