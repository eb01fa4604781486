// Package docs_test holds the documents to the code: what they name must be there, and what must be named is.
// It reads both as text, as a newcomer would.
package docs_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

const root = ".."

// documents gives the text of README.md and of everything below docs, by path from the root of the repository.
func documents(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{"README.md": read(t, "README.md")}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".md" {
			name := "docs/" + filepath.ToSlash(path)
			texts[name] = read(t, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func exists(name string) bool {
	_, err := os.Stat(filepath.Join(root, name))
	return err == nil
}

var taggedField = regexp.MustCompile("(?m)^\t\\w+ +[\\w.]+ +`(env:.*)`")

// settings gives the default of every variable that the configuration knows.
func settings(t *testing.T) map[string]string {
	t.Helper()
	defaults := map[string]string{}
	for _, field := range taggedField.FindAllStringSubmatch(read(t, "internal/app/config/config.go"), -1) {
		tag := reflect.StructTag(field[1])
		defaults["MYLO_"+tag.Get("env")] = tag.Get("default")
	}
	if len(defaults) < 20 || defaults["MYLO_ADDR"] == "" {
		t.Fatalf("the configuration cannot be read any more: %v", defaults)
	}
	return defaults
}

func TestTheOperatingGuideExplainsEverySettingWithItsDefault(t *testing.T) {
	t.Parallel()
	guide := read(t, "docs/operating.md")
	for variable, value := range settings(t) {
		cell := "–"
		if value != "" {
			cell = "`" + value + "`"
		}
		if row := "\n| `" + variable + "` | " + cell + " | "; strings.Count(guide, row) != 1 {
			t.Errorf("docs/operating.md must have one row that begins %s", strings.TrimSpace(row))
		}
	}
}

var (
	variableName = regexp.MustCompile(`MYLO_[A-Z0-9_]*[A-Z0-9]`)
	target       = regexp.MustCompile(`(?m)^([a-z-]+):`)
	makeCommand  = regexp.MustCompile("(?m)(?:`|^|=\\S+ )make ([a-z]+(?:-[a-z]+)*)(?:`| +#|$)")
)

func TestNoDocumentNamesASettingOrACommandThatIsNotThere(t *testing.T) {
	t.Parallel()
	known := settings(t)
	targets := map[string]bool{}
	for _, m := range target.FindAllStringSubmatch(read(t, "Makefile"), -1) {
		targets[m[1]] = true
	}
	for name, text := range documents(t) {
		for _, variable := range variableName.FindAllString(text, -1) {
			if _, ok := known[variable]; !ok {
				t.Errorf("%s names %s, which nothing reads", name, variable)
			}
		}
		for _, m := range makeCommand.FindAllStringSubmatch(text, -1) {
			if !targets[m[1]] {
				t.Errorf("%s names make %s, which the Makefile does not have", name, m[1])
			}
		}
	}
}

var link = regexp.MustCompile(`\]\(([^)\s]+)\)`)

func TestEveryLinkLeadsSomewhere(t *testing.T) {
	t.Parallel()
	all := documents(t)
	for name, text := range all {
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			path, heading, _ := strings.Cut(m[1], "#")
			to := name
			if path != "" {
				to = filepath.ToSlash(filepath.Join(filepath.Dir(name), path))
			}
			if !exists(to) {
				t.Errorf("%s links to %s, which is not there", name, m[1])
			} else if heading != "" && !slices.Contains(headings(all[to]), heading) {
				t.Errorf("%s links to %s, but %s has no such heading", name, m[1], to)
			}
		}
	}
}

// headings gives the anchors that a document's headings get when it is shown.
func headings(text string) []string {
	var anchors []string
	for line := range strings.Lines(text) {
		if title := strings.TrimLeft(line, "#"); title != line {
			anchors = append(anchors, strings.Map(anchor, strings.ToLower(strings.TrimSpace(title))))
		}
	}
	return anchors
}

func anchor(r rune) rune {
	switch {
	case r == ' ':
		return '-'
	case r == '-', r == '_', unicode.IsLetter(r), unicode.IsDigit(r):
		return r
	default:
		return -1
	}
}

// repositoryPath is a path in backticks that starts in one of our folders. One with a placeholder is no path.
var repositoryPath = regexp.MustCompile("`((?:cmd|internal|migrations|seed|web|e2e|bench|scripts|docs)/[^`\\s<…{*]+)`")

func TestEveryFileThatADocumentNamesIsThere(t *testing.T) {
	t.Parallel()
	for name, text := range documents(t) {
		for _, m := range repositoryPath.FindAllStringSubmatch(text, -1) {
			if !exists(m[1]) {
				t.Errorf("%s names %s, which is not there", name, m[1])
			}
		}
	}
}

var metric = regexp.MustCompile(`\b(?:mylo|http)_[a-z]+(?:_[a-z]+)+\b`)

func TestTheOperatingGuideNamesEveryMetricAndNoOther(t *testing.T) {
	t.Parallel()
	made := map[string]bool{}
	err := filepath.WalkDir(filepath.Join(root, "internal"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, name := range metric.FindAllString(string(text), -1) {
			made[name] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	guide := read(t, "docs/operating.md")
	for _, name := range metric.FindAllString(guide, -1) {
		if !made[name] {
			t.Errorf("docs/operating.md names the metric %s, which nothing measures", name)
		}
	}
	for name := range made {
		if !strings.Contains(guide, "`"+name+"`") {
			t.Errorf("docs/operating.md does not explain the metric %s", name)
		}
	}
}

func TestEveryDecisionIsInTheIndexAndTakesTheNextNumber(t *testing.T) {
	t.Parallel()
	records, err := filepath.Glob("decisions/[0-9]*.md")
	if err != nil {
		t.Fatal(err)
	}
	index := read(t, "docs/decisions/README.md")
	for i, record := range records {
		file, number := filepath.Base(record), fmt.Sprintf("%04d", i+1)
		title := "# " + number + " "
		if !strings.HasPrefix(file, number+"-") || !strings.HasPrefix(read(t, "docs/decisions/"+file), title) {
			t.Errorf("%s: its number must be %s, in its name and in its title", file, number)
		}
		if !strings.Contains(index, "]("+file+")") {
			t.Errorf("docs/decisions/README.md does not list %s", file)
		}
	}
}
