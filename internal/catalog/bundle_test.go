package catalog_test

import (
	"testing"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
)

func TestABundleOptionLeadsToItsOffer(t *testing.T) {
	t.Parallel()
	for option, want := range map[catalog.OptionID]int64{0: 5856, 1: 5856, 2: 0, 3: 7140, 4: 7749, 5: 0, -1: 0} {
		if got, ok := catalog.BundleOffer(option); got != want || ok != (want != 0) {
			t.Errorf("BundleOffer(%d) = %d, %v; want %d", option, got, ok, want)
		}
	}
}

func TestABundlePromptNamesHowMany(t *testing.T) {
	t.Parallel()
	for n, want := range map[int]string{
		1: "Select any cloth diaper", 2: "Select any 2 cloth diapers", 3: "Select any 3 cloth diapers",
		5: "Select any 5 cloth diapers", 0: "", 4: "", 6: "", -1: "",
	} {
		got, ok := catalog.BundlePrompt(n)
		if got.In(lang.En) != want || ok != (want != "") {
			t.Errorf("BundlePrompt(%d) = %q, %v; want %q", n, got.En, ok, want)
		}
		if ok && got.Hi == "" {
			t.Errorf("BundlePrompt(%d) has no Hindi", n)
		}
	}
}
