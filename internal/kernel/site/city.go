package site

// cities are the places that have pages of their own.
var cities = map[string]string{
	"new-delhi":   "New Delhi",
	"hyderabad":   "Hyderabad",
	"navi-mumbai": "Navi Mumbai",
	"kolkata":     "Kolkata",
	"varanasi":    "Varanasi",
	"bengaluru":   "Bengaluru",
	"noida":       "Noida",
	"chennai":     "Chennai",
	"pune":        "Pune",
	"mumbai":      "Mumbai",
	"gurgaon":     "Gurgaon",
	"indore":      "Indore",
	"panchkula":   "Panchkula",
}

// City gives the name of the city with that slug. It answers false for any other, and the page is then not found.
func City(slug string) (string, bool) {
	name, ok := cities[slug]
	return name, ok
}
