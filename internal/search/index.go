package search

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// Index finds documents by their words. It never changes once built.
type Index struct {
	docs []Document
	info []docInfo // beside docs, only what scoring looks at

	// The vocabulary: every word of every document, sorted, with what is asked of it.
	terms    []string
	keys     []string
	shapes   []shape
	byKey    []int32 // the terms in the order of their keys
	starts   []uint32
	postings []uint32 // of all terms, one after the other; term t has those from starts[t] to starts[t+1]

	scratch sync.Pool
}

// docInfo is what scoring needs of a document, close together.
type docInfo struct {
	weight     float32
	markets    uint8
	kind       uint8
	titleWords uint8
	restricted bool
}

// shape lets most words be ruled out as misspellings of another without comparing letters.
type shape struct {
	letters uint64
	length  uint8
	script  script
}

// A posting says in which document a word stands, and in its best field there.
const fieldBits = 2

func posting(doc int, f field) uint32 { return uint32(doc)<<fieldBits | uint32(f) }

func unpack(p uint32) (doc uint32, f field) { return p >> fieldBits, field(p & (1<<fieldBits - 1)) }

// Build makes an index over documents, which it keeps.
func Build(docs []Document) *Index {
	ix := &Index{docs: docs, info: make([]docInfo, len(docs))}
	found := map[string][]uint32{}
	for i := range docs {
		d := &docs[i]
		inName := d.eachWord(func(folded string, f field) {
			list := found[folded]
			if n := len(list); n > 0 && list[n-1]>>fieldBits == uint32(i) {
				list[n-1] = min(list[n-1], posting(i, f)) // the better field has the smaller number
				return
			}
			found[folded] = append(list, posting(i, f))
		})
		ix.info[i] = docInfo{
			weight: d.Weight, markets: d.soldIn(), kind: uint8(slices.Index(Kinds(), d.Kind)),
			titleWords: uint8(min(inName, 255)), restricted: d.Restricted,
		}
	}
	ix.settle(found)
	ix.scratch.New = func() any { return newTally(len(docs)) }
	return ix
}

// settle lays the vocabulary out for look-ups.
func (ix *Index) settle(found map[string][]uint32) {
	total := 0
	ix.terms = make([]string, 0, len(found))
	for t, list := range found {
		ix.terms = append(ix.terms, t)
		total += len(list)
	}
	slices.Sort(ix.terms)
	ix.keys = make([]string, len(ix.terms))
	ix.shapes = make([]shape, len(ix.terms))
	ix.byKey = make([]int32, len(ix.terms))
	ix.starts = make([]uint32, 0, len(ix.terms)+1)
	ix.postings = make([]uint32, 0, total)
	for i, t := range ix.terms {
		ix.keys[i] = keyOf(t)
		ix.shapes[i] = shapeOf(t)
		ix.byKey[i] = int32(i)
		ix.starts = append(ix.starts, uint32(len(ix.postings)))
		ix.postings = append(ix.postings, found[t]...)
	}
	ix.starts = append(ix.starts, uint32(len(ix.postings)))
	slices.SortFunc(ix.byKey, func(a, b int32) int { return cmp.Or(strings.Compare(ix.keys[a], ix.keys[b]), cmp.Compare(a, b)) })
}

func shapeOf(folded string) shape {
	return shape{letters: letterSet(folded), length: uint8(utf8.RuneCountInString(folded)), script: scriptOf(folded)}
}

// Len tells how many documents there are.
func (ix *Index) Len() int { return len(ix.docs) }

// of gives the postings of a term.
func (ix *Index) of(term int32) []uint32 { return ix.postings[ix.starts[term]:ix.starts[term+1]] }

// frequency tells how many documents have a term.
func (ix *Index) frequency(term int32) int { return int(ix.starts[term+1] - ix.starts[term]) }

// exact finds a term by its letters.
func (ix *Index) exact(folded string) (int32, bool) {
	i, ok := slices.BinarySearch(ix.terms, folded)
	return int32(i), ok
}

// sounding gives the terms whose key is, or begins with, a key.
func (ix *Index) sounding(key string, beginning bool) []int32 {
	from, _ := slices.BinarySearchFunc(ix.byKey, key, func(t int32, k string) int { return strings.Compare(ix.keys[t], k) })
	to := from
	for to < len(ix.byKey) {
		k := ix.keys[ix.byKey[to]]
		if k != key && !(beginning && strings.HasPrefix(k, key)) {
			break
		}
		to++
	}
	return ix.byKey[from:to]
}

// beginning gives the range of terms that begin with letters.
func (ix *Index) beginning(letters string) (from, to int32) {
	first, _ := slices.BinarySearch(ix.terms, letters)
	last := first
	for last < len(ix.terms) && strings.HasPrefix(ix.terms[last], letters) {
		last++
	}
	return int32(first), int32(last)
}
