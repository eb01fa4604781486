package seed

import (
	"context"
	"crypto/sha256"
	"embed"
	"encoding/base32"
	"encoding/json"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"time"

	"mylo/internal/catalog"
	"mylo/internal/kernel/clock"
	"mylo/internal/kernel/lang"
	"mylo/internal/platform/db"
	"mylo/internal/platform/snapshot"
	"mylo/internal/review"
)

//go:embed reviews/*.json
var reviewFiles embed.FS

const buyersFile = "reviews/buyers.json"

// buyer is somebody who has bought in the demonstration store and speaks of it.
type buyer struct {
	Key  string `json:"key"`
	Name string `json:"name"`
}

func (b buyer) id() string { return stableID("cust", b.Key) }

// opinion is one review of the demonstration store.
type opinion struct {
	Product   int64             `json:"product"`
	By        string            `json:"by"`
	Stars     int               `json:"stars"`
	On        string            `json:"on"` // the day
	Title     string            `json:"title"`
	Body      string            `json:"body"`
	Fit       review.Fit        `json:"fit"`
	Weight    review.WeightBand `json:"weight"`
	Age       review.AgeBand    `json:"age"`
	Helpful   int               `json:"helpful"` // how many other buyers found it so
	Reply     string            `json:"reply"`
	RepliedOn string            `json:"repliedOn"`
}

func (o opinion) id() string { return stableID("rev", o.By+" "+strconv.FormatInt(o.Product, 10)) }

// stableID makes an id that is the same at every run.
func stableID(prefix, of string) string {
	sum := sha256.Sum256([]byte(prefix + " " + of))
	return prefix + "_" + base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").EncodeToString(sum[:])[:26]
}

// at is an hour of the day in India when a parent may find the time, the same at every run.
func (o opinion) at(day string) (time.Time, error) {
	t, err := time.ParseInLocation(time.DateOnly, day, clock.India)
	if err != nil {
		return time.Time{}, fmt.Errorf("review of product %d by %s: %w", o.Product, o.By, err)
	}
	minutes := sha256.Sum256([]byte(o.id()))[0]
	return t.Add(9*time.Hour + time.Duration(minutes)*3*time.Minute), nil
}

func readOpinions() ([]buyer, []opinion, error) {
	var buyers []buyer
	if err := readReviewFile(buyersFile, &buyers); err != nil {
		return nil, nil, err
	}
	names, err := fs.Glob(reviewFiles, "reviews/*.json")
	if err != nil {
		return nil, nil, err
	}
	var all []opinion
	for _, name := range names {
		if name == buyersFile {
			continue
		}
		var some []opinion
		if err := readReviewFile(name, &some); err != nil {
			return nil, nil, err
		}
		all = append(all, some...)
	}
	return buyers, all, nil
}

func readReviewFile(name string, into any) error {
	text, err := reviewFiles.ReadFile(name)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, into); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

const countVotes = `
UPDATE reviews SET helpful_count = (SELECT count(*) FROM review_votes WHERE review_votes.review_id = reviews.id)`

type reviewedRow struct {
	ID   int64  `db:"id"`
	Kind string `db:"variant_kind"`
}

// writeReviews puts in what buyers say of the products that are there, with their votes, and counts the totals.
func writeReviews(ctx context.Context, d *db.DB) error {
	buyers, opinions, err := readOpinions()
	if err != nil {
		return err
	}
	products, err := db.All[reviewedRow](ctx, d, `SELECT id, variant_kind FROM products`)
	if err != nil {
		return err
	}
	sizes := make(map[int64]int64, len(products)) // of every product there is: its id when it is a size, or 0
	for _, p := range products {
		sizes[p.ID] = 0
		if p.Kind == string(catalog.BySize) {
			sizes[p.ID] = p.ID
		}
	}
	for _, o := range opinions {
		size, ok := sizes[o.Product]
		if !ok {
			continue
		}
		if err := o.write(ctx, d, buyers, size); err != nil {
			return err
		}
	}
	if _, err := db.Exec(ctx, d, countVotes); err != nil {
		return err
	}
	if err := review.NewStore(d).Recount(ctx); err != nil {
		return err
	}
	return snapshot.Bump(ctx, d, review.SnapshotName)
}

func (o opinion) write(ctx context.Context, d *db.DB, buyers []buyer, size int64) error {
	author, others := split(buyers, o.By)
	if author.Key == "" || o.Helpful > len(others) {
		return fmt.Errorf("review of product %d: no buyer %q, or fewer than %d others", o.Product, o.By, o.Helpful)
	}
	at, err := o.at(o.On)
	if err != nil {
		return err
	}
	replied := time.Time{}
	if o.Reply != "" {
		if replied, err = o.at(o.RepliedOn); err != nil {
			return err
		}
	}
	err = put(ctx, d, "reviews", []string{"id"}, []string{"helpful_count", "status"},
		field{"id", o.id()}, field{"product_id", o.Product}, field{"author_id", author.id()}, field{"author_name", author.Name},
		field{"language", string(review.LanguageOf(o.Title+"\n"+o.Body, lang.En))}, field{"rating", o.Stars},
		field{"title", o.Title}, field{"body", o.Body}, field{"listed", flag(o.Title != "" || o.Body != "")},
		field{"fit", string(o.Fit)}, field{"weight_band", string(o.Weight)}, field{"age_band", string(o.Age)}, field{"size_id", size},
		field{"verified", 1}, field{"helpful_count", 0}, field{"status", string(review.Published)},
		field{"reply", o.Reply}, field{"reply_language", string(review.LanguageOf(o.Reply, lang.En))}, field{"replied_at", db.Millis(replied)},
		field{"created_at", db.Millis(at)})
	if err != nil {
		return err
	}
	return o.writeVotes(ctx, d, others, at)
}

// writeVotes lets other buyers find the review helpful, an hour after each other.
func (o opinion) writeVotes(ctx context.Context, d *db.DB, others []buyer, at time.Time) error {
	if o.Helpful == 0 {
		return nil
	}
	first := int(sha256.Sum256([]byte(o.id()))[1])
	var args []any
	for i := range o.Helpful {
		voter := others[(first+i)%len(others)]
		args = append(args, o.id(), voter.id(), db.Millis(at.Add(time.Duration(i+1)*time.Hour)))
	}
	rows := strings.Repeat("(?, ?, ?), ", o.Helpful-1) + "(?, ?, ?)"
	_, err := db.Exec(ctx, d, `
INSERT INTO review_votes (review_id, voter_id, voted_at) VALUES `+rows+` ON CONFLICT (review_id, voter_id) DO NOTHING`, args...)
	return err
}

// split finds the author among the buyers and gives the others beside.
func split(buyers []buyer, key string) (author buyer, others []buyer) {
	for _, b := range buyers {
		if b.Key == key {
			author = b
		} else {
			others = append(others, b)
		}
	}
	return author, others
}
