package api

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/catalog"
	"mylo/internal/kernel/errs"
	"mylo/internal/review"
	"mylo/internal/view"
	"mylo/internal/visit"
)

const tagReviews = "Reviews"

func (a *API) registerReviews(api huma.API) {
	huma.Register(api, huma.Operation{
		OperationID: "getContentDetails", Method: http.MethodPost, Path: "/api/getContentDetails", Tags: []string{tagReviews},
		Summary:     "Reviews of a product, or what its page says of it",
		Description: "Ten entries when skip is given, twenty otherwise.",
		Errors:      []int{http.StatusBadRequest, http.StatusNotFound},
	}, a.getContentDetails)
	huma.Register(api, huma.Operation{
		OperationID: "checkUserOrdered", Method: http.MethodGet, Path: "/api/checkUserOrdered", Tags: []string{tagReviews},
		Summary: "Whether the customer has bought a product; false for guests",
	}, a.checkUserOrdered)
	a.registerRating(api)
	a.registerOwnReview(api)
}

type contentDetailsInput struct {
	Body struct {
		ContentType Loose `json:"content_type,omitempty" doc:"review (the usual), or product for the product's own texts; other kinds have no entries yet"`
		ForPDP      Loose `json:"for_pdp,omitempty" doc:"Asked by the product's page: the most helpful first"`
		ProductID   Loose `json:"product_id" doc:"Product id"`
		Relevance   Loose `json:"relevance,omitempty" doc:"The most helpful first"`
		TermID      Loose `json:"term_id,omitempty" doc:"Taken and not used: reviews carry no terms"`
		Skip        Loose `json:"skip,omitempty"`
		Limit       Loose `json:"limit,omitempty" doc:"Fewer than a page, if so wished"`
		Sort        Loose `json:"sort,omitempty" doc:"newest, helpful or lowest"`
	}
}

// ContentDetails is a page of entries.
type ContentDetails struct {
	Contents []ContentEntry `json:"contents" nullable:"false"`
	Total    int            `json:"total"`
}

// ContentEntry is a review, or a text about a product, in the specification's words.
type ContentEntry struct {
	ID            string      `json:"id"`
	Rating        int         `json:"rating" doc:"1 to 5; 0 for what is no review"`
	HelpfulCounts int         `json:"helpful_counts"`
	Content       ContentBody `json:"content"`
}

// ContentBody is the words of an entry.
type ContentBody struct {
	Title       string      `json:"title"`
	Body        string      `json:"body"`
	CreatedAt   string      `json:"created_at" doc:"RFC 3339, or empty"`
	UserDetails UserDetails `json:"user_details"`
}

// UserDetails is who wrote it.
type UserDetails struct {
	Username     string   `json:"username"`
	WebpImages   []string `json:"webpImages" nullable:"false" doc:"Photos that came with the words"`
	PropertyTags []string `json:"propertytags" nullable:"false" doc:"The size, the baby's weight and age, as far as told"`
}

// ErrContentType is answered to a content_type that nobody knows.
var ErrContentType = errs.New(errs.Invalid, "review.content_type", "There is no content of that kind.")

// Entries on a page: fewer when the caller pages by skipping.
const (
	skippedPage = 10
	wholePage   = 20
	maxSkip     = 10_000
)

func (a *API) getContentDetails(ctx context.Context, in *contentDetailsInput) (*reply[Envelope[ContentDetails]], error) {
	v := visit.From(ctx)
	p, err := a.Catalog.Index().ByID(catalog.ProductID(in.Body.ProductID.Number()))
	if err != nil {
		return nil, err
	}
	details := ContentDetails{Contents: []ContentEntry{}}
	switch in.Body.ContentType {
	case "", "review", "reviews":
		details, err = a.reviewEntries(ctx, &v, p, in)
	case "product":
		details, err = a.productEntries(ctx, &v, p)
	case "article", "video", "question", "post":
	default:
		err = ErrContentType
	}
	if err != nil {
		return nil, err
	}
	return answer(Envelope[ContentDetails]{Success: true, Data: details}), nil
}

func (a *API) reviewEntries(ctx context.Context, v *visit.Visit, p *catalog.Product, in *contentDetailsInput) (ContentDetails, error) {
	wish := review.Wish{Sort: review.ParseSort(string(in.Body.Sort))}
	if in.Body.Sort == "" && (in.Body.ForPDP.Yes() || in.Body.Relevance.Yes()) {
		wish.Sort = review.Helpful
	}
	size := int64(wholePage)
	if in.Body.Skip != "" {
		size = skippedPage
	}
	if limit := in.Body.Limit.Number(); limit > 0 {
		size = min(size, limit)
	}
	skip := min(in.Body.Skip.Number(), maxSkip)
	reviews, total, err := a.Reviews.Slice(ctx, p, wish, int(skip), int(size))
	if err != nil {
		return ContentDetails{}, err
	}
	out := ContentDetails{Contents: make([]ContentEntry, 0, len(reviews)), Total: total}
	for i, shown := range view.NewReviews(v, a.Catalog.Index(), reviews) {
		out.Contents = append(out.Contents, toContentEntry(shown, reviews[i].CreatedAt))
	}
	return out, nil
}

func toContentEntry(r view.Review, at time.Time) ContentEntry {
	user := UserDetails{Username: r.Author, WebpImages: []string{}, PropertyTags: []string{}}
	for _, photo := range r.Photos {
		user.WebpImages = append(user.WebpImages, photo.Src)
	}
	for _, tag := range []string{r.Variant, r.Weight, r.Age} {
		if tag != "" {
			user.PropertyTags = append(user.PropertyTags, tag)
		}
	}
	return ContentEntry{
		ID: r.ID, Rating: r.Rating, HelpfulCounts: r.Helpful,
		Content: ContentBody{Title: r.Title, Body: r.Body, CreatedAt: at.UTC().Format(time.RFC3339), UserDetails: user},
	}
}

// productEntries gives what a product's own page says, one entry for each titled text.
func (a *API) productEntries(ctx context.Context, v *visit.Visit, p *catalog.Product) (ContentDetails, error) {
	d, err := a.Catalog.Details(ctx, p.ID, v.Language)
	if err != nil {
		return ContentDetails{}, err
	}
	out := ContentDetails{Contents: []ContentEntry{}}
	add := func(title, body string) {
		id := strconv.FormatInt(int64(p.ID), 10) + "-" + strconv.Itoa(len(out.Contents)+1)
		user := UserDetails{WebpImages: []string{}, PropertyTags: []string{}}
		out.Contents = append(out.Contents, ContentEntry{ID: id, Content: ContentBody{Title: title, Body: body, UserDetails: user}})
	}
	for _, paragraph := range d.Description {
		add(p.Name.In(v.Language), paragraph)
	}
	for _, notes := range [][]catalog.Note{d.Highlights, d.FAQ} {
		for _, n := range notes {
			add(n.Title, n.Body)
		}
	}
	out.Total = len(out.Contents)
	return out, nil
}

type orderedInput struct {
	Product string `query:"product" doc:"Product id"`
}

func (a *API) checkUserOrdered(ctx context.Context, in *orderedInput) (*reply[Envelope[bool]], error) {
	v := visit.From(ctx)
	author := a.People.Asking(ctx, v.GuestID, v.Language)
	bought, err := a.People.HasBought(ctx, author, productID(in.Product))
	if err != nil {
		return nil, err
	}
	return answer(Envelope[bool]{Success: true, Data: bought}), nil
}
