package search

// stopWords say nothing about what is meant; a query is answered without them, unless it has nothing else.
var stopWords = wordSet(`
	a an and at best buy by for from i in is me my of on or online the to with what which
	aur chahiye hai ka karne ke ki ko kya liye lie mein mujhe par se wala wale wali ya
	और का की के को क्या चाहिए पर में मुझे या लिए लिये वाला वाली वाले से है`)

func isStopWord(folded string) bool { return stopWords[folded] }

// wordSet reads a list of words.
func wordSet(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range words(list, 1<<20) {
		set[w.text] = true
	}
	return set
}
