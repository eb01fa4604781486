package pagecache_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"mylo/internal/platform/pagecache"
)

// sized makes the next pages that large.
func (s *site) sized(bytes int) {
	s.render = func(context.Context) (pagecache.Page, error) {
		p := page("x")
		p.Body = append(p.Body, make([]byte, max(0, bytes-len(p.Body)))...)
		return p, nil
	}
}

func TestTheCacheNeverHoldsMoreThanItMay(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		limit := int64(rapid.IntRange(100_000, 400_000).Draw(rt, "limit"))
		s := newSite(t, func(o *pagecache.Options) { o.MaxBytes = limit })
		for range rapid.IntRange(1, 15).Draw(rt, "requests") {
			s.sized(rapid.IntRange(0, 80_000).Draw(rt, "size"))
			key := fmt.Sprint(rapid.IntRange(0, 9).Draw(rt, "key"))
			accept := rapid.SampledFrom([]string{"", "gzip", "br"}).Draw(rt, "accept")
			if _, err := s.ask(request(http.MethodGet, "Accept-Encoding", accept), key, 1); err != nil {
				rt.Fatal(err)
			}
			if st := s.cache.Stats(); st.Bytes > limit || st.Bytes < 0 {
				rt.Fatalf("%d bytes of %d: %+v", st.Bytes, limit, st)
			}
		}
	})
}

func TestTheBoundHoldsUnderConcurrency(t *testing.T) {
	t.Parallel()
	const limit = 300_000
	c := pagecache.New(pagecache.Options{MaxBytes: limit})
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			random := rand.New(rand.NewPCG(uint64(i), 7))
			for range 100 {
				r := request(http.MethodGet, "Accept-Encoding", []string{"", "gzip", "br"}[random.IntN(3)])
				body := make([]byte, random.IntN(30_000)+1)
				err := c.Serve(httptest.NewRecorder(), r, fmt.Sprint(random.IntN(40)), int64(random.IntN(3)), tail,
					func() string { return "n" },
					func(context.Context) (pagecache.Page, error) { return pagecache.Page{Body: body}, nil })
				if err != nil {
					t.Error(err)
				}
				if b := c.Stats().Bytes; b > limit || b < 0 {
					t.Errorf("%d bytes", b)
				}
			}
		})
	}
	wg.Wait()
	if st := c.Stats(); st.Evictions == 0 || st.Entries == 0 {
		t.Errorf("stats: %+v", st)
	}
}

func TestErrorsDoNotPushPagesOut(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(o *pagecache.Options) { o.MaxBytes = 120_000 })
	s.get("page", 1)
	s.fails(errDown)
	for i := range 2000 {
		s.wantError(fmt.Sprint(i), 1, errDown)
	}
	if st := s.cache.Stats(); st.Entries != 1 || st.Evictions != 0 {
		t.Errorf("stats: %+v", st)
	}
	s.wantError("0", 1, errDown)
	if st := s.cache.Stats(); st.FailedHits != 1 {
		t.Errorf("the first error is not remembered: %+v", st)
	}
	s.clock.Advance(time.Second)
	s.wantError("new", 1, errDown)
	s.wantError("new", 1, errDown)
	if st := s.cache.Stats(); st.FailedHits != 2 {
		t.Errorf("old errors did not make room for new ones: %+v", st)
	}
}

func TestThePageThatWasNotUsedForLongestGoesFirst(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(o *pagecache.Options) { o.MaxBytes = 120_000 })
	for i := range 10 {
		s.get(fmt.Sprint(i), 1)
		s.get("0", 1)
	}
	before := s.renders.Load()
	s.get("0", 1)
	s.get("9", 1)
	if s.renders.Load() != before {
		t.Error("a page that was just used is gone")
	}
	s.get("1", 1)
	if s.renders.Load() != before+1 {
		t.Error("the page that was not used for longest is still there")
	}
}

func TestAPageThatIsTooLargeIsServedButNotKept(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(o *pagecache.Options) { o.MaxBytes = 400_000 })
	s.get("small", 1)
	s.sized(50_001)
	for range 2 {
		if got := s.get("large", 1); got != "x" {
			t.Errorf("the page says %q", got)
		}
	}
	if st := s.cache.Stats(); st.Entries != 1 || st.TooLarge != 2 || st.Renders != 3 {
		t.Errorf("stats: %+v", st)
	}
}

func TestAPageThatGrowsTooLargeByItsEncodingsIsNotKept(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(o *pagecache.Options) { o.MaxBytes = 400_000 })
	random := rand.New(rand.NewPCG(1, 2))
	s.render = func(context.Context) (pagecache.Page, error) {
		p := page("noise")
		for range 30_000 {
			p.Body = append(p.Body, byte(random.Uint32()|0x80))
		}
		return p, nil
	}
	s.get("k", 1)
	if n := s.cache.Stats().Entries; n != 1 {
		t.Fatalf("%d entries", n)
	}
	w, err := s.ask(request(http.MethodGet, "Accept-Encoding", "gzip"), "k", 1)
	if err != nil || s.read(w) != "noise" {
		t.Error(err)
	}
	if st := s.cache.Stats(); st.Entries != 0 || st.Bytes != 0 {
		t.Errorf("stats: %+v", st)
	}
}
