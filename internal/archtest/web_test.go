package archtest

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var importStatement = regexp.MustCompile(`(?m)(?:from|import|import\()\s*["']([^"']+)["']`)

func TestEveryWebImportFollowsThePlan(t *testing.T) {
	t.Parallel()
	files := 0
	err := filepath.WalkDir(filepath.Join(root(), "web"), func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // removed while we walk
		}
		if d.IsDir() {
			if slices.Contains([]string{"node_modules", "dist", "public", "scripts"}, d.Name()) {
				return filepath.SkipDir
			}
			return nil
		}
		if ext := filepath.Ext(file); ext != ".ts" && ext != ".tsx" {
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return nil
		}
		files++
		rel, err := filepath.Rel(root(), file)
		if err != nil {
			return err
		}
		for _, found := range importStatement.FindAllStringSubmatch(string(text), -1) {
			if why := webRefusal(filepath.ToSlash(rel), found[1]); why != "" && !strings.Contains(rel, ".test.") {
				t.Errorf("%s imports %s: %s", rel, found[1], why)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files == 0 {
		t.Error("no web file was looked at")
	}
}

func TestTheWebPlanRefusesWhatItShould(t *testing.T) {
	t.Parallel()
	const src = "web/storefront/src/"
	tests := []struct {
		name, file, importPath string
		want                   string // a part of the refusal; empty when allowed
	}{
		{"ui may use packages", "web/ui/button.tsx", "react", ""},
		{"ui may use ui", "web/ui/button.tsx", "./cx", ""},
		{"ui may not know lib", "web/ui/button.tsx", "@/lib/i18n", "web/ui may not know"},
		{"api may not know ui", "web/api/client.ts", "@ui/cx", "web/api may not know"},
		{"lib may use api", src + "lib/page.ts", "@api/types", ""},
		{"lib may not know a feature", src + "lib/page.ts", "@/features/cart", "may not know"},
		{"a feature may use lib", src + "features/cart/line.tsx", "@/lib/i18n", ""},
		{"a feature may use itself", src + "features/cart/line.tsx", "./api", ""},
		{"a feature may not know another", src + "features/cart/line.tsx", "../product/card", "feature cart may not know feature product"},
		{"nor by alias", src + "features/cart/line.tsx", "@/features/product", "feature cart may not know feature product"},
		{"a page may use features", src + "pages/cart/index.tsx", "@/features/cart", ""},
		{"a page may not know the shell", src + "pages/cart/index.tsx", "@/shell/app", "may not know"},
		{"an entry may use everything", src + "entry-client.tsx", "./shell/app", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got := webRefusal(tt.file, tt.importPath)
			if tt.want == "" && got != "" || tt.want != "" && !strings.Contains(got, tt.want) {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}
