package pages

import (
	"errors"
	"net/http"
	"slices"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/kernel/site"
	"mylo/internal/review"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// ReviewsPage is the props of the page with all reviews of a product. Every choice in it is a link, so each state of
// the list has an address of its own.
type ReviewsPage struct {
	Product     view.ProductCard `json:"product"`
	URL         string           `json:"url" doc:"The bare list, with nothing chosen"`
	Breadcrumbs []Crumb          `json:"breadcrumbs" nullable:"false"`
	Average     string           `json:"average" example:"4.3" doc:"Empty when nobody has rated"`
	Count       int              `json:"count" doc:"Ratings, with words or without"`
	Listed      int              `json:"listed" doc:"Reviews to read"`
	Shared      bool             `json:"shared" doc:"Whether siblings of the product are rated together with it"`
	Histogram   []view.StarBar   `json:"histogram" nullable:"false" doc:"Five stars first"`
	Fit         view.FitSummary  `json:"fit"`
	Total       int              `json:"total" doc:"Reviews that the choices leave"`
	Reviews     []view.Review    `json:"reviews" nullable:"false"`
	Filters     []ReviewFilter   `json:"filters" nullable:"false"`
	Applied     []Applied        `json:"applied" nullable:"false" doc:"What is chosen, each with the link that takes it back"`
	Sorts       []FilterChoice   `json:"sorts" nullable:"false"`
	First       string           `json:"first" doc:"Link to the first page, or empty on it"`
	Next        string           `json:"next" doc:"Link to the page after, or empty on the last"`
	Form        view.ReviewForm  `json:"form"`
	Policy      []view.Note      `json:"policy" nullable:"false" doc:"Who looks after reviews, how, and what reviewers get for them"`
	Outcome     ReviewOutcome    `json:"outcome" doc:"What became of the form that led here"`
}

// ReviewFilter is one thing to choose reviews by. The front end has the words for its name and, where a choice has no
// label, its values.
type ReviewFilter struct {
	Name    string         `json:"name" enum:"stars,verified,photos,weight,size"`
	Choices []FilterChoice `json:"choices" nullable:"false"`
}

// ReviewOutcome tells what a form on the page has done. All of it is empty when none was sent.
type ReviewOutcome struct {
	Saved   string `json:"saved" enum:",published,pending,withdrawn" doc:"What became of the visitor's own review"`
	Voted   string `json:"voted" doc:"The review that was found helpful"`
	Problem string `json:"problem" doc:"Code of what went wrong"`
}

var (
	reviewsLabel = lang.Text{En: "Reviews", Hi: "समीक्षाएँ"}
	reviewsTitle = lang.Text{En: ": reviews and ratings", Hi: ": समीक्षाएँ और रेटिंग"}
	noReviewsYet = lang.Text{En: "Nobody has reviewed this yet.", Hi: "इस पर अभी किसी ने समीक्षा नहीं लिखी है।"}
)

// reviewsHandler serves GET /reviews/{slug-id}. What every guest sees alike comes from the cache: the first page of a
// list. Later pages and sizes, of which an address may ask for any number, and what belongs to one visitor are made
// each time.
func (p *Pages) reviewsHandler() http.Handler {
	kept, made, own := p.public("reviews", p.reviews, reviewWishOf), p.page(askedEveryTime, p.reviews), p.private(p.reviews)
	return p.atItsAddress(p.reviewsPath, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		q := r.URL.Query()
		_, signedIn := p.People.Known(r.Context())
		switch {
		case signedIn || outcomeOf(q) != ReviewOutcome{}:
			own.ServeHTTP(w, r)
		case q.Has(paramAfter) || q.Has(paramSize):
			made.ServeHTTP(w, r)
		default:
			kept.ServeHTTP(w, r)
		}
	}))
}

// reviewsPath is the address of the reviews of the product whose id ends the path.
func (p *Pages) reviewsPath(v *visit.Visit) (string, error) {
	item, err := p.reviewed(v)
	if err != nil {
		return "", err
	}
	return review.Path(item), nil
}

// reviewed finds the product whose id ends the path, if it is sold in the visitor's market.
func (p *Pages) reviewed(v *visit.Visit) (*catalog.Product, error) {
	id, ok := site.ProductID(v.Path)
	if !ok {
		return nil, catalog.ErrNotFound
	}
	item, err := p.Catalog.Index().ByID(catalog.ProductID(id))
	if err != nil {
		return nil, err
	}
	if !item.SoldIn(v.Market) {
		return nil, catalog.ErrNotFound
	}
	return item, nil
}

// reviews makes the page with all reviews of a product.
func (p *Pages) reviews(r *http.Request, v *visit.Visit) (Page, error) {
	item, err := p.reviewed(v)
	if err != nil {
		return Page{}, err
	}
	ix, wish := p.Catalog.Index(), readReviewWish(r.URL.Query())
	if !slices.ContainsFunc(ix.Siblings(item), func(s *catalog.Product) bool { return s.ID == wish.Size }) {
		wish.Size = 0
	}
	list, err := p.Reviews.List(r.Context(), item, wish)
	if err != nil {
		return Page{}, err
	}
	form, err := p.reviewForm(r, v, item)
	if err != nil {
		return Page{}, err
	}
	links := reviewLinks{base: v.URL(review.Path(item)), wish: wish}
	card := view.NewProductCard(v, item, p.ratings)
	props := ReviewsPage{
		Product: card, URL: links.base, Form: form, Policy: p.reviewPolicy(v), Outcome: outcomeOf(r.URL.Query()),
		Breadcrumbs: append(p.crumbs(v, ix, firstOf(item.Categories)),
			Crumb{Label: card.Name, URL: card.URL}, Crumb{Label: reviewsLabel.In(v.Language)}),
		Average: view.Average(list.Totals.Tenths()), Count: list.Totals.Count(), Listed: list.Facets.Listed,
		Shared:    len(ix.Siblings(item)) > 1,
		Histogram: view.NewHistogram(list.Totals, links.stars),
		Fit:       view.NewFit(v, ix, list.Fit),
		Total:     list.Facets.Total,
		Reviews:   view.NewReviews(v, ix, list.Reviews),
		Filters:   links.filters(v, ix.Siblings(item), list.Facets),
		Sorts:     links.sorts(),
		Next:      links.after(list.Next),
	}
	props.Applied = appliedReviews(props.Filters)
	if wish.After != (review.Place{}) {
		props.First = links.to(func(*review.Wish) {})
	}
	return Page{Name: "reviews", Props: props, Head: p.reviewsHead(v, item, &props, r)}, nil
}

// reviewForm lays out the form, with what a customer has said before.
func (p *Pages) reviewForm(r *http.Request, v *visit.Visit, item *catalog.Product) (view.ReviewForm, error) {
	author, signedIn := p.People.Known(r.Context())
	if !signedIn {
		return view.NewReviewForm(v, p.Catalog.Index(), item, false, nil), nil
	}
	mine, err := p.Reviews.Mine(r.Context(), author, item.ID)
	if errors.Is(err, review.ErrNotFound) {
		return view.NewReviewForm(v, p.Catalog.Index(), item, true, nil), nil
	}
	if err != nil {
		return view.ReviewForm{}, err
	}
	own := view.NewOwnReview(v, mine, p.Reviews.Editable(mine))
	return view.NewReviewForm(v, p.Catalog.Index(), item, true, &own), nil
}

// reviewsHead tells search engines about the bare list, if there is anything to read on it. Reviews are the same in
// every language, so the page has no twin.
func (p *Pages) reviewsHead(v *visit.Visit, item *catalog.Product, props *ReviewsPage, r *http.Request) Head {
	description := noReviewsYet.In(v.Language)
	if props.Count > 0 {
		description = ratingText(v, props.Average, props.Count) + " " + item.Tagline.In(v.Language)
	}
	head := p.head(v, props.Product.Name+reviewsTitle.In(v.Language)+" | "+p.Site.Brand, description, false)
	if r.URL.RawQuery != "" || props.Count == 0 {
		head.Robots = unlessHidden(head.Robots, "noindex, follow")
	}
	head.Graph = []any{p.breadcrumbList(props.Breadcrumbs)}
	// Stars for a service of our own would be self-serving, and search engines say so.
	if props.Count > 0 && item.Type == catalog.ShopProduct {
		head.Graph = append(head.Graph, p.reviewedProduct(props))
	}
	return head
}
