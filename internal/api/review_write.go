package api

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"reflect"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/catalog"
	"mylo/internal/platform/httpx"
	"mylo/internal/review"
	"mylo/internal/view"
	"mylo/internal/visit"
)

// registerRating registers the one call that answers null to whatever goes wrong, a body that is no JSON included; so
// the body is read here and not by the checks that every other call has.
func (a *API) registerRating(api huma.API) {
	body := &huma.RequestBody{}
	huma.Register(api, huma.Operation{
		OperationID: "addEditProductRating", Method: http.MethodPost, Path: "/api/addEditProductRating", Tags: []string{tagReviews},
		Summary:     "Rate a product, or change what one has said of it",
		Description: "Needs a signed-in customer. Any failure answers null and is logged.",
		RequestBody: body, SkipValidateBody: true,
	}, a.addEditProductRating)
	body.Required = false
	body.Content["application/json"].Schema = api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[RatingRequest](), true, "")
}

type ratingInput struct {
	ProductID string `query:"product_id"`
	Rating    string `query:"rating"`
	RawBody   []byte `contentType:"application/json"`
}

// RatingRequest is a rating and perhaps a review. The product and the rating may stand in the query instead.
type RatingRequest struct {
	ProductID  Loose  `json:"product_id,omitempty"`
	Rating     Loose  `json:"rating,omitempty" doc:"1 to 5"`
	Title      string `json:"title,omitempty"`
	Body       string `json:"body,omitempty"`
	Fit        string `json:"fit,omitempty" enum:"small,right,large"`
	WeightBand string `json:"weight_band,omitempty" example:"7-8" doc:"The baby's weight in kilograms"`
	AgeBand    string `json:"age_band,omitempty" example:"6-12" doc:"The baby's age in months"`
	SizeID     Loose  `json:"size_id,omitempty" doc:"Product id of the size that was chosen"`
}

func (a *API) addEditProductRating(ctx context.Context, in *ratingInput) (*reply[*Envelope[ContentEntry]], error) {
	saved, err := a.rate(ctx, in)
	if err != nil {
		a.logFailure(ctx, "addEditProductRating", err)
		return answer[*Envelope[ContentEntry]](nil), nil
	}
	v := visit.From(ctx)
	shown := view.NewReviews(&v, a.Catalog.Index(), []review.Review{saved})[0]
	return answer(&Envelope[ContentEntry]{Success: true, Data: toContentEntry(shown, saved.CreatedAt)}), nil
}

func (a *API) rate(ctx context.Context, in *ratingInput) (review.Review, error) {
	v := visit.From(ctx)
	author := a.People.Asking(ctx, v.GuestID, v.Language)
	if !author.SignedIn {
		return review.Review{}, review.ErrSignIn
	}
	var request RatingRequest
	if len(in.RawBody) > 0 {
		if !utf8.Valid(in.RawBody) {
			return review.Review{}, httpx.ErrInvalid.Wrapf("body is not text")
		}
		if err := json.Unmarshal(in.RawBody, &request); err != nil {
			return review.Review{}, httpx.ErrInvalid.Wrap(err)
		}
	}
	product := cmp.Or(Loose(in.ProductID), request.ProductID).Number()
	return a.save(ctx, author, catalog.ProductID(product), review.Draft{
		Rating: int(cmp.Or(Loose(in.Rating), request.Rating).Number()), Title: request.Title, Body: request.Body,
		Fit: review.Fit(request.Fit), Weight: review.WeightBand(request.WeightBand), Age: review.AgeBand(request.AgeBand),
		Size: catalog.ProductID(request.SizeID.Number()),
	})
}

// save hands a draft in, with what orders say about it.
func (a *API) save(ctx context.Context, author review.Author, id catalog.ProductID, d review.Draft) (review.Review, error) {
	var err error
	if d.Bought, err = a.People.HasBought(ctx, author, id); err != nil {
		return review.Review{}, err
	}
	return a.Reviews.Save(ctx, author, id, d)
}

// registerOwnReview registers calls of our own: unlike the specification's they say what is wrong.
func (a *API) registerOwnReview(api huma.API) {
	ours := func(id, method, path, summary string, errors ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Tags: []string{tagReviews}, Summary: summary, Errors: errors}
	}
	huma.Register(api, ours("voteHelpful", http.MethodPost, "/api/reviews/{review}/helpful", "Say that a review helped; once for each visitor",
		http.StatusBadRequest, http.StatusNotFound, http.StatusUnprocessableEntity), a.voteHelpful)
	huma.Register(api, ours("viewOwnReview", http.MethodGet, "/api/products/{product}/review", "What the visitor has said of a product"), a.viewOwnReview)
	huma.Register(api, ours("saveOwnReview", http.MethodPut, "/api/products/{product}/review", "Rate a product, write about it, or change that within 30 days",
		http.StatusBadRequest, http.StatusUnauthorized, http.StatusNotFound, http.StatusUnprocessableEntity), a.saveOwnReview)
	huma.Register(api, ours("withdrawOwnReview", http.MethodDelete, "/api/products/{product}/review", "Take back what the visitor has said of a product",
		http.StatusNotFound), a.withdrawOwnReview)
}

type voteInput struct {
	Review string `path:"review" maxLength:"64"`
}

// Votes is how many found a review helpful.
type Votes struct {
	Helpful int `json:"helpful"`
}

func (a *API) voteHelpful(ctx context.Context, in *voteInput) (*reply[Votes], error) {
	v := visit.From(ctx)
	voted, err := a.Reviews.Vote(ctx, in.Review, a.People.Asking(ctx, v.GuestID, v.Language).ID)
	if err != nil {
		return nil, err
	}
	return answer(Votes{Helpful: voted.Helpful}), nil
}

type ownReviewInput struct {
	Product int64 `path:"product" minimum:"1"`
}

// ReviewState is what a visitor has said of a product, if anything.
type ReviewState struct {
	SignedIn bool            `json:"signedIn"`
	Review   *view.OwnReview `json:"review,omitempty"`
}

func (a *API) viewOwnReview(ctx context.Context, in *ownReviewInput) (*reply[ReviewState], error) {
	v := visit.From(ctx)
	author := a.People.Asking(ctx, v.GuestID, v.Language)
	mine, err := a.Reviews.Mine(ctx, author, catalog.ProductID(in.Product))
	if errors.Is(err, review.ErrNotFound) {
		return answer(ReviewState{SignedIn: author.SignedIn}), nil
	}
	return a.own(&v, author, mine, err)
}

type saveReviewInput struct {
	Product int64 `path:"product" minimum:"1"`
	Body    struct {
		Rating int    `json:"rating" minimum:"1" maximum:"5"`
		Title  string `json:"title,omitempty" maxLength:"1000"`
		Body   string `json:"body,omitempty" maxLength:"20000"`
		Fit    string `json:"fit,omitempty" enum:",small,right,large"`
		Weight string `json:"weight,omitempty" maxLength:"10" example:"7-8"`
		Age    string `json:"age,omitempty" maxLength:"10" example:"6-12"`
		Size   int64  `json:"size,omitempty" minimum:"0" doc:"Product id of the size that was chosen"`
	}
}

func (a *API) saveOwnReview(ctx context.Context, in *saveReviewInput) (*reply[ReviewState], error) {
	v := visit.From(ctx)
	author := a.People.Asking(ctx, v.GuestID, v.Language)
	saved, err := a.save(ctx, author, catalog.ProductID(in.Product), review.Draft{
		Rating: in.Body.Rating, Title: in.Body.Title, Body: in.Body.Body, Fit: review.Fit(in.Body.Fit),
		Weight: review.WeightBand(in.Body.Weight), Age: review.AgeBand(in.Body.Age), Size: catalog.ProductID(in.Body.Size),
	})
	return a.own(&v, author, saved, err)
}

func (a *API) withdrawOwnReview(ctx context.Context, in *ownReviewInput) (*reply[ReviewState], error) {
	v := visit.From(ctx)
	author := a.People.Asking(ctx, v.GuestID, v.Language)
	if err := a.Reviews.Withdraw(ctx, author, catalog.ProductID(in.Product)); err != nil {
		return nil, err
	}
	return answer(ReviewState{SignedIn: author.SignedIn}), nil
}

// own shows a review to its author, or passes the error on.
func (a *API) own(v *visit.Visit, author review.Author, r review.Review, err error) (*reply[ReviewState], error) {
	if err != nil {
		return nil, err
	}
	shown := view.NewOwnReview(v, r, a.Reviews.Editable(r))
	return answer(ReviewState{SignedIn: author.SignedIn, Review: &shown}), nil
}
