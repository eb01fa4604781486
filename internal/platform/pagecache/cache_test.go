package pagecache_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"

	"mylo/internal/platform/pagecache"
)

func TestAPageIsRenderedOnceAndServedWithAFreshNonce(t *testing.T) {
	t.Parallel()
	c := pagecache.New(pagecache.Options{})
	renders := 0
	get := func() string {
		w := httptest.NewRecorder()
		err := c.Serve(w, httptest.NewRequest(http.MethodGet, "/", nil), "k", 1,
			func(n string) []byte { return []byte("<script nonce=" + n + "></script>") },
			func() string { return string(rune('a' + renders)) },
			func(context.Context) (pagecache.Page, error) {
				renders++
				return pagecache.Page{Body: []byte("<p>hello</p>")}, nil
			})
		if err != nil {
			t.Fatal(err)
		}
		return w.Body.String()
	}
	if got := get(); got != "<p>hello</p><script nonce=b></script>" {
		t.Error(got)
	}
	if got := get(); got != "<p>hello</p><script nonce=b></script>" || renders != 1 {
		t.Error(got, renders)
	}
}
