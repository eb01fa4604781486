package catalog

// Details is what the product's own page tells, in one language.
type Details struct {
	Product      *Product
	Pictures     []Picture
	Description  []string
	Highlights   []Note
	Care         []Note
	Declarations []Note
	FAQ          []Note
	Returns      string // what happens if it does not suit
	Left         int    // pieces that can be sold now
}

// Note is a short titled text: a highlight, a question with its answer, a declaration.
type Note struct {
	Icon  string
	Title string
	Body  string
}
