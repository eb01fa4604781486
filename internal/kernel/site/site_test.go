package site_test

import (
	"strconv"
	"strings"
	"testing"

	"mylo/internal/kernel/site"
)

func TestProductIDIsTheLastNumberOfThePath(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]int64{
		"/product/cloth-diaper-pack-of-3-970": 970, "/product/970": 970, "/product/x-970/": 970,
		"/product/x-970?from=y-5": 970, "/product/x-970#reviews-2": 970, "/hi/product/-970": 970, "x-007": 7,
	} {
		if got, ok := site.ProductID(in); !ok || got != want {
			t.Errorf("ProductID(%q) = %d, %v; want %d", in, got, ok, want)
		}
	}
	for _, in := range []string{
		"", "/", "/product/", "/product/baby-wipes-", "/product/baby-wipes", "/product/x-97a", "/product/x-+97",
		"/product/x-९७०", "/product/x_970", "/product/x-99999999999999999999", "/product/x-970/reviews",
	} {
		if got, ok := site.ProductID(in); ok {
			t.Errorf("ProductID(%q) = %d, want none", in, got)
		}
	}
}

func FuzzProductID(f *testing.F) {
	for _, seed := range []string{"/product/x-970", "/product/x-970/?a=b-1#c", "x-", "-", "//", "?#", "\xff-1"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, path string) {
		id, ok := site.ProductID(path)
		if !ok {
			return
		}
		if id < 0 {
			t.Fatalf("ProductID(%q) = %d", path, id)
		}
		rebuilt := "/product/any-slug-" + strconv.FormatInt(id, 10)
		if again, ok := site.ProductID(rebuilt); !ok || again != id {
			t.Fatalf("%q, made of ProductID(%q), reads back as %d, %v", rebuilt, path, again, ok)
		}
	})
}

func TestOnlyStepsOfBuyingArePaymentPages(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]bool{
		"/store/payment": true, "/store/payment/?view=upi": true, "/uae/store/payment": true, "/payment": true,
		"/store/paymentoptions": true, "/cart": false, "/cart?back=payment": false, "/": false,
		"/article/maternity-benefit-payment-rules-9": false, "/product/payment-diary-12": false,
	} {
		if got := site.IsPayment(in); got != want {
			t.Errorf("IsPayment(%q) = %v", in, got)
		}
	}
}

func TestOrderResultNamesPrefixAndOutcome(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		alternate, success bool
		want               string
	}{
		{false, true, "/store/order/81234/success"},
		{false, false, "/store/order/81234/error"},
		{true, true, "/store/ordersuccess/81234/success"},
		{true, false, "/store/ordersuccess/81234/error"},
	} {
		if got := site.OrderResult(c.alternate, "81234", c.success); got != c.want {
			t.Errorf("OrderResult(%v, %v) = %q, want %q", c.alternate, c.success, got, c.want)
		}
	}
	if got := site.OrderResult(false, "a/../b", true); got != "/store/order/a%2F..%2Fb/success" {
		t.Errorf("an id with slashes gives %q", got)
	}
}

func TestCanonicalIsTheLowerCasePathWithoutQuery(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"/": "https://x.in/", "": "https://x.in/", "/Product/Cloth-970?utm=1#top": "https://x.in/product/cloth-970",
		"/veda/": "https://x.in/veda/", "/hi/cart": "https://x.in/hi/cart",
		"/article/meaning-of-sleep-3": "https://x.in/article/meaning-of-sleep-3", "//evil.in/x": "https://x.in/evil.in/x",
	} {
		if got, ok := site.Canonical("https://x.in", in); !ok || got != want {
			t.Errorf("Canonical(%q) = %q, %v; want %q", in, got, ok, want)
		}
	}
	for _, in := range []string{
		"/babynames/meaning-of-Aarav-12", "/hi/babynames/Meaning-of-aarav-12", "/store/order/55/success", "/store/ordersuccess/55",
	} {
		if got, ok := site.Canonical("https://x.in", in); ok {
			t.Errorf("Canonical(%q) = %q, want none", in, got)
		}
	}
}

func TestTitleFallsBackFromPageToStoreToSite(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		path, own string
		store     bool
		want      string
	}{
		{"/product/x-1", "Baby Wipes | Mylo", true, "Baby Wipes | Mylo"},
		{"/", "", true, "Mylo Store"},
		{"/store/happytuesday", "", true, "Mylo Store"},
		{"/store?x", "", true, "Mylo Store"},
		{"/veda/", "", true, "Mylo veda"},
		{"/Care/x", "", true, "Mylo Care"},
		{"/question/x-1", "", false, "Indian Pregnancy, baby and conception information at Mylo"},
	} {
		if got := site.Title("Mylo", c.path, c.own, c.store); got != c.want {
			t.Errorf("Title(%q, %q, %v) = %q, want %q", c.path, c.own, c.store, got, c.want)
		}
	}
}

func TestRobotsKeepPrivatePagesOut(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"/": "index, follow", "/product/x-1": "index, follow", "/searching-for-names": "index, follow",
		"/store/happytuesday": "index, follow", "/article/payment-rules-9": "index, follow",
		"/parenting/babynames": "index, follow",
		"/cart":                "noindex, follow", "/hi/Cart/": "noindex, follow", "/search?q=x": "noindex, follow",
		"/uae/store/payment": "noindex, follow", "/store/order/55/success": "noindex, follow",
		"/store/ordersuccess/55": "noindex, follow", "/parenting/babynames/savedNames": "noindex, follow",
	} {
		if got := site.Robots(true, in); got != want {
			t.Errorf("Robots(%q) = %q, want %q", in, got, want)
		}
		if got := site.Robots(false, in); got != "noindex, nofollow" {
			t.Errorf("outside production Robots(%q) = %q", in, got)
		}
	}
}

func TestCitiesAreTheThirteenWithPages(t *testing.T) {
	t.Parallel()
	slugs := "new-delhi hyderabad navi-mumbai kolkata varanasi bengaluru noida chennai pune mumbai gurgaon indore panchkula"
	for slug := range strings.FieldsSeq(slugs) {
		name, ok := site.City(slug)
		if !ok || strings.ToLower(strings.ReplaceAll(name, " ", "-")) != slug {
			t.Errorf("City(%q) = %q, %v", slug, name, ok)
		}
	}
	for _, slug := range []string{"gurugram", "Pune", "", "delhi"} {
		if name, ok := site.City(slug); ok {
			t.Errorf("City(%q) = %q, want none", slug, name)
		}
	}
}
