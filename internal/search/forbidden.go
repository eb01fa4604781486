package search

import (
	"slices"

	"mylo/internal/kernel/lang"
)

// ForbiddenNote is shown in place of results for a query about the sex of an unborn child.
var ForbiddenNote = lang.Text{
	En: "Finding out or choosing the sex of a baby before birth, by any method, and advertising it are offences in India " +
		"under the Pre-Conception and Pre-Natal Diagnostic Techniques Act, 1994. We show no results for this search.",
	Hi: "जन्म से पहले शिशु का लिंग जानना या चुनना, चाहे किसी भी तरीके से हो, और उसका प्रचार करना भारत में गर्भधारण पूर्व और " +
		"प्रसव पूर्व निदान तकनीक अधिनियम, 1994 के तहत अपराध है। इस खोज के लिए हम कोई परिणाम नहीं दिखाते।",
}

// idea is a part of what a query is about, as a bit.
type idea uint

const (
	gender  idea = 1 << iota
	sex          // the same word for something else, so it takes more to be sure
	unborn       // a child that is not born yet, or its making
	finding      // out or choosing
	boy
	girl
	either
	child
	method   // known by name to promise a sex
	neutral  // for any child
	harmless // the query is about something to wear, play with or call a child by
)

// ideas lists the words of each idea. Hindi words are known by their sound as well, so that their Latin spellings are.
var ideas = []struct {
	idea    idea
	english string
	hindi   string
}{
	{gender, "gender genders", "लिंग जेंडर"},
	{sex, "sex", "सेक्स"},
	{finding,
		`determination determine determining detect detection predict predicting prediction predictor predictions test tests testing
		 kit check checking checker selection select selecting choose choosing reveal chart charts calendar calculator finder find
		 finding know identify identification guess guessing scan ultrasound sonography nipt blood reveals pata`,
		"परीक्षण जाँच निर्धारण पहचान चयन पता भविष्यवाणी अल्ट्रासाउंड सोनोग्राफी कैलेंडर"},
	{boy, "boy boys son male", "लड़का लड़के बेटा बेटे पुत्र बालक"},
	{girl, "girl girls daughter female", "लड़की लड़कियां बेटी पुत्री बालिका कन्या"},
	{either, "or ya vs versus", "या"},
	{unborn,
		`conceive conceiving conception womb unborn fetus foetus fetal foetal pregnancy pregnant symptom symptoms sign signs
		 heartbeat ultrasound sonography scan ivf hone hoga hogi`,
		"गर्भ गर्भावस्था गर्भवती गर्भधारण पेट कोख लक्षण संकेत पैदा होने होगा होगी प्राप्ति उपाय नुस्खे प्रेगनेंसी प्रेग्नेंसी अल्ट्रासाउंड सोनोग्राफी"},
	{child, "baby babies unborn fetus foetus child", "बच्चा बच्चे शिशु भ्रूण"},
	{method, "ramzi shettles pndt pcpndt", ""},
	{neutral, "neutral unisex", ""},
	{harmless,
		`name names dress dresses clothes clothing wear toy toys shoes socks diaper diapers blanket cap caps frock shirt
		 shirts pyjama romper rompers room decor costume hair soap shampoo bag pain fever`,
		"नाम कपड़े खिलौने ड्रेस डायपर जूते टोपी दर्द बुखार"},
}

// The ideas that together make a query about the sex of an unborn child: surely, and unless it is harmless.
var (
	forbiddenWith   = []idea{gender | finding, gender | unborn, sex | finding, method}
	forbiddenUnless = []idea{gender | child, boy | girl | either, boy | unborn, girl | unborn}
)

// forbiddenPhrases ask by words that are harmless one by one.
var forbiddenPhrases = [][]string{
	{"chinese", "calendar"}, {"chinese", "calender"}, {"chinese", "chart"}, {"mayan", "calendar"}, {"lunar", "calendar"},
	{"nub", "theory"}, {"skull", "theory"}, {"baking", "boy"}, {"baking", "girl"},
	{"sex", "of", "baby"}, {"sex", "of", "child"}, {"sex", "fetus"}, {"sex", "foetus"}, {"sex", "unborn"}, {"sex", "fetal"},
}

var ideasOf, ideasOfSound = readIdeas()

func readIdeas() (byText, bySound map[string]idea) {
	byText, bySound = map[string]idea{}, map[string]idea{}
	for _, i := range ideas {
		for w := range wordSet(i.english) {
			byText[w] |= i.idea
		}
		for w := range wordSet(i.hindi) {
			byText[w] |= i.idea
			if key := keyOf(w); len(key) > 1 {
				bySound[key] |= i.idea
			}
		}
	}
	return byText, bySound
}

// Forbidden says whether a query asks for, or about a way to find, the sex of an unborn child. Indian law forbids to
// answer it, whether the way works or not.
func Forbidden(q Query) bool {
	var about idea
	present := map[string]bool{}
	for _, w := range q.all {
		present[w.text] = true
		if i, ok := ideasOf[w.text]; ok {
			about |= i
		} else {
			about |= ideasOfSound[keyOf(w.text)]
		}
	}
	for _, phrase := range forbiddenPhrases {
		if !slices.ContainsFunc(phrase, func(w string) bool { return !present[w] }) {
			return true
		}
	}
	if about&neutral != 0 {
		return false
	}
	return about.hasAny(forbiddenWith) || about&harmless == 0 && about.hasAny(forbiddenUnless)
}

// hasAny says whether all ideas of one of the combinations are there.
func (i idea) hasAny(combinations []idea) bool {
	return slices.ContainsFunc(combinations, func(together idea) bool { return i&together == together })
}
