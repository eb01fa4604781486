package review

import (
	"encoding/json"
	"fmt"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
)

// columns are those of reviewRow, in its order.
const columns = `id, product_id, author_id, author_name, language, rating, title, body, fit, weight_band, age_band,
size_id, photos, verified, helpful_count, status, reply, reply_language, replied_at, created_at, edited_at`

type reviewRow struct {
	ID            string `db:"id"`
	ProductID     int64  `db:"product_id"`
	AuthorID      string `db:"author_id"`
	AuthorName    string `db:"author_name"`
	Language      string `db:"language"`
	Rating        int    `db:"rating"`
	Title         string `db:"title"`
	Body          string `db:"body"`
	Fit           string `db:"fit"`
	WeightBand    string `db:"weight_band"`
	AgeBand       string `db:"age_band"`
	SizeID        int64  `db:"size_id"`
	Photos        string `db:"photos"`
	Verified      int    `db:"verified"`
	HelpfulCount  int    `db:"helpful_count"`
	Status        string `db:"status"`
	Reply         string `db:"reply"`
	ReplyLanguage string `db:"reply_language"`
	RepliedAt     int64  `db:"replied_at"`
	CreatedAt     int64  `db:"created_at"`
	EditedAt      int64  `db:"edited_at"`
}

func (r reviewRow) args() []any {
	return []any{
		r.ID, r.ProductID, r.AuthorID, r.AuthorName, r.Language, r.Rating, r.Title, r.Body, r.Fit, r.WeightBand, r.AgeBand,
		r.SizeID, r.Photos, r.Verified, r.HelpfulCount, r.Status, r.Reply, r.ReplyLanguage, r.RepliedAt, r.CreatedAt, r.EditedAt,
	}
}

// photo is a picture of a review as its column keeps it.
type photo struct {
	Width      int                 `json:"width"`
	Height     int                 `json:"height"`
	Tint       string              `json:"tint"`
	Renditions []catalog.Rendition `json:"renditions"`
}

func toReview(r reviewRow) (Review, error) {
	var photos []photo
	if err := json.Unmarshal([]byte(r.Photos), &photos); err != nil {
		return Review{}, fmt.Errorf("photos of review %s: %w", r.ID, err)
	}
	out := Review{
		ID: r.ID, Product: catalog.ProductID(r.ProductID), AuthorID: r.AuthorID, Author: r.AuthorName,
		Language: lang.Language(r.Language), Rating: r.Rating, Title: r.Title, Body: r.Body,
		Fit: Fit(r.Fit), Weight: WeightBand(r.WeightBand), Age: AgeBand(r.AgeBand), Size: catalog.ProductID(r.SizeID),
		Verified: r.Verified == 1, Helpful: r.HelpfulCount, Status: Status(r.Status),
		Reply:     Reply{Text: r.Reply, Language: lang.Language(r.ReplyLanguage), At: db.FromMillis(r.RepliedAt)},
		CreatedAt: db.FromMillis(r.CreatedAt), EditedAt: db.FromMillis(r.EditedAt),
	}
	for _, p := range photos {
		out.Photos = append(out.Photos, catalog.Picture{Width: p.Width, Height: p.Height, Tint: p.Tint, Renditions: p.Renditions})
	}
	return out, nil
}

func fromReview(r Review) (reviewRow, error) {
	photos := make([]photo, 0, len(r.Photos))
	for _, p := range r.Photos {
		photos = append(photos, photo{Width: p.Width, Height: p.Height, Tint: p.Tint, Renditions: p.Renditions})
	}
	text, err := json.Marshal(photos)
	if err != nil {
		return reviewRow{}, fmt.Errorf("photos of review %s: %w", r.ID, err)
	}
	row := reviewRow{
		ID: r.ID, ProductID: int64(r.Product), AuthorID: r.AuthorID, AuthorName: r.Author,
		Language: string(r.Language), Rating: r.Rating, Title: r.Title, Body: r.Body,
		Fit: string(r.Fit), WeightBand: string(r.Weight), AgeBand: string(r.Age), SizeID: int64(r.Size), Photos: string(text),
		HelpfulCount: r.Helpful, Status: string(r.Status), Reply: r.Reply.Text, ReplyLanguage: string(lang.En),
		RepliedAt: db.Millis(r.Reply.At), CreatedAt: db.Millis(r.CreatedAt), EditedAt: db.Millis(r.EditedAt),
	}
	if r.Reply.Language != "" {
		row.ReplyLanguage = string(r.Reply.Language)
	}
	if r.Verified {
		row.Verified = 1
	}
	return row, nil
}
