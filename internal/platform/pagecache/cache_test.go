package pagecache_test

import (
	"context"
	"errors"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"mylo/internal/kernel/errs"
	"mylo/internal/platform/pagecache"
)

var errDown = errors.New("the renderer is down")

func TestAPageIsRenderedOnceAndGetsANonceOfItsOwnEveryTime(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	seen := map[string]bool{}
	for _, accept := range []string{"", "gzip", "br", "gzip, deflate, br, zstd", "", "gzip", "br"} {
		w, err := s.ask(request(http.MethodGet, "Accept-Encoding", accept), "k", 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.read(w); got != "first" {
			t.Errorf("%q: the page says %q", accept, got)
		}
		body := w.Body.String()
		if seen[body] {
			t.Errorf("%q: the same bytes, and so the same nonce, twice", accept)
		}
		seen[body] = true
	}
	if n := s.renders.Load(); n != 1 {
		t.Errorf("%d renders", n)
	}
	if st := s.cache.Stats(); st.Misses != 1 || st.Hits != 6 || st.Entries != 1 {
		t.Errorf("stats: %+v", st)
	}
}

func TestKeysDoNotShareAPage(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.get("/a", 1)
	s.shows("second")
	if got := s.get("/b", 1); got != "second" {
		t.Errorf("the page says %q", got)
	}
}

func TestAHundredWhoMissShareOneRender(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	release := make(chan struct{})
	s.render = func(context.Context) (pagecache.Page, error) {
		<-release
		return page("shared"), nil
	}
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(func() {
			if got := s.get("k", 1); got != "shared" {
				t.Errorf("the page says %q", got)
			}
		})
	}
	eventually(t, "all have missed", func() bool { return s.cache.Stats().Misses == 100 })
	close(release)
	wg.Wait()
	if n := s.renders.Load(); n != 1 {
		t.Errorf("%d renders", n)
	}
}

func TestANewVersionServesTheOldPageWhileOneNewOneIsRendered(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.get("k", 1)
	release := make(chan struct{})
	s.render = func(context.Context) (pagecache.Page, error) {
		<-release
		return page("second"), nil
	}
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(func() {
			if got := s.get("k", 2); got != "first" {
				t.Errorf("the page says %q", got)
			}
		})
	}
	wg.Wait()
	close(release)
	eventually(t, "the new page is there", func() bool { return s.get("k", 2) == "second" })
	if n := s.renders.Load(); n != 2 {
		t.Errorf("%d renders", n)
	}
}

func TestAPageIsFreshThenOldThenGone(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.get("k", 1)
	s.clock.Advance(time.Minute - 1)
	s.get("k", 1)
	if n := s.renders.Load(); n != 1 {
		t.Errorf("a fresh page was rendered again: %d", n)
	}
	s.clock.Advance(1)
	s.shows("second")
	if got := s.get("k", 1); got != "first" {
		t.Errorf("an old page was not served: %q", got)
	}
	eventually(t, "the new page is there", func() bool { return s.get("k", 1) == "second" })
	s.clock.Advance(time.Minute + time.Hour)
	s.shows("third")
	if got := s.get("k", 1); got != "third" {
		t.Errorf("a page that is too old was served: %q", got)
	}
}

func TestWhenRendersFailTheOldPageStaysUntilItIsTooOld(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.get("k", 1)
	s.fails(errDown)
	for _, version := range []int64{2, 2, 3} {
		if got := s.get("k", version); got != "first" {
			t.Errorf("the page says %q", got)
		}
	}
	eventually(t, "the render has failed", func() bool { return s.cache.Stats().Failures == 1 })
	s.get("k", 3)
	if n := s.renders.Load(); n != 2 {
		t.Errorf("%d renders: the next try did not wait", n)
	}
	s.clock.Advance(time.Second)
	s.get("k", 3)
	eventually(t, "the next try was made", func() bool { return s.cache.Stats().Failures == 2 })
	s.clock.Advance(time.Hour + time.Minute)
	s.wantError("k", 3, errDown)
}

func TestAPageThatIsNotThereAnyMoreIsNotServedAgain(t *testing.T) {
	t.Parallel()
	gone := errs.New(errs.NotFound, "product.not_found", "There is no such product.")
	s := newSite(t)
	s.get("k", 1)
	s.fails(gone)
	s.get("k", 2)
	eventually(t, "the render has failed", func() bool { return s.cache.Stats().Failures == 1 })
	s.wantError("k", 2, gone)
}

func TestAnErrorReachesEveryWaiterAndIsForgottenSoon(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	release := make(chan struct{})
	s.render = func(context.Context) (pagecache.Page, error) {
		<-release
		return pagecache.Page{}, errDown
	}
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(func() { s.wantError("k", 1, errDown) })
	}
	eventually(t, "all have missed", func() bool { return s.cache.Stats().Misses == 100 })
	close(release)
	wg.Wait()
	s.wantError("k", 1, errDown)
	if n := s.renders.Load(); n != 1 {
		t.Errorf("%d renders", n)
	}
	s.shows("new data")
	if got := s.get("k", 2); got != "new data" {
		t.Errorf("an error was kept for another version: %q", got)
	}
	s.fails(errDown)
	s.wantError("other", 1, errDown)
	s.clock.Advance(time.Second)
	s.shows("recovered")
	if got := s.get("other", 1); got != "recovered" {
		t.Errorf("an error was kept too long: %q", got)
	}
}

func TestErrorsAreNotKeptIfSoConfigured(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(o *pagecache.Options) { o.ErrorFor = -1 })
	s.fails(errDown)
	s.wantError("k", 1, errDown)
	s.shows("recovered")
	if got := s.get("k", 1); got != "recovered" {
		t.Errorf("the page says %q", got)
	}
}

func TestARenderThatPanicsIsAnError(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(o *pagecache.Options) { o.ErrorFor = -1 })
	for name, render := range map[string]func(context.Context) (pagecache.Page, error){
		"panic":  func(context.Context) (pagecache.Page, error) { panic("nil map") },
		"goexit": func(context.Context) (pagecache.Page, error) { runtime.Goexit(); return pagecache.Page{}, nil },
	} {
		s.render = render
		if _, err := s.ask(request(http.MethodGet), "k", 1); err == nil {
			t.Errorf("%s: no error", name)
		} else if name == "panic" && !strings.Contains(err.Error(), "nil map") {
			t.Errorf("the error does not say what happened: %v", err)
		}
	}
	s.shows("recovered")
	if got := s.get("k", 1); got != "recovered" {
		t.Errorf("the page says %q", got)
	}
}

func TestAWaiterWhoLeavesDoesNotStopTheRender(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	release := make(chan struct{})
	s.render = func(ctx context.Context) (pagecache.Page, error) {
		<-release
		return page("late"), ctx.Err()
	}
	ctx, cancel := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	wg.Go(func() {
		if _, err := s.ask(request(http.MethodGet).WithContext(ctx), "k", 1); !errors.Is(err, context.Canceled) {
			t.Errorf("got %v", err)
		}
	})
	eventually(t, "the render runs", func() bool { return s.renders.Load() == 1 })
	cancel()
	wg.Wait()
	close(release)
	if got := s.get("k", 1); got != "late" {
		t.Errorf("the page says %q", got)
	}
	if n := s.renders.Load(); n != 1 {
		t.Errorf("%d renders", n)
	}
}

type contextKey struct{}

func TestARenderHasTheRequestsValuesAndADeadlineOfItsOwn(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(o *pagecache.Options) { o.RenderFor = 20 * time.Millisecond })
	s.render = func(ctx context.Context) (pagecache.Page, error) {
		if ctx.Value(contextKey{}) != "visit" {
			t.Error("the values of the request are lost")
		}
		<-ctx.Done()
		return pagecache.Page{}, ctx.Err()
	}
	ctx := context.WithValue(t.Context(), contextKey{}, "visit")
	if _, err := s.ask(request(http.MethodGet).WithContext(ctx), "k", 1); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
}

func TestOnlyLastingAnswersAreKept(t *testing.T) {
	t.Parallel()
	for status, kept := range map[int]bool{
		200: true, 403: true, 404: true, 410: true, 429: true, 301: false, 302: false, 500: false, 503: false,
	} {
		s := newSite(t)
		s.render = func(context.Context) (pagecache.Page, error) {
			p := page("x")
			p.Status = status
			return p, nil
		}
		for range 2 {
			w, err := s.ask(request(http.MethodGet), "k", 1)
			if err != nil || w.Code != status {
				t.Errorf("%d came out as %d, %v", status, w.Code, err)
			}
		}
		if n := s.renders.Load(); (n == 1) != kept {
			t.Errorf("%d: %d renders", status, n)
		}
	}
}

func TestAnAnswerThatDoesNotLastEndsTheOldPage(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.get("k", 1)
	s.render = func(context.Context) (pagecache.Page, error) {
		return pagecache.Page{Status: http.StatusMovedPermanently, Header: http.Header{"Location": {"/new"}}}, nil
	}
	s.get("k", 2)
	eventually(t, "the redirect has ended the page", func() bool { return s.cache.Stats().Entries == 0 })
	w, err := s.ask(request(http.MethodGet), "k", 2)
	if err != nil || w.Code != http.StatusMovedPermanently || w.Header().Get("Location") != "/new" {
		t.Errorf("%d %v %v", w.Code, w.Header(), err)
	}
}

func TestServingUnderChangeNeverMixesPages(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	var version atomic.Int64
	s.render = func(context.Context) (pagecache.Page, error) { return page("v"), nil }
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for n := range 60 {
				if n%10 == 0 {
					version.Add(1)
				}
				accept := []string{"br", "gzip", ""}[(i+n)%3]
				w, err := s.ask(request(http.MethodGet, "Accept-Encoding", accept), "k", version.Load())
				if err != nil {
					t.Error(err)
				} else if got := s.read(w); got != "v" {
					t.Errorf("the page says %q", got)
				}
			}
		})
	}
	wg.Wait()
}
