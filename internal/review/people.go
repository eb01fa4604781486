package review

import (
	"context"

	"mylo/internal/catalog"
	"mylo/internal/kernel/ids"
	"mylo/internal/kernel/lang"
)

// People tells who is asking and what they have bought. Each answer is brought in from above; where one is missing
// nobody has signed in and nobody has bought anything.
type People struct {
	Customer func(ctx context.Context) (Author, bool)
	Bought   func(ctx context.Context, customerID string, product catalog.ProductID) (bool, error)
}

// Known gives the customer who is asking, if one has signed in.
func (p *People) Known(ctx context.Context) (Author, bool) {
	if p == nil || p.Customer == nil {
		return Author{}, false
	}
	author, ok := p.Customer(ctx)
	author.SignedIn = true
	return author, ok && author.ID != ""
}

// Asking gives the customer who is asking, or else the guest of that id.
func (p *People) Asking(ctx context.Context, guestID string, l lang.Language) Author {
	if author, ok := p.Known(ctx); ok {
		author.Language = l
		return author
	}
	if !ids.ValidGuest(guestID) { // a guest is never somebody with an account
		return Author{Language: l}
	}
	return Author{ID: guestID, Language: l}
}

// HasBought says whether an author has bought a product. A guest has not, as far as anybody can prove.
func (p *People) HasBought(ctx context.Context, a Author, product catalog.ProductID) (bool, error) {
	if p == nil || p.Bought == nil || !a.SignedIn {
		return false, nil
	}
	return p.Bought(ctx, a.ID, product)
}
