package visitor_test

import (
	"net/url"
	"testing"
	"time"

	"mylo/internal/kernel/visitor"
)

func TestBucketBoundsAreInclusive(t *testing.T) {
	t.Parallel()
	for r, want := range map[float64]string{
		0: "A", 0.33: "A", 0.330001: "B", 0.67: "B", 0.670001: "C", 0.999999: "C",
	} {
		if got := visitor.Bucket(r); got != want {
			t.Errorf("Bucket(%v) = %q, want %q", r, got, want)
		}
	}
}

func TestVariantReadsObjectsTextAndNothing(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		cookie string
		r      float64
		want   string
		store  bool
	}{
		{"", 0, "A", true},
		{"", 0.5, "B", true},
		{"B", 0, "B", false},
		{`{"userType":"B"}`, 0, "B", false},
		{`{}`, 0, "", false},
		{`{"userType":null}`, 0, "", false},
		{`{"userType":7}`, 0, "", false},
		{`{"userType":"B"`, 0, `{"userType":"B"`, false},
		{`"B"`, 0, `"B"`, false},
		{`[]`, 0, `[]`, false},
		{`null`, 0, `null`, false},
	} {
		if got, store := visitor.Variant(c.cookie, c.r); got != c.want || store != c.store {
			t.Errorf("Variant(%q, %v) = %q, %v; want %q, %v", c.cookie, c.r, got, store, c.want, c.store)
		}
	}
}

func TestAnUnknownVariantIsShownAsA(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{"A": "A", "B": "B", "": "A", `"B"`: "A", "C": "A"} {
		if got := visitor.Shown(in); got != want {
			t.Errorf("Shown(%q) = %q", in, got)
		}
	}
}

func TestAVisitorIsRepeatOnlyInTheVeryNextSession(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		stored   int
		isStored bool
		count    int
		want     string
	}{
		{0, false, 1, visitor.New},
		{0, false, 9, visitor.New},
		{4, true, 5, visitor.Repeat},
		{1, true, 1, ""},
		{1, true, 3, ""},
		{3, true, 1, ""},
	} {
		if got := visitor.Kind(c.stored, c.isStored, c.count); got != c.want {
			t.Errorf("Kind(%d, %v, %d) = %q, want %q", c.stored, c.isStored, c.count, got, c.want)
		}
	}
}

func TestANewUserNeedsTheCookieAndTheFirstVisit(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		cookie bool
		visit  int
		want   string
	}{
		{true, 1, visitor.NewUser},
		{true, 2, visitor.RepeatUser},
		{false, 1, visitor.RepeatUser},
	} {
		if got := visitor.UserType(c.cookie, c.visit); got != c.want {
			t.Errorf("UserType(%v, %d) = %q, want %q", c.cookie, c.visit, got, c.want)
		}
	}
}

func TestTheSaleDayIsTuesdayInIndia(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]bool{
		"2026-11-16T23:59:59+05:30": false,
		"2026-11-17T00:00:00+05:30": true,
		"2026-11-16T18:30:00Z":      true,
		"2026-11-17T18:29:59Z":      true,
		"2026-11-17T18:30:00Z":      false,
	} {
		at, err := time.Parse(time.RFC3339, in)
		if err != nil {
			t.Fatal(err)
		}
		if got := visitor.IsSaleDay(at); got != want {
			t.Errorf("IsSaleDay(%s) = %v", in, got)
		}
	}
}

func TestAffiliateClicksNeedAKnownPartnerAndAnID(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		query string
		want  visitor.AffiliateClick
		ok    bool
	}{
		{"utm_source=cashkaro&utm_content=c1&utm_campaign=c2&utm_term=t", visitor.AffiliateClick{ClickID: "c1", SubClickID: "t"}, true},
		{"utm_source=affiliate&utm_content=&utm_campaign=c2", visitor.AffiliateClick{ClickID: "c2"}, true},
		{"utm_source=cashkaro&utm_term=t", visitor.AffiliateClick{}, false},
		{"utm_source=CashKaro&utm_content=c1", visitor.AffiliateClick{}, false},
		{"utm_content=c1", visitor.AffiliateClick{}, false},
	} {
		query, err := url.ParseQuery(c.query)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := visitor.Affiliate(query); got != c.want || ok != c.ok {
			t.Errorf("Affiliate(%q) = %+v, %v; want %+v, %v", c.query, got, ok, c.want, c.ok)
		}
	}
}
