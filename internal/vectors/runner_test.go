package vectors

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

func TestTheRunnerNoticesAWrongAnswer(t *testing.T) {
	t.Parallel()
	echo := func(in json.RawMessage) (any, error) { return in, nil }
	for _, c := range []struct {
		name, in, out, want string
		answer              answerer
	}{
		{"equal", `{"a":[1.0,null]}`, `{"a":[1,null]}`, "", echo},
		{"another value", `1`, `2`, "got 1, want 2", echo},
		{"another kind", `"1"`, `1`, `got "1", want 1`, echo},
		{"null for a value", `null`, `0`, "got null, want 0", echo},
		{"an input of the wrong shape", `[1]`, `1`, "want 2 arguments, got 1", func(in json.RawMessage) (any, error) {
			var a, b int
			return a, arguments(in, &a, &b)
		}},
		{"a panic", `1`, `1`, "panic: boom", func(json.RawMessage) (any, error) { panic("boom") }},
	} {
		got := check(c.answer, testCase{In: json.RawMessage(c.in), Out: json.RawMessage(c.out)})
		if !strings.HasPrefix(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func TestTheRunnerNoticesAMisplacedRule(t *testing.T) {
	t.Parallel()
	f := file{Rules: []rule{{ID: "R1"}, {ID: "R2"}, {ID: "R3"}, {ID: "R4"}, {ID: "R5"}}}
	inGo := map[string]answerer{"R1": nil, "R4": nil}
	inBrowser := map[string]string{"R2": "", "R4": ""}
	pending := map[string]string{"R2": "", "R3": ""}
	var ids []string
	for _, problem := range misplaced(f, inGo, inBrowser, pending) {
		id, _, _ := strings.Cut(problem, " ")
		ids = append(ids, id)
	}
	if want := []string{"R2", "R5"}; !slices.Equal(ids, want) {
		t.Errorf("misplaced are %v, want %v", ids, want)
	}
}
