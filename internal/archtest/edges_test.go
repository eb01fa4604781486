package archtest

import (
	"strings"
	"testing"
)

func TestEveryImportFollowsThePlan(t *testing.T) {
	t.Parallel()
	for _, p := range packages(t) {
		check := func(imports []string, inTest bool) {
			for _, to := range imports {
				if why := refusal(p.ImportPath, to, inTest); why != "" {
					t.Errorf("%s imports %s: %s", p.ImportPath, to, why)
				}
			}
		}
		check(p.Imports, false)
		check(p.TestImports, true)
		check(p.XTestImports, true)
	}
}

func TestEveryPackageHasAPlaceInThePlan(t *testing.T) {
	t.Parallel()
	for _, p := range packages(t) {
		if layer, name := place(p.ImportPath); layer == unknown {
			t.Errorf("%s: %s", p.ImportPath, unplanned(name))
		}
	}
}

func TestThePlanRefusesWhatItShould(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name, from, to string
		inTest         bool
		want           string // a part of the refusal; empty when allowed
	}{
		{"cart may know catalog", "mylo/internal/cart", "mylo/internal/catalog", false, ""},
		{"catalog may not know cart", "mylo/internal/catalog", "mylo/internal/cart", false, "catalog may not know cart"},
		{"a module keeps its own folders", "mylo/internal/payment/razorpay", "mylo/internal/payment", false, ""},
		{"a module may use platform", "mylo/internal/cart", "mylo/internal/platform/db", false, ""},
		{"a module may not use httpx", "mylo/internal/cart", "mylo/internal/platform/httpx", false, "know no HTTP"},
		{"a module may not use net/http", "mylo/internal/cart", "net/http", false, "know no HTTP"},
		{"an adapter may use net/http", "mylo/internal/payment/razorpay", "net/http", false, ""},
		{"a module may not look up", "mylo/internal/cart", "mylo/internal/pages", false, "is below internal/pages"},
		{"a module may not know the visit", "mylo/internal/cart", "mylo/internal/visit", false, "is below internal/visit"},
		{"the edge may know the visit", "mylo/internal/api", "mylo/internal/visit", false, ""},
		{"edges do not know each other", "mylo/internal/api", "mylo/internal/pages", false, "same storey"},
		{"platform knows no module", "mylo/internal/platform/db", "mylo/internal/cart", false, "is below cart"},
		{"platform packages may know each other", "mylo/internal/platform/jobs", "mylo/internal/platform/db", false, ""},
		{"kernel is standard library only", "mylo/internal/kernel/ids", "golang.org/x/text/cases", false, "standard library only"},
		{"kernel tests may use rapid", "mylo/internal/kernel/ids", "pgregory.net/rapid", true, ""},
		{"drivers stay in platform", "mylo/internal/cart", "github.com/jackc/pgx/v5", false, "may not use"},
		{"a new dependency is asked about", "mylo/internal/app", "example.com/new", false, "not in the plan"},
		{"a new folder is asked about", "mylo/internal/stuff", "fmt", false, "not in the plan"},
		{"the web output is handed out by app", "mylo/internal/pages", "mylo/web", false, "handed out by"},
		{"a test may use the migrations", "mylo/internal/cart", "mylo/migrations", true, ""},
		{"a test may use a test helper", "mylo/internal/cart", "mylo/internal/platform/db/dbtest", true, ""},
		{"a program may not", "mylo/internal/cart", "mylo/internal/platform/db/dbtest", false, "only be imported by tests"},
		{"tools stay outside", "mylo/bench/load", "mylo/internal/app", false, "from outside"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got := refusal(tt.from, tt.to, tt.inTest)
			if tt.want == "" && got != "" {
				t.Errorf("refused: %s", got)
			}
			if tt.want != "" && !strings.Contains(got, tt.want) {
				t.Errorf("got %q, want a refusal with %q", got, tt.want)
			}
		})
	}
}
