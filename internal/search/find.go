package search

import (
	"slices"
	"strings"

	"mylo/internal/kernel/market"
)

// Ask is what is wanted of a search.
type Ask struct {
	Market market.Market
	Limit  int  // of each kind
	Typing bool // the last word may be unfinished, and nothing that may not be promoted is wanted
}

// Result is what a search found.
type Result struct {
	Hits    map[Kind][]*Document // best first, at most Limit of each kind
	Totals  map[Kind]int         // how many there are of each kind
	Near    bool                 // nothing has every word; these have most of them
	Guessed string               // the query as it was probably meant; empty when it was understood as it stands
}

// Total counts what was found, of every kind.
func (r Result) Total() int {
	n := 0
	for _, of := range r.Totals {
		n += of
	}
	return n
}

// Find gives the documents that the query asks for.
func (ix *Index) Find(q Query, ask Ask) Result {
	result := Result{Hits: map[Kind][]*Document{}, Totals: map[Kind]int{}}
	if q.IsEmpty() || len(ix.docs) == 0 {
		return result
	}
	meant := ix.meant(q, ask.Typing)
	result.Guessed = guess(q, meant)
	t, _ := ix.scratch.Get().(*tally)
	defer ix.scratch.Put(t)
	defer t.clear()
	for _, a := range meant {
		ix.count(t, a)
	}
	ix.rank(t, len(meant), ask, &result)
	return result
}

// meant finds what each word of the query may mean. Two words that are known as one, and one that is known as two,
// mean that as well.
func (ix *Index) meant(q Query, typing bool) []asked {
	var out []asked
	last := len(q.words) - 1
	for i, w := range q.words {
		a := ix.look(w, typing && i == last)
		if len(a.matches) == 0 || a.guessed != "" {
			if first, second, ok := ix.split(w); ok {
				out = append(out, ix.look(first, false), ix.look(second, false))
				continue
			}
		}
		out = append(out, a)
	}
	for i := range len(out) - 1 {
		if whole, ok := ix.exact(out[i].word.text + out[i+1].word.text); ok {
			out[i].add(whole, sameLetters)
			out[i+1].add(whole, sameLetters)
		}
	}
	return out
}

// guess writes the query with the words in place that were probably meant.
func guess(q Query, meant []asked) string {
	var b strings.Builder
	at := 0
	for _, a := range meant {
		if a.guessed != "" && a.word.from >= at {
			b.WriteString(q.Text[at:a.word.from])
			b.WriteString(a.guessed)
			at = a.word.to
		}
	}
	if at == 0 {
		return ""
	}
	return b.String() + q.Text[at:]
}

// rank sorts out which documents the query is answered with: those that have every word or, when there are none, those
// that have the most.
func (ix *Index) rank(t *tally, asked int, ask Ask, result *Result) {
	wanted := ix.bestCount(t, asked, ask)
	if wanted == 0 {
		return
	}
	result.Near = wanted < asked
	kinds := Kinds()
	best, totals := make([]shortlist, len(kinds)), make([]int, len(kinds))
	for i := range best {
		best[i].limit = ask.Limit
		if ask.Typing {
			best[i].limit *= siblingsAtMost
		}
	}
	for _, doc := range t.touched {
		c := &t.counts[doc]
		if int(c.words) != wanted || !ix.allowed(c, doc, asked, ask) {
			continue
		}
		kind := ix.info[doc].kind
		totals[kind]++
		best[kind].offer(candidate{doc, ix.score(c, doc, asked)})
	}
	for i, kind := range kinds {
		if totals[i] > 0 {
			result.Hits[kind], result.Totals[kind] = ix.shown(best[i].sorted(), ask), totals[i]
		}
	}
}

// siblingsAtMost is how many documents of one group there may be for a suggestion to find others behind them.
const siblingsAtMost = 6

// shown gives the documents of a shortlist. While somebody is typing, one of each group is enough.
func (ix *Index) shown(list []candidate, ask Ask) []*Document {
	out := make([]*Document, 0, min(len(list), ask.Limit))
	groups := map[string]bool{}
	for _, c := range list {
		d := &ix.docs[c.doc]
		if len(out) == ask.Limit || ask.Typing && d.Group != "" && groups[d.Group] {
			continue
		}
		groups[d.Group] = true
		out = append(out, d)
	}
	return out
}

// bestCount is the largest number of words that a document of the market has. Fewer than half of them is no answer.
func (ix *Index) bestCount(t *tally, asked int, ask Ask) int {
	best := 0
	for _, doc := range t.touched {
		if c := &t.counts[doc]; int(c.words) > best && ix.allowed(c, doc, asked, ask) {
			best = int(c.words)
		}
	}
	if best*2 < asked {
		return 0
	}
	return best
}

// allowed keeps other markets out, and what may not be promoted unless its own name was asked for.
func (ix *Index) allowed(c *count, doc uint32, asked int, ask Ask) bool {
	info := &ix.info[doc]
	if info.markets&marketBit(ask.Market) == 0 {
		return false
	}
	return !info.restricted || !ask.Typing && int(c.inTitle) == asked
}

// shortlist keeps the best of what it is offered, in a heap with the worst of them on top.
type shortlist struct {
	limit int
	heap  []candidate
}

type candidate struct {
	doc   uint32
	score float32
}

func (c candidate) before(o candidate) bool {
	return c.score > o.score || c.score == o.score && c.doc < o.doc
}

func (s *shortlist) offer(c candidate) {
	if len(s.heap) < s.limit {
		s.heap = append(s.heap, c)
		for i := len(s.heap) - 1; i > 0; {
			parent := (i - 1) / 2
			if !s.heap[parent].before(s.heap[i]) {
				return
			}
			s.heap[parent], s.heap[i] = s.heap[i], s.heap[parent]
			i = parent
		}
		return
	}
	if s.limit == 0 || !c.before(s.heap[0]) {
		return
	}
	s.heap[0] = c
	for i := 0; ; {
		worst := i
		for child := 2*i + 1; child <= 2*i+2 && child < len(s.heap); child++ {
			if s.heap[worst].before(s.heap[child]) {
				worst = child
			}
		}
		if worst == i {
			return
		}
		s.heap[i], s.heap[worst] = s.heap[worst], s.heap[i]
		i = worst
	}
}

func (s *shortlist) sorted() []candidate {
	slices.SortFunc(s.heap, func(a, b candidate) int {
		if a.before(b) {
			return -1
		}
		return 1
	})
	return s.heap
}
