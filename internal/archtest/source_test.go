package archtest

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// maxLines is the longest a source file may get; around 100 to 300 reads best.
const maxLines = 500

// clockFree are the functions that read the wall clock; who calls them cannot be tested at another time.
var clockFree = []string{"Now", "Since", "Until"}

// spellings are the specification's own words that end at internal/api; the rest of the house says it in plain words.
var spellings = []string{
	"dispaly_style", "getUserEligibiltyForAd", "getProductEligiblityForNddSddOrder",
	"strikeprice", "strikePrice", "deliveryCharge", "delivery_charge", "baseDiscount", "base_discount",
	"coinDiscount", "coin_discount", "gullack_discount", "gullack_points_used", "useGullackPoints", "isfashionReady",
	"PDP_VARIANT_OPTIONS", "is_best_value", "booster_discount_price", "orderMrpTotal", "orderFinalPriceTotal",
	"orderPriceTotal", "orderItemTotal", "totalGSTonCart", "max_points_usable_original", "freeBieProductId",
}

func TestOnlyTheClockAndThePlumbingReadTheTime(t *testing.T) {
	t.Parallel()
	eachFile(t, func(fset *token.FileSet, p pkg, file *ast.File) {
		layer, _ := place(p.ImportPath)
		if layer == platform || layer == tool || p.ImportPath == modulePath+"/internal/kernel/clock" {
			return
		}
		name, imported := localName(file, "time")
		if !imported {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			sel, ok := n.(*ast.SelectorExpr)
			if !ok || !slices.Contains(clockFree, sel.Sel.Name) {
				return true
			}
			if id, ok := sel.X.(*ast.Ident); ok && id.Name == name {
				t.Errorf("%s: time.%s reads the wall clock; take a clock.Clock and ask it",
					fset.Position(sel.Pos()), sel.Sel.Name)
			}
			return true
		})
	})
}

func TestTheSpecificationsSpellingsStayInAPI(t *testing.T) {
	t.Parallel()
	eachFile(t, func(fset *token.FileSet, p pkg, file *ast.File) {
		if _, name := place(p.ImportPath); name == "internal/api" || name == "internal/archtest" {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			for _, word := range spellings {
				if hasWord(lit.Value, word) {
					t.Errorf("%s: %q is the specification's spelling; keep it in internal/api and use a plain word here",
						fset.Position(lit.Pos()), word)
				}
			}
			return true
		})
	})
}

func TestNoFileIsTooLongToRead(t *testing.T) {
	t.Parallel()
	suffixes := []string{".go", ".ts", ".tsx", ".mjs", ".css", ".sql"}
	skip := []string{".git", "node_modules", "dist", "bin", "data", ".cache", "test-results", "playwright-report"}
	err := filepath.WalkDir(root(), func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // removed while we walk
		}
		if d.IsDir() {
			if slices.Contains(skip, d.Name()) {
				return filepath.SkipDir
			}
			return nil
		}
		if !slices.Contains(suffixes, filepath.Ext(path)) || strings.Contains(d.Name(), ".gen.") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil || bytes.Contains(text[:min(len(text), 200)], []byte("Code generated")) {
			return nil
		}
		if lines := bytes.Count(text, []byte("\n")); lines > maxLines {
			rel, _ := filepath.Rel(root(), path)
			t.Errorf("%s has %d lines, more than %d; give its second thought a file of its own", rel, lines, maxLines)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// eachFile parses every file that goes into the program and hands it to visit; tests are free.
func eachFile(t *testing.T, visit func(*token.FileSet, pkg, *ast.File)) {
	t.Helper()
	fset := token.NewFileSet()
	for _, p := range packages(t) {
		if isTestHelper(p.ImportPath) {
			continue
		}
		for _, name := range p.GoFiles {
			file, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Error(err)
				continue
			}
			visit(fset, p, file)
		}
	}
}

// localName is the name under which file imports path.
func localName(file *ast.File, path string) (string, bool) {
	for _, spec := range file.Imports {
		if strings.Trim(spec.Path.Value, `"`) != path {
			continue
		}
		if spec.Name != nil {
			return spec.Name.Name, true
		}
		return path[strings.LastIndex(path, "/")+1:], true
	}
	return "", false
}

// hasWord finds word in text where no letter, digit or underscore touches it.
func hasWord(text, word string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], word)
		if i < 0 {
			return false
		}
		start, end := from+i, from+i+len(word)
		if (start == 0 || !wordByte(text[start-1])) && (end == len(text) || !wordByte(text[end])) {
			return true
		}
		from = start + 1
	}
}

func wordByte(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}
