package view

import (
	"strconv"
	"time"

	"mylo/internal/kernel/clock"
	"mylo/internal/kernel/lang"
	"mylo/internal/visit"
)

// Date is a day, ready to show.
type Date struct {
	ISO  string `json:"iso" example:"2026-11-14" doc:"For machines"`
	Text string `json:"text" example:"14 Nov 2026"`
}

var hindiMonths = [...]string{
	"जन॰", "फ़र॰", "मार्च", "अप्रैल", "मई", "जून", "जुल॰", "अग॰", "सित॰", "अक्टू॰", "नव॰", "दिस॰",
}

// NewDate words the day on which t falls in India. Digits are Latin in both languages.
func NewDate(v *visit.Visit, t time.Time) Date {
	t = t.In(clock.India)
	month := t.Month().String()[:3]
	if v.Language == lang.Hi {
		month = hindiMonths[t.Month()-1]
	}
	return Date{ISO: t.Format(time.DateOnly), Text: strconv.Itoa(t.Day()) + " " + month + " " + strconv.Itoa(t.Year())}
}
