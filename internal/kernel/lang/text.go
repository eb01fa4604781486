package lang

// Text is something said in both languages. Hindi may be missing; English never is.
type Text struct {
	En string `json:"en"`
	Hi string `json:"hi"`
}

// In gives the text in l, or in English when nobody has translated it.
func (t Text) In(l Language) string {
	if l == Hi && t.Hi != "" {
		return t.Hi
	}
	return t.En
}
