package vectors

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"testing"
)

// tally counts cases, not tests. Nothing here runs in parallel.
var tally struct{ passed, failed int }

func TestMain(m *testing.M) {
	code := m.Run()
	fmt.Printf("vectors(go): %d passed, %d failed\n", tally.passed, tally.failed)
	os.Exit(code)
}

func TestEveryImplementedRuleAnswersItsCases(t *testing.T) {
	for _, r := range load(t, path()).Rules {
		answer, ok := rules[r.ID]
		if !ok {
			continue
		}
		t.Run(r.ID, func(t *testing.T) {
			for i, c := range r.Cases {
				if problem := check(answer, c); problem != "" {
					tally.failed++
					t.Errorf("%s %s, case %d: in %s: %s (%s)", r.ID, r.Title, i+1, c.In, problem, c.Note)
					continue
				}
				tally.passed++
			}
		})
	}
}

// check runs one case and says what is wrong with the answer, or nothing.
func check(answer answerer, c testCase) (problem string) {
	defer func() {
		if p := recover(); p != nil {
			problem = fmt.Sprint("panic: ", p)
		}
	}()
	got, err := answer(c.In)
	if err != nil {
		return err.Error()
	}
	raw, err := json.Marshal(got)
	if err != nil {
		return err.Error()
	}
	var gotValue, wantValue any
	if err := json.Unmarshal(raw, &gotValue); err != nil {
		return err.Error()
	}
	if err := json.Unmarshal(c.Out, &wantValue); err != nil {
		return err.Error()
	}
	if !reflect.DeepEqual(gotValue, wantValue) {
		return fmt.Sprintf("got %s, want %s", raw, c.Out)
	}
	return ""
}

func TestEveryRuleStandsInItsPlace(t *testing.T) {
	t.Parallel()
	browser, pending := listed(t, "browser.txt"), listed(t, "pending.txt")
	for _, problem := range misplaced(load(t, path()), rules, browser, pending) {
		t.Error(problem)
	}
}

func TestTheListsNameOnlyRulesThatExist(t *testing.T) {
	t.Parallel()
	known := map[string]bool{}
	for _, r := range load(t, copyInRepository).Rules {
		known[r.ID] = true
	}
	for _, name := range []string{"browser.txt", "pending.txt"} {
		for id := range listed(t, name) {
			if !known[id] {
				t.Errorf("%s: there is no rule %s", name, id)
			}
		}
	}
	for id := range rules {
		if !known[id] {
			t.Errorf("rules: there is no rule %s", id)
		}
	}
}

// misplaced says which rules of the file nobody knows, and which are done and pending at once.
func misplaced(f file, rules map[string]answerer, browser, pending map[string]string) (problems []string) {
	for _, r := range f.Rules {
		_, inGo := rules[r.ID]
		_, inBrowser := browser[r.ID]
		_, isPending := pending[r.ID]
		switch done := inGo || inBrowser; {
		case done && isPending:
			problems = append(problems, r.ID+" is implemented: take it out of pending.txt")
		case !done && !isPending:
			problems = append(problems, r.ID+" ("+r.Title+") is unknown: implement it, or add it to pending.txt")
		}
	}
	return problems
}
