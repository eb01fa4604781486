package httpx_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/go-cmp/cmp"

	"mylo/internal/kernel/errs"
	"mylo/internal/platform/httpx"
)

type lineInput struct {
	ID      int    `path:"id" minimum:"1" doc:"The line"`
	Country string `query:"country" enum:"IND,UAE"`
	Body    struct {
		Quantity int      `json:"quantity" minimum:"1" maximum:"9" doc:"How many"`
		Note     string   `json:"note,omitempty" maxLength:"10"`
		Tags     []string `json:"tags,omitempty"`
		Gift     struct {
			From string `json:"from"`
		} `json:"gift,omitempty"`
	}
}

type lineOutput struct {
	Body struct {
		Quantity int    `json:"quantity"`
		Note     string `json:"note"`
	}
}

// cartAPI has one operation, which fails with err if there is one.
func cartAPI(rs *httpx.Responder, err error) http.Handler {
	mux := http.NewServeMux()
	api := httpx.NewAPI(mux, rs, "Test API", "1.2.3")
	huma.Register(api, huma.Operation{
		OperationID: "setLine", Method: http.MethodPut, Path: "/api/cart/lines/{id}",
		Summary: "Change a line", Tags: []string{"Cart"}, MaxBodyBytes: 512,
	}, func(_ context.Context, in *lineInput) (*lineOutput, error) {
		if err != nil {
			return nil, err
		}
		out := &lineOutput{}
		out.Body.Quantity, out.Body.Note = in.Body.Quantity, in.Body.Note
		return out, nil
	})
	return httpx.Chain(rs.Fallback(mux), httpx.RequestID, httpx.Recover(rs), httpx.MaxBody(rs, 2048))
}

func put(t *testing.T, h http.Handler, path, body string, headers ...string) (int, httpx.ErrorDetail, string) {
	t.Helper()
	rec := do(t, h, http.MethodPut, path, strings.NewReader(body), headers...)
	var answer httpx.ErrorBody
	_ = json.Unmarshal(rec.Body.Bytes(), &answer)
	if rec.Code >= 400 {
		if rec.Header().Get("Content-Type") != "application/json" || answer.Detail.RequestID != rec.Header().Get("X-Request-Id") {
			t.Errorf("%s: type %q, id %q", path, rec.Header().Get("Content-Type"), answer.Detail.RequestID)
		}
	}
	if rec.Header().Get("Cache-Control") != "no-store" {
		t.Errorf("%s: Cache-Control %q", path, rec.Header().Get("Cache-Control"))
	}
	return rec.Code, answer.Detail, rec.Body.String()
}

func TestAnOperationAnswersItsBodyWithoutASchemaLink(t *testing.T) {
	t.Parallel()
	status, _, body := put(t, cartAPI(quiet(), nil), "/api/cart/lines/7", `{"quantity":2,"note":"<3"}`)
	if status != 200 || body != "{\"quantity\":2,\"note\":\"<3\"}\n" {
		t.Errorf("got %d %s", status, body)
	}
}

func TestWhatTheRequestGotWrongIsNamedByField(t *testing.T) {
	t.Parallel()
	h := cartAPI(quiet(), nil)
	cases := []struct {
		path, body string
		fields     map[string]string
	}{
		{"/api/cart/lines/7", `{}`, map[string]string{"quantity": "required"}},
		{"/api/cart/lines/7", `{"quantity":0}`, map[string]string{"quantity": "too_small"}},
		{"/api/cart/lines/7", `{"quantity":-9000000000000000000}`, map[string]string{"quantity": "too_small"}},
		{"/api/cart/lines/7", `{"quantity":10}`, map[string]string{"quantity": "too_large"}},
		{"/api/cart/lines/7", `{"quantity":"two"}`, map[string]string{"quantity": "wrong_type"}},
		{"/api/cart/lines/7", `{"quantity":1.5}`, map[string]string{"quantity": "wrong_type"}},
		{"/api/cart/lines/7", `{"quantity":1,"note":"elevenchars"}`, map[string]string{"note": "too_long"}},
		{"/api/cart/lines/7", `{"quantity":1,"extra":1}`, map[string]string{"extra": "unknown"}},
		{"/api/cart/lines/7", `{"quantity":1,"gift":{}}`, map[string]string{"gift.from": "required"}},
		{"/api/cart/lines/7", `{"quantity":1,"tags":["a",2]}`, map[string]string{"tags[1]": "wrong_type"}},
		{"/api/cart/lines/7?country=FRA", `{"quantity":1}`, map[string]string{"country": "not_allowed"}},
		{"/api/cart/lines/x", `{"quantity":1}`, map[string]string{"id": "wrong_type"}},
		{"/api/cart/lines/99999999999999999999", `{"quantity":1}`, map[string]string{"id": "wrong_type"}},
		{"/api/cart/lines/0", `{"quantity":0}`, map[string]string{"id": "too_small", "quantity": "too_small"}},
		{"/api/cart/lines/7", `{"quantity":1`, map[string]string{"body": "invalid"}},
		{"/api/cart/lines/7", "{\"quantity\":1,\"note\":\"\xff\"}", map[string]string{"body": "invalid"}},
		{"/api/cart/lines/7", `{"quantity":1,"note":"a\u0000b"}`, map[string]string{"body": "invalid"}},
		{"/api/cart/lines/7", "", nil},
	}
	for _, c := range cases {
		status, got, body := put(t, h, c.path, c.body)
		if status != 400 || got.Code != "request.invalid" {
			t.Errorf("%s %s: got %d %s", c.path, c.body, status, body)
		}
		if diff := cmp.Diff(c.fields, got.Fields); diff != "" {
			t.Errorf("%s %s: fields %s", c.path, c.body, diff)
		}
	}
	if status, _, body := put(t, h, "/api/cart/lines/7", `{"quantity":1,"note":"a\\u0000b"}`); status != 200 {
		t.Errorf("an escaped backslash was taken for NUL: %d %s", status, body)
	}
}

func TestABodyTheAPICannotTakeHasItsOwnStatus(t *testing.T) {
	t.Parallel()
	h := cartAPI(quiet(), nil)
	long := `{"quantity":1,"note":"` + strings.Repeat("x", 600) + `"}`
	if status, got, _ := put(t, h, "/api/cart/lines/7", long); status != 413 || got.Code != "http.body_too_large" {
		t.Errorf("over the operation's limit: %d %s", status, got.Code)
	}
	if status, got, _ := put(t, h, "/api/cart/lines/7", "<x/>", "Content-Type", "text/xml"); status != 415 || got.Code != "http.unsupported_media_type" {
		t.Errorf("xml: %d %s", status, got.Code)
	}
	broken := io.MultiReader(strings.NewReader(`{"quan`), iotest{errors.New("connection reset")})
	rec := do(t, h, http.MethodPut, "/api/cart/lines/7", broken)
	if got := errorOf(t, rec); rec.Code != 400 || got.Code != "http.bad_request" {
		t.Errorf("cut body: %d %s", rec.Code, got.Code)
	}
}

type iotest struct{ err error }

func (r iotest) Read([]byte) (int, error) { return 0, r.err }

func TestAnOperationsErrorIsAnsweredByItsKind(t *testing.T) {
	t.Parallel()
	wait := errs.New(errs.RateLimited, "otp.wait", "Wait.").With(httpx.RetryAfter, 30)
	cases := []struct {
		err    error
		status int
		code   string
	}{
		{fmt.Errorf("set: %w", errSold.With("max", 3)), 422, "shop.sold"},
		{wait, 429, "otp.wait"},
		{context.DeadlineExceeded, 503, "http.timeout"},
		{errors.New("secret: dial tcp"), 500, "internal"},
		{errs.New(errs.Internal, "ledger.broken", "secret"), 500, "internal"},
		{huma.Error404NotFound("secret"), 404, "http.not_found"},
	}
	for _, c := range cases {
		var log bytes.Buffer
		rs := &httpx.Responder{Logger: slog.New(slog.NewJSONHandler(&log, nil))}
		status, got, body := put(t, cartAPI(rs, c.err), "/api/cart/lines/7", `{"quantity":1}`)
		if status != c.status || got.Code != c.code || strings.Contains(body, "secret") {
			t.Errorf("%v: got %d %s", c.err, status, body)
		}
		if logged := strings.Contains(log.String(), `"level":"ERROR"`); logged != (c.status >= 500) {
			t.Errorf("%v: log %s", c.err, &log)
		}
		if c.status == 500 && !strings.Contains(log.String(), "secret") {
			t.Errorf("%v: the cause is not in the log: %s", c.err, &log)
		}
	}
	rec := do(t, cartAPI(quiet(), wait), http.MethodPut, "/api/cart/lines/7", strings.NewReader(`{"quantity":1}`))
	if rec.Header().Get("Retry-After") != "30" {
		t.Errorf("Retry-After %q", rec.Header().Get("Retry-After"))
	}
}

func TestTheOpenAPIDocumentNamesTheOneErrorModel(t *testing.T) {
	t.Parallel()
	rec := get(t, cartAPI(quiet(), nil), "/openapi.json")
	var doc struct {
		OpenAPI    string
		Paths      map[string]map[string]struct{ Responses map[string]any }
		Components struct {
			Schemas map[string]struct{ Properties map[string]any }
		}
	}
	if err := json.Unmarshal(rec.Body.Bytes(), &doc); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(doc.OpenAPI, "3.1") || doc.Paths["/api/cart/lines/{id}"]["put"].Responses["default"] == nil {
		t.Errorf("got %s", rec.Body)
	}
	if _, ok := doc.Components.Schemas["ErrorBody"].Properties["error"]; !ok {
		t.Errorf("no error model in %s", rec.Body)
	}
	if again := get(t, cartAPI(quiet(), nil), "/openapi.json", "If-None-Match", rec.Header().Get("ETag")); again.Code != 304 {
		t.Errorf("asked again: %d", again.Code)
	}
}

func TestTheAPIPageIsCompleteUnderItsOwnStrictPolicy(t *testing.T) {
	t.Parallel()
	rs := quiet()
	rec := get(t, httpx.Chain(cartAPI(rs, nil), httpx.SecurityHeaders(httpx.SecurityConfig{})), "/docs")
	page := rec.Body.String()
	for _, want := range []string{"Test API", "/api/cart/lines/{id}", "Change a line", "How many", `href="#schema-ErrorBody"`, `id="schema-ErrorBody"`, "At most 9"} {
		if !strings.Contains(page, want) {
			t.Errorf("page lacks %q", want)
		}
	}
	for _, bad := range []string{"<script", "http://", "https://", "ZgotmplZ", ` style="`} {
		if strings.Contains(page, bad) {
			t.Errorf("page has %q", bad)
		}
	}
	_, style, _ := strings.Cut(page, "<style>")
	style, _, _ = strings.Cut(style, "</style>")
	sum := sha256.Sum256([]byte(style))
	policy := rec.Header().Get("Content-Security-Policy")
	if !strings.Contains(policy, "'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'") || strings.Contains(policy, "unsafe") {
		t.Errorf("policy does not fit the style: %s", policy)
	}
}
