package vectors

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const (
	besideTheRepository = "../../../shared/product/vectors.json"
	copyInRepository    = "testdata/vectors.json"
)

type file struct {
	Rules []rule `json:"rules"`
}

type rule struct {
	ID    string     `json:"id"`
	Title string     `json:"title"`
	Cases []testCase `json:"cases"`
}

type testCase struct {
	In   json.RawMessage `json:"in"`
	Out  json.RawMessage `json:"out"`
	Note string          `json:"note"`
}

// path says which file of cases to run.
func path() string {
	if named := os.Getenv("VECTORS"); named != "" {
		if filepath.IsAbs(named) {
			return named
		}
		return filepath.Join("..", "..", named)
	}
	if _, err := os.Stat(besideTheRepository); err == nil {
		return besideTheRepository
	}
	return copyInRepository
}

func load(t *testing.T, path string) file {
	t.Helper()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var f file
	if err := json.Unmarshal(raw, &f); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	if len(f.Rules) == 0 {
		t.Fatalf("%s holds no rules", path)
	}
	return f
}

// listed reads the rule ids of a list such as pending.txt, each with the words behind it.
func listed(t *testing.T, name string) map[string]string {
	t.Helper()
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	ids := map[string]string{}
	for line := range strings.Lines(string(raw)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		id, words, ok := strings.Cut(line, " ")
		if _, again := ids[id]; again || !ok {
			t.Errorf("%s: the line %q repeats a rule or says nothing about it", name, line)
		}
		ids[id] = words
	}
	return ids
}
