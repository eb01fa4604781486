package app_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"mylo/internal/app/apptest"
	"mylo/internal/app/config"
	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/review"
)

const diaperReviews = "/reviews/reusable-cloth-diaper-970"

// asha is a customer who has bought the cloth diaper and nothing else.
var asha = review.Author{ID: "cust_0123456789abcdefghjkmnpqrs", Name: "Asha T."}

// signIn makes every visitor of the program asha.
func signIn(s *apptest.Server) {
	s.App.People.Customer = func(context.Context) (review.Author, bool) { return asha, true }
	s.App.People.Bought = func(_ context.Context, customer string, p catalog.ProductID) (bool, error) {
		return customer == asha.ID && p == 970, nil
	}
}

type shownReview struct {
	ID, Author, Body, Language string
	Rating, Helpful            int
	Verified                   bool
	HelpfulAction              string
}

type reviewsPayload struct {
	Page  string
	Props struct {
		Average              string
		Count, Listed, Total int
		Histogram            []struct{ Stars, Count int }
		Reviews              []shownReview
		Filters              []struct {
			Name    string
			Choices []struct {
				Value, URL string
				Count      int
				Selected   bool
			}
		}
		Applied []struct{ Name, URL string }
		Sorts   []struct{ Value, URL string }
		First   string
		Next    string
		Form    struct {
			SignedIn bool
			Mine     *struct {
				Rating   int
				Body     string
				Editable bool
			}
		}
		Policy  []struct{ Title string }
		Outcome struct{ Saved, Voted, Problem string }
	}
	Head struct{ Title, Robots string }
}

func reviewsAt(t *testing.T, b *apptest.Browser, path string) reviewsPayload {
	t.Helper()
	a := b.Get(path, "Accept: application/json")
	var p reviewsPayload
	if err := json.Unmarshal([]byte(a.Body), &p); err != nil || a.Status != http.StatusOK {
		t.Fatalf("%s: %d %v %.200s", path, a.Status, err, a.Body)
	}
	return p
}

func TestTheReviewsPageSaysEverythingInItsHTML(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t, apptest.WithNode).Browser()
	a := b.Get(diaperReviews)
	for _, want := range []string{
		`<title>Reusable Cloth Diaper with Insert: reviews and ratings | Mylo</title>`, `<main>reviews in en</main>`,
		`<link rel="canonical" href="http://localhost:8080` + diaperReviews + `">`,
		`"@type":"AggregateRating"`, `"@type":"Review"`, `"datePublished":"2026-`, `"@type":"BreadcrumbList"`,
	} {
		if !strings.Contains(a.Body, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if strings.Contains(a.Body, "hreflang") {
		t.Error("reviews are the same in every language, but the page names a twin")
	}
	if hindi := b.Get("/hi" + diaperReviews).Body; !strings.Contains(hindi, "समीक्षाएँ और रेटिंग") {
		t.Error("the Hindi page is not Hindi")
	}
}

func TestReviewsHaveOneAddress(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	for from, to := range map[string]string{
		"/reviews/wrong-970":      diaperReviews,
		"/hi/reviews/970?stars=5": "/hi" + diaperReviews + "?stars=5",
		"/Reviews/wrong-970":      "/reviews/wrong-970",
		diaperReviews + "/":       diaperReviews,
	} {
		if a := b.Get(from); a.Status/100 != 3 || a.Header.Get("Location") != to {
			t.Errorf("%s: %d to %q, want %q", from, a.Status, a.Header.Get("Location"), to)
		}
	}
	for _, path := range []string{"/reviews/nothing-1", "/reviews/none", "/reviews"} {
		if a := b.Get(path); a.Status != http.StatusNotFound {
			t.Errorf("%s: %d", path, a.Status)
		}
	}
}

func TestEveryChoiceOfReviewsIsALinkThatKeepsItsPromise(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	bare := reviewsAt(t, b, diaperReviews)
	if bare.Page != "reviews" || len(bare.Props.Average) != 3 || len(bare.Props.Reviews) != min(10, bare.Props.Listed) || len(bare.Props.Policy) != 4 {
		t.Fatalf("%+v", bare)
	}
	ratings := 0
	for _, bar := range bare.Props.Histogram {
		ratings += bar.Count
	}
	if ratings != bare.Props.Count || bare.Props.Total != bare.Props.Listed || bare.Props.Count < bare.Props.Listed {
		t.Errorf("%d in bars, %d ratings, %d of %d reviews", ratings, bare.Props.Count, bare.Props.Total, bare.Props.Listed)
	}
	for _, f := range bare.Props.Filters {
		for _, c := range f.Choices {
			chosen := reviewsAt(t, b, c.URL)
			if chosen.Props.Total != c.Count || len(chosen.Props.Applied) != 1 || chosen.Props.Applied[0].URL != diaperReviews || chosen.Props.Count != bare.Props.Count {
				t.Errorf("%s %s: %d reviews of a promised %d, %+v", f.Name, c.Value, chosen.Props.Total, c.Count, chosen.Props.Applied)
			}
		}
	}
	lowest := reviewsAt(t, b, bare.Props.Sorts[2].URL).Props.Reviews
	if bare.Props.Sorts[2].Value != "lowest" || lowest[0].Rating > lowest[len(lowest)-1].Rating {
		t.Errorf("lowest first: %+v", lowest)
	}
	seen := map[string]bool{}
	for page := bare; ; page = reviewsAt(t, b, page.Props.Next) {
		for _, r := range page.Props.Reviews {
			if seen[r.ID] {
				t.Fatalf("%s is shown twice", r.ID)
			}
			seen[r.ID] = true
		}
		if page.Props.Next == "" {
			break
		}
	}
	if len(seen) != bare.Props.Listed {
		t.Errorf("%d reviews on all pages, want %d", len(seen), bare.Props.Listed)
	}
}

func TestOnlyTheBareListOfReviewsIsForSearchEngines(t *testing.T) {
	t.Parallel()
	live := apptest.Start(t, func(c *config.Config) { c.Env = config.Production })
	if err := live.App.Seed(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := live.App.Catalog.Load(t.Context()); err != nil {
		t.Fatal(err)
	}
	b := live.Browser()
	for path, want := range map[string]string{
		diaperReviews: "index, follow", diaperReviews + "?stars=5": "noindex, follow", diaperReviews + "?sort=lowest": "noindex, follow",
	} {
		if got := reviewsAt(t, b, path).Head.Robots; got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
	if _, err := db.Exec(t.Context(), live.App.DB, `DELETE FROM reviews`); err != nil {
		t.Fatal(err)
	}
	empty := b.Get(diaperReviews)
	if !strings.Contains(empty.Body, "noindex, follow") || strings.Contains(empty.Body, "AggregateRating") {
		t.Error("a page without reviews is offered to search engines, or with stars that nobody gave")
	}
}

func TestAVoteWithoutJavaScriptCountsOnceAndLeadsBack(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	first := reviewsAt(t, b, diaperReviews+"?sort=lowest").Props.Reviews[0]
	for range 2 {
		a := b.Submit(first.HelpfulAction, url.Values{"next": {diaperReviews + "?sort=lowest"}})
		if want := diaperReviews + "?sort=lowest&voted=" + first.ID + "#" + first.ID; a.Status != http.StatusSeeOther || a.Header.Get("Location") != want {
			t.Fatalf("%d to %q, want %q", a.Status, a.Header.Get("Location"), want)
		}
	}
	after := reviewsAt(t, b, diaperReviews+"?sort=lowest&voted="+first.ID)
	if got := after.Props.Reviews[0]; got.ID != first.ID || got.Helpful != first.Helpful+1 || after.Props.Outcome.Voted != first.ID {
		t.Errorf("%d votes before, %d after, outcome %+v", first.Helpful, got.Helpful, after.Props.Outcome)
	}
	var votes struct{ Helpful int }
	b.Call(http.MethodPost, "/api/reviews/"+first.ID+"/helpful", nil, &votes)
	if votes.Helpful != first.Helpful+1 {
		t.Errorf("the call counted the same visitor again: %d", votes.Helpful)
	}
	other := b.Submit("/reviews/rev_nothing/helpful", url.Values{"next": {"https://evil.example/"}})
	if other.Header.Get("Location") != "/?problem=review.not_found" {
		t.Errorf("%d to %q", other.Status, other.Header.Get("Location"))
	}
}

func TestAGuestGivesStarsByFormAndNoWords(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	b := s.Browser()
	before := reviewsAt(t, b, diaperReviews).Props
	write := diaperReviews + "/write"
	for _, c := range []struct {
		fields url.Values
		want   string
	}{
		{url.Values{"rating": {"2"}}, "?saved=published#write"},
		{url.Values{"rating": {"3"}}, "?saved=published#write"}, // a change of mind, not a second rating
		{url.Values{"rating": {"5"}, "body": {"Soft"}}, "?problem=review.sign_in#write"},
		{url.Values{"rating": {"9"}}, "?problem=review.bad_rating#write"},
	} {
		if a := b.Submit(write, c.fields); a.Header.Get("Location") != diaperReviews+c.want {
			t.Errorf("%v: %d to %q, want %q", c.fields, a.Status, a.Header.Get("Location"), c.want)
		}
	}
	if err := s.App.Reviews.Load(t.Context()); err != nil {
		t.Fatal(err)
	}
	after := reviewsAt(t, b, diaperReviews).Props
	if after.Count != before.Count+1 || after.Listed != before.Listed || after.Histogram[2].Count != before.Histogram[2].Count+1 {
		t.Errorf("%d ratings before, %d after: %+v", before.Count, after.Count, after.Histogram)
	}
	if _, count := s.App.Reviews.Rating(970); count != after.Count {
		t.Errorf("cards say %d ratings, the page %d", count, after.Count)
	}
	b.Submit(write, url.Values{"action": {"withdraw"}})
	if again := reviewsAt(t, b, diaperReviews).Props; again.Count != before.Count {
		t.Errorf("%d ratings after it was withdrawn, want %d", again.Count, before.Count)
	}
}

func TestACustomerWritesChangesAndWithdrawsAReview(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	signIn(s)
	b := s.Browser()
	var state struct {
		SignedIn bool
		Review   *struct {
			Rating   int
			Status   string
			Verified bool
			Editable bool
		}
	}
	const mine = "/api/products/970/review"
	if b.Call(http.MethodGet, mine, nil, &state); !state.SignedIn || state.Review != nil {
		t.Fatalf("%+v", state)
	}
	b.Call(http.MethodPut, mine, map[string]any{"rating": 4, "title": "Good", "body": "Soft and <3."}, &state)
	if state.Review == nil || state.Review.Status != "published" || !state.Review.Verified || !state.Review.Editable {
		t.Fatalf("%+v", state.Review)
	}
	page := reviewsAt(t, b, diaperReviews).Props
	if first := page.Reviews[0]; first.Author != "Asha T." || first.Body != "Soft and <3." || !first.Verified {
		t.Errorf("%+v", first)
	}
	if page.Form.Mine == nil || page.Form.Mine.Rating != 4 || !page.Form.SignedIn {
		t.Errorf("%+v", page.Form)
	}
	var own struct{ Error struct{ Code string } }
	if b.Call(http.MethodPost, "/api/reviews/"+page.Reviews[0].ID+"/helpful", nil, &own); own.Error.Code != "review.own_review" {
		t.Errorf("%+v", own)
	}
	s.Clock.Advance(review.EditFor + 1)
	var late struct{ Error struct{ Code string } }
	if a := b.Call(http.MethodPut, mine, map[string]any{"rating": 1}, &late); a.Status != 422 || late.Error.Code != "review.too_late" {
		t.Errorf("%d %+v", a.Status, late)
	}
	state.Review = nil
	if b.Call(http.MethodDelete, mine, nil, &state); state.Review != nil {
		t.Errorf("%+v", state.Review)
	}
	if first := reviewsAt(t, b, diaperReviews).Props.Reviews[0]; first.Author == "Asha T." {
		t.Error("a withdrawn review is still shown")
	}
}

func TestAPageWithWhatBelongsToOneVisitorIsKeptByNobody(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, apptest.WithNode)
	b := s.Browser()
	if got := b.Get(diaperReviews).Header.Get("Cache-Control"); got != "private, no-cache" {
		t.Errorf("for a guest: %q", got)
	}
	if got := b.Get(diaperReviews + "?saved=published").Header.Get("Cache-Control"); got != "private, no-store" {
		t.Errorf("after a form: %q", got)
	}
	signIn(s)
	if got := b.Get(diaperReviews).Header.Get("Cache-Control"); got != "private, no-store" {
		t.Errorf("for a customer: %q", got)
	}
}

func TestReviewsAreAnsweredInTheSpecificationsWords(t *testing.T) {
	t.Parallel()
	b := apptest.Start(t).Browser()
	ask := func(body map[string]any) (out struct {
		Success bool
		Data    struct {
			Total    int
			Contents []struct {
				ID      string
				Rating  int
				Helpful int `json:"helpful_counts"`
				Content struct {
					Title, Body string
					CreatedAt   string `json:"created_at"`
					User        struct {
						Username string
						Tags     []string `json:"propertytags"`
					} `json:"user_details"`
				}
			}
		}
	}) {
		t.Helper()
		b.Call(http.MethodPost, "/api/getContentDetails", body, &out)
		return out
	}
	all := ask(map[string]any{"content_type": "review", "product_id": 970})
	if n := all.Data.Total; !all.Success || n < 12 || len(all.Data.Contents) != min(20, n) {
		t.Fatalf("%d of %d", len(all.Data.Contents), n)
	}
	first := all.Data.Contents[0]
	if first.ID == "" || first.Rating < 1 || first.Content.Body == "" || first.Content.User.Username == "" || !strings.HasPrefix(first.Content.CreatedAt, "2026-") {
		t.Errorf("%+v", first)
	}
	// A page is ten when skip is given, in whatever form.
	for _, skip := range []any{0, "0"} {
		if got := ask(map[string]any{"product_id": "970", "skip": skip, "limit": 50}); len(got.Data.Contents) != 10 {
			t.Errorf("skip %v: %d entries", skip, len(got.Data.Contents))
		}
	}
	second := ask(map[string]any{"product_id": 970, "skip": 10, "limit": 1})
	if len(second.Data.Contents) != 1 || second.Data.Contents[0].ID != all.Data.Contents[10].ID {
		t.Errorf("skipping ten: %+v", second.Data.Contents)
	}
	helpful := ask(map[string]any{"product_id": 970, "for_pdp": true}).Data.Contents
	if helpful[0].Helpful < helpful[len(helpful)-1].Helpful {
		t.Error("the product's page is not told the most helpful first")
	}
	if own := ask(map[string]any{"product_id": 970, "content_type": "product"}).Data; own.Total < 8 || own.Contents[0].Rating != 0 {
		t.Errorf("the product's own texts: %+v", own)
	}
	for name, c := range map[string]struct {
		body   map[string]any
		status int
		code   string
	}{
		"no product":  {map[string]any{"product_id": 1}, 404, "catalog.not_found"},
		"no such":     {map[string]any{"product_id": 970, "content_type": "poem"}, 400, "review.content_type"},
		"no question": {map[string]any{}, 400, "request.invalid"},
		"a list":      {map[string]any{"product_id": []int{970}}, 400, "request.invalid"},
	} {
		var failure struct{ Error struct{ Code string } }
		if a := b.Call(http.MethodPost, "/api/getContentDetails", c.body, &failure); a.Status != c.status || failure.Error.Code != c.code {
			t.Errorf("%s: %d %s, want %d %s", name, a.Status, failure.Error.Code, c.status, c.code)
		}
	}
}

func TestARatingThatFailsIsAnsweredWithNull(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	b := s.Browser()
	const path = "/api/addEditProductRating"
	null := func(name, path, body string) {
		t.Helper()
		a := b.Do(http.MethodPost, path, body, "Content-Type: application/json", "Sec-Fetch-Site: same-origin")
		if a.Status != http.StatusOK || strings.TrimSpace(a.Body) != "null" {
			t.Errorf("%s: %d %s", name, a.Status, a.Body)
		}
	}
	null("a guest", path, `{"product_id":970,"rating":5}`)
	signIn(s)
	null("no JSON", path, `{"product_id":`)
	null("nothing", path, "")
	null("no product", path, `{"product_id":1,"rating":5}`)
	null("no stars", path, `{"product_id":970}`)
	null("HTML", path, `{"product_id":970,"rating":5,"body":"<b>x</b>"}`)
	null("not text", path, "{\"product_id\":970,\"rating\":5,\"body\":\"\xff\"}")
	var saved struct {
		Success bool
		Data    struct {
			Rating  int
			Content struct{ Title string }
		}
	}
	b.Call(http.MethodPost, path+"?product_id=970&rating=4", map[string]any{"title": "Good"}, &saved)
	if !saved.Success || saved.Data.Rating != 4 || saved.Data.Content.Title != "Good" {
		t.Errorf("%+v", saved)
	}
	b.Call(http.MethodPost, path, map[string]any{"product_id": "970", "rating": "3"}, &saved)
	if mine, err := s.App.Reviews.Mine(t.Context(), asha, 970); err != nil || mine.Rating != 3 || mine.EditedAt.IsZero() {
		t.Errorf("%+v, %v", mine, err)
	}
}

func TestOnlyABuyerHasOrdered(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	b := s.Browser()
	check := func(who, product, want string) {
		t.Helper()
		if a := b.Get("/api/checkUserOrdered?product=" + product); a.Body != `{"success":true,"data":`+want+"}\n" {
			t.Errorf("%s, %s: %d %s", who, product, a.Status, a.Body)
		}
	}
	check("a guest", "970", "false")
	signIn(s)
	check("asha", "970", "true")
	check("asha", "65", "false")
	check("asha", "nonsense", "false")
}

func TestCardsCarryTheRatingOfTheReviews(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	p, err := s.App.Catalog.Index().ByID(970)
	if err != nil {
		t.Fatal(err)
	}
	summary, err := s.App.Reviews.Summary(t.Context(), p, lang.En)
	if err != nil {
		t.Fatal(err)
	}
	tenths, count := s.App.Reviews.Rating(970)
	if tenths != summary.Totals.Tenths() || count != summary.Totals.Count() || count < 12 {
		t.Errorf("cards: %d of %d; reviews: %v", tenths, count, summary.Totals)
	}
}
