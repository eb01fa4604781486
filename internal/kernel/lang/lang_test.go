package lang_test

import (
	"encoding/json"
	"testing"

	"mylo/internal/kernel/lang"
)

func TestParseKnowsTheLanguagesOfTheShopOnly(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]lang.Language{
		"en": lang.En, "hi": lang.Hi, "HI": lang.Hi, " hi-IN ": lang.Hi, "en_US": lang.En,
		"": "", "ta": "", "hindi": "", "2": "",
	} {
		got, ok := lang.Parse(in)
		if got != want || ok != (want != "") {
			t.Errorf("Parse(%q) = %q, %v; want %q", in, got, ok, want)
		}
	}
}

func TestOnlyPreferenceTwoIsHindi(t *testing.T) {
	t.Parallel()
	for _, in := range []any{2, int64(2), 2.0, json.Number("2"), "2"} {
		if got := lang.FromPreference(in); got != lang.Hi {
			t.Errorf("FromPreference(%T %v) = %q, want hi", in, in, got)
		}
	}
	for _, in := range []any{1, 0, 2.5, "hi", " 2", "", nil, true, json.Number("x"), []any{2}} {
		if got := lang.FromPreference(in); got != lang.En {
			t.Errorf("FromPreference(%T %v) = %q, want en", in, in, got)
		}
	}
}
