package review

import (
	"errors"
	"strings"
	"testing"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/errs"
	"mylo/internal/kernel/lang"
)

var (
	noon  = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)
	asha  = Author{ID: "cust_asha", Name: "Asha R.", SignedIn: true, Language: lang.En}
	guest = Author{ID: "g_guest", Language: lang.Hi}

	small  = &catalog.Product{ID: 2378, Variant: catalog.Variant{Kind: catalog.BySize}}
	medium = &catalog.Product{ID: 2379, Variant: catalog.Variant{Kind: catalog.BySize}}
	soap   = &catalog.Product{ID: 65}
	family = []*catalog.Product{small, medium}
)

func TestWhatIsWrongWithADraftIsNamed(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		author Author
		draft  Draft
		want   error
		field  string
	}{
		"no stars":          {asha, Draft{Body: "Good"}, ErrBadRating, "rating"},
		"six stars":         {asha, Draft{Rating: 6}, ErrBadRating, "rating"},
		"an odd fit":        {asha, Draft{Rating: 4, Fit: "tight"}, ErrBadChoice, "fit"},
		"an odd weight":     {asha, Draft{Rating: 4, Weight: "7-9"}, ErrBadChoice, "weight"},
		"an odd age":        {asha, Draft{Rating: 4, Age: "old"}, ErrBadChoice, "age"},
		"another's size":    {asha, Draft{Rating: 4, Size: 65}, ErrBadChoice, "size"},
		"a long title":      {asha, Draft{Rating: 4, Title: strings.Repeat("अ", MaxTitle+1)}, ErrTooLong, "title"},
		"a long body":       {asha, Draft{Rating: 4, Body: strings.Repeat("a", MaxBody+1)}, ErrTooLong, "body"},
		"many photos":       {asha, Draft{Rating: 4, Photos: make([]catalog.Picture, MaxPhotos+1)}, ErrTooLong, "photos"},
		"HTML":              {asha, Draft{Rating: 4, Body: "<b>good</b>"}, ErrMarkup, "body"},
		"words of a guest":  {guest, Draft{Rating: 4, Title: "Good"}, ErrSignIn, ""},
		"photos of a guest": {guest, Draft{Rating: 4, Photos: make([]catalog.Picture, 1)}, ErrSignIn, ""},
		"nobody":            {Author{}, Draft{Rating: 4}, ErrNobody, ""},
	} {
		_, err := c.draft.tidy(c.author, medium, family)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
			continue
		}
		if e := errs.From(err); c.field != "" && e.Fields[c.field] == "" {
			t.Errorf("%s: fields %v, want %s blamed", name, e.Fields, c.field)
		}
	}
}

func TestAGuestMayGiveStarsAlone(t *testing.T) {
	t.Parallel()
	d, err := Draft{Rating: 4, Fit: Right, Weight: "7-8", Body: " \n "}.tidy(guest, medium, family)
	if err != nil {
		t.Fatal(err)
	}
	r := begin(guest, medium.ID, d, noon)
	if r.Listed() || r.Status != Published || r.Language != lang.Hi || r.Verified {
		t.Errorf("review = %+v", r)
	}
}

func TestTheSizeUnderReviewIsTheSizeChosen(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		product *catalog.Product
		size    catalog.ProductID
		want    catalog.ProductID
	}{
		"nothing said":      {medium, 0, medium.ID},
		"another size":      {medium, small.ID, small.ID},
		"a thing that fits": {soap, 0, 0},
	} {
		d, err := Draft{Rating: 5, Size: c.size}.tidy(asha, c.product, family)
		if err != nil || d.Size != c.want {
			t.Errorf("%s: size %d, %v; want %d", name, d.Size, err, c.want)
		}
	}
}

func TestOnlyLinksNumbersAndPhotosWaitForAPerson(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		draft Draft
		want  Status
	}{
		"praise":   {Draft{Rating: 5, Body: "Soft."}, Published},
		"a rebuke": {Draft{Rating: 1, Body: "It leaked the first night."}, Published},
		"a link":   {Draft{Rating: 5, Body: "Cheaper at http://a.example"}, Pending},
		"a number": {Draft{Rating: 5, Body: "Call 9876543210"}, Pending},
		"a photo":  {Draft{Rating: 5, Photos: make([]catalog.Picture, 1)}, Pending},
	} {
		if r := begin(asha, 65, c.draft, noon); r.Status != c.want {
			t.Errorf("%s is %s, want %s", name, r.Status, c.want)
		}
	}
}

func TestAReviewCanBeChangedForThirtyDaysAndSaysSo(t *testing.T) {
	t.Parallel()
	r := begin(asha, 65, Draft{Rating: 5, Body: "Soft."}, noon)
	if err := r.revise(asha, Draft{Rating: 5, Body: "Soft."}, noon.Add(time.Hour)); err != nil || !r.EditedAt.IsZero() {
		t.Errorf("handed in twice unchanged: %v, edited at %v", err, r.EditedAt)
	}
	lastDay := noon.Add(EditFor)
	if err := r.revise(asha, Draft{Rating: 3, Body: "Thin after ten washes.", Bought: true}, lastDay); err != nil {
		t.Fatal(err)
	}
	if r.Rating != 3 || !r.EditedAt.Equal(lastDay) || !r.Verified || !r.CreatedAt.Equal(noon) {
		t.Errorf("review = %+v", r)
	}
	if err := r.revise(asha, Draft{Rating: 1}, lastDay.Add(time.Millisecond)); !errors.Is(err, ErrTooLate) || r.Rating != 3 {
		t.Errorf("after thirty days: %v, %d stars", err, r.Rating)
	}
}

func TestAnEditDoesNotShowWhatAPersonHasHidden(t *testing.T) {
	t.Parallel()
	r := begin(asha, 65, Draft{Rating: 1, Body: "Rude."}, noon)
	r.Status = Hidden
	if err := r.revise(asha, Draft{Rating: 1, Body: "Polite."}, noon); err != nil || r.Status != Pending {
		t.Errorf("%v, now %s", err, r.Status)
	}
	r.Verified = true
	if err := r.revise(asha, Draft{Rating: 1, Body: "Still polite."}, noon); err != nil || r.Status != Pending || !r.Verified {
		t.Errorf("%v, now %+v", err, r)
	}
}

func TestAPlaceSurvivesTheAddress(t *testing.T) {
	t.Parallel()
	p := Place{Rank: 12, CreatedAt: noon, ID: "rev_x"}
	if got := ParsePlace(p.String()); got != p {
		t.Errorf("%q is read as %+v", p, got)
	}
	for _, broken := range []string{"", "x", "1.2", "-1.5.rev", "1.0.rev", "a.5.rev", "1.b.rev", "1.5." + strings.Repeat("x", 65)} {
		if got := ParsePlace(broken); got != (Place{}) {
			t.Errorf("%q is read as %+v", broken, got)
		}
	}
}
