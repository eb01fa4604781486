package ids_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"mylo/internal/kernel/ids"
)

func TestEveryMadeIDIsValid(t *testing.T) {
	t.Parallel()
	for _, id := range []string{ids.New("cart"), ids.Guest(), ids.Browser(), ids.At("x", time.UnixMilli(0))} {
		if !ids.Valid(id) {
			t.Errorf("Valid(%q) = false", id)
		}
	}
}

func TestLaterIDsSortAfterEarlierOnes(t *testing.T) {
	t.Parallel()
	start := time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)
	var made []string
	for i := range 1000 {
		made = append(made, ids.At("order", start.Add(time.Duration(i)*time.Millisecond)))
	}
	if !slices.IsSorted(made) {
		t.Error("ids of ascending times are not sorted")
	}
}

func TestIDsOfOneMomentDiffer(t *testing.T) {
	t.Parallel()
	at, seen := time.UnixMilli(1_800_000_000_000), map[string]bool{}
	for range 10_000 {
		id := ids.At("x", at)
		if seen[id] {
			t.Fatalf("%q came twice", id)
		}
		seen[id] = true
	}
}

func TestValidRefusesWhatNewCannotMake(t *testing.T) {
	t.Parallel()
	body := strings.Repeat("0", 26)
	for _, id := range []string{
		"", "_", "cart", "cart_", "_" + body, "cart_" + body[1:], "cart_" + body + "0", "Cart_" + body,
		"cart_" + body[1:] + "u", "cart_" + body[1:] + "A", "cart_" + body[1:] + "\x00", "c1_" + body,
		strings.Repeat("c", 17) + "_" + body, "cart_" + body + "\n",
	} {
		if ids.Valid(id) {
			t.Errorf("Valid(%q) = true", id)
		}
	}
}

func BenchmarkNew(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		ids.New("cart")
	}
}
