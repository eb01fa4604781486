package view_test

import (
	"testing"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/review"
	"mylo/internal/view"
	"mylo/internal/visit"
)

var (
	english = &visit.Visit{Language: lang.En}
	hindi   = &visit.Visit{Language: lang.Hi}
)

func TestADayIsIndiasAndItsDigitsAreLatin(t *testing.T) {
	t.Parallel()
	lateInLondon := time.Date(2026, 11, 13, 20, 0, 0, 0, time.UTC)
	if got := view.NewDate(english, lateInLondon); got != (view.Date{ISO: "2026-11-14", Text: "14 Nov 2026"}) {
		t.Errorf("%+v", got)
	}
	if got := view.NewDate(hindi, lateInLondon); got.Text != "14 नव॰ 2026" {
		t.Errorf("%q", got.Text)
	}
}

func TestAnAverageHasOneDecimalAndNobodysIsEmpty(t *testing.T) {
	t.Parallel()
	for tenths, want := range map[int]string{43: "4.3", 50: "5.0", 0: ""} {
		if got := view.Average(tenths); got != want {
			t.Errorf("%d tenths are %q, want %q", tenths, got, want)
		}
	}
}

func TestBandsAreWordedInTheReadersLanguage(t *testing.T) {
	t.Parallel()
	if got := view.WeightText(english, "7-8") + ", " + view.AgeText(hindi, "6-12") + ", " + view.WeightText(hindi, ""); got != "7–8 kg, 6–12 महीने, " {
		t.Errorf("%q", got)
	}
}

func TestAReviewIsWordedForItsReader(t *testing.T) {
	t.Parallel()
	day := time.Date(2026, 5, 2, 6, 0, 0, 0, time.UTC)
	r := review.Review{
		ID: "rev_1", Product: 1, Author: "Asha R.", Language: lang.Hi, Rating: 4, Body: "नरम है।", Weight: "7-8", Fit: review.Right, Verified: true,
		Helpful: 3, CreatedAt: day, EditedAt: day.Add(24 * time.Hour), Reply: review.Reply{Text: "Thank you.", Language: lang.En, At: day},
		Photos: []catalog.Picture{{Width: 10, Height: 20, Renditions: []catalog.Rendition{{Format: "jpeg", Width: 10, Key: "p.jpg"}}}},
	}
	got := view.NewReviews(hindi, &catalog.Index{}, []review.Review{r})[0]
	if got.Date.Text != "2 मई 2026" || got.Edited == nil || got.Edited.ISO != "2026-05-03" || got.Language != "hi" || got.Weight != "7–8 किलो" {
		t.Errorf("%+v", got)
	}
	if got.HelpfulAction != "/hi/reviews/rev_1/helpful" || got.Reply == nil || got.Reply.Language != "en" || got.Variant != "" {
		t.Errorf("%+v", got)
	}
	if len(got.Photos) != 1 || got.Photos[0].Src != "/media/p.jpg" || got.Photos[0].Alt != "Asha R. की भेजी तस्वीर" {
		t.Errorf("%+v", got.Photos)
	}
}

func TestTheHistogramHasFiveBarsBestFirst(t *testing.T) {
	t.Parallel()
	bars := view.NewHistogram(review.Totals{0, 1, 0, 1, 6}, func(stars int) string { return string(rune('0' + stars)) })
	if len(bars) != 5 || bars[0] != (view.StarBar{Stars: 5, Count: 6, Percent: 75, URL: "5"}) || bars[3].Percent != 13 || bars[4].Count != 0 {
		t.Errorf("%+v", bars)
	}
}
