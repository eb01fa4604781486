package search

import (
	"slices"
	"strings"
)

// synonyms are words for the same thing, a line each: English, Hindi, and Hindi as it is typed when its sound does not
// lead there by itself.
const synonyms = `
diaper diapers nappy nappies डायपर डाइपर लंगोट langot
oil tel तेल ऑयल
soap साबुन
shampoo शैम्पू शैंपू
lotion लोशन
cream क्रीम
serum सीरम
conditioner कंडीशनर
powder पाउडर
wipes wipe वाइप्स
wash वॉश
face चेहरा फ़ेस chehra muh
hair बाल हेयर
skin त्वचा स्किन
body शरीर बॉडी sharir
baby babies बेबी शिशु बच्चा बच्चे infant child kids
newborn नवजात न्यूबॉर्न
mother mom mummy mama maa माँ मम्मी
massage मालिश मसाज
milk दूध
breastfeeding स्तनपान nursing lactation feeding
breast स्तन
pump पंप
bottle बोतल
pregnancy pregnant maternity गर्भावस्था गर्भवती मैटरनिटी प्रेगनेंसी प्रेग्नेंसी
belt बेल्ट
pillow तकिया
dress ड्रेस gown gowns
cloth कपड़ा कपड़े fabric
reusable washable धोने
toy toys खिलौना खिलौने
stroller strollers pram प्रैम स्ट्रोलर buggy
carrier कैरियर sling
stretch स्ट्रेच
marks mark निशान मार्क्स
rash rashes रैश चकत्ते
onion प्याज़
bath स्नान नहाना nahana nahlana
night रात
size नाप साइज़
weight वज़न
blanket कंबल kambal
mosquito मच्छर
spoon चम्मच
bowl कटोरी
cup कप
bag बैग थैला
mat मैट चटाई
cap टोपी
socks मोज़े moje
doctor डॉक्टर
consultation परामर्श सलाह consult
test जाँच जांच
pants pant पैंट
panty पैंटी innerwear
sunscreen सनस्क्रीन
vitamin विटामिन
pad pads पैड
insert inserts इन्सर्ट इंसर्ट
swaddle स्वैडल wrap
bib bibs बिब
food आहार खाना
colouring coloring colour color रंग
trial sample सैंपल
kit किट
combo कॉम्बो
neem नीम
almond बादाम
coconut नारियल
turmeric हल्दी
ubtan उबटन
`

// thesaurus finds the synonyms of a word by its letters or, failing that, by its sound.
type thesaurus struct {
	byText map[string][]string
	byKey  map[string][]string
}

var known = newThesaurus(synonyms)

func newThesaurus(list string) thesaurus {
	t := thesaurus{byText: map[string][]string{}, byKey: map[string][]string{}}
	for line := range strings.Lines(list) {
		var group []string
		for _, w := range words(line, maxFieldWords) {
			group = append(group, w.text)
		}
		for _, member := range group {
			join(t.byText, member, group)
			if key := keyOf(member); len(key) > 1 {
				join(t.byKey, key, group)
			}
		}
	}
	return t
}

func join(into map[string][]string, name string, group []string) {
	for _, member := range group {
		if !slices.Contains(into[name], member) {
			into[name] = append(into[name], member)
		}
	}
}

// of gives the words that mean the same, the word itself among them, or nothing.
func (t thesaurus) of(folded, key string) []string {
	if group, ok := t.byText[folded]; ok {
		return group
	}
	return t.byKey[key]
}
