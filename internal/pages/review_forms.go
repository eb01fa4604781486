package pages

import (
	"net/http"
	"net/url"
	"slices"
	"strings"

	"mylo/internal/catalog"
	"mylo/internal/kernel/errs"
	"mylo/internal/kernel/ids"
	"mylo/internal/kernel/site"
	"mylo/internal/platform/httpx"
	"mylo/internal/review"
	"mylo/internal/visit"
)

// The parameters in which the page after a form tells what became of it.
const (
	paramSaved   = "saved"
	paramVoted   = "voted"
	paramProblem = "problem"
)

// withdrawn is what became of a review that its author took back.
const withdrawn = "withdrawn"

// outcomeOf reads what a form on the page has done. It lets through only what one of ours can have said.
func outcomeOf(q url.Values) ReviewOutcome {
	var out ReviewOutcome
	if saved := q.Get(paramSaved); slices.Contains([]string{string(review.Published), string(review.Pending), withdrawn}, saved) {
		out.Saved = saved
	}
	if voted := q.Get(paramVoted); ids.Valid(voted) {
		out.Voted = voted
	}
	if problem := q.Get(paramProblem); strings.HasPrefix(problem, "review.") || strings.HasPrefix(problem, "catalog.") {
		out.Problem = problem
	}
	return out
}

// writeReview serves POST /reviews/{slug-id}/write: stars and perhaps words, or action=withdraw.
func (p *Pages) writeReview(_ http.ResponseWriter, r *http.Request) error {
	v := visit.From(r.Context())
	form, err := httpx.Form(r)
	if err != nil {
		return err
	}
	id, ok := site.ProductID(r.PathValue("slug"))
	if !ok {
		return catalog.ErrNotFound
	}
	item, err := p.Catalog.Index().ByID(catalog.ProductID(id))
	if err != nil {
		return err
	}
	author := p.People.Asking(r.Context(), v.GuestID, v.Language)
	if form.Get("action") == "withdraw" {
		err := p.Reviews.Withdraw(r.Context(), author, item.ID)
		return backToReviews(v.URL(review.Path(item)), "write", paramSaved, withdrawn, err)
	}
	draft, err := readDraft(form)
	if err != nil {
		return err
	}
	if draft.Bought, err = p.People.HasBought(r.Context(), author, item.ID); err != nil {
		return err
	}
	saved, err := p.Reviews.Save(r.Context(), author, item.ID, draft)
	return backToReviews(v.URL(review.Path(item)), "write", paramSaved, string(saved.Status), err)
}

func readDraft(form url.Values) (review.Draft, error) {
	rating, err := wholeNumber(form, "rating")
	if err != nil {
		return review.Draft{}, err
	}
	size, err := wholeNumber(form, "size")
	if err != nil {
		return review.Draft{}, err
	}
	return review.Draft{
		Rating: int(rating), Title: form.Get("title"), Body: form.Get("body"), Size: catalog.ProductID(size),
		Fit: review.Fit(form.Get("fit")), Weight: review.WeightBand(form.Get("weight")), Age: review.AgeBand(form.Get("age")),
	}, nil
}

// voteHelpful serves POST /reviews/{review}/helpful. The field next says which page of which list the voter was on.
func (p *Pages) voteHelpful(_ http.ResponseWriter, r *http.Request) error {
	v := visit.From(r.Context())
	form, err := httpx.Form(r)
	if err != nil {
		return err
	}
	author := p.People.Asking(r.Context(), v.GuestID, v.Language)
	voted, err := p.Reviews.Vote(r.Context(), r.PathValue("review"), author.ID)
	back := v.URL("/")
	if item, missing := p.Catalog.Index().ByID(voted.Product); missing == nil {
		back = v.URL(review.Path(item))
	}
	return backToReviews(httpx.LocalURL(form.Get("next"), back), voted.ID, paramVoted, voted.ID, err)
}

// backToReviews shows a page after a form, with what became of it or the reason why not, at the place the form was. A
// failure of ours is answered as one.
func backToReviews(page, place, name, value string, err error) error {
	if err != nil {
		e := errs.From(err)
		if e.Kind != errs.Refused && e.Kind != errs.Invalid && e.Kind != errs.NotFound && e.Kind != errs.Unauthenticated {
			return err
		}
		name, value = paramProblem, e.Code
	}
	u, bad := url.Parse(page)
	if bad != nil {
		return httpx.ErrInvalid.Wrap(bad)
	}
	q := u.Query()
	for _, old := range []string{paramSaved, paramVoted, paramProblem} {
		q.Del(old)
	}
	q.Set(name, value)
	u.RawQuery, u.Fragment = q.Encode(), place
	return httpx.RedirectTo(http.StatusSeeOther, u.String())
}
