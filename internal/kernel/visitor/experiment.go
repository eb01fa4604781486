package visitor

import "encoding/json"

// Bucket is the experiment bucket for a random r in [0, 1): A up to 0.33, B up to 0.67, both inclusive,
// and C beyond. It is drawn once and kept.
func Bucket(r float64) string {
	switch {
	case r <= 0.33:
		return "A"
	case r <= 0.67:
		return "B"
	default:
		return "C"
	}
}

// Variant reads the A/B variant from the value of the cookie shopData: the field userType of a JSON object,
// or any other text as it stands. Without a cookie it draws A or B evenly by r in [0, 1), and store says that
// the draw must be kept. An object without the field gives an empty variant: draw again with Variant("", r).
func Variant(cookie string, r float64) (variant string, store bool) {
	if cookie == "" {
		if r < 0.5 {
			return "A", true
		}
		return "B", true
	}
	var object map[string]json.RawMessage
	if err := json.Unmarshal([]byte(cookie), &object); err != nil || object == nil {
		return cookie, false
	}
	// A field of another kind than text names no variant either.
	_ = json.Unmarshal(object["userType"], &variant)
	return variant, false
}

// Shown is the variant that pages are made for. The cookie may hold anything; what is unknown counts as A.
func Shown(variant string) string {
	if variant == "B" {
		return "B"
	}
	return "A"
}
