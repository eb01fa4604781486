package archtest

import (
	"fmt"
	"path"
	"strings"
)

// webLayers are the storeys of the web workspace, lowest first. A file may import from its own storey's folder and
// from lower storeys; ui and api know nobody.
var webLayers = []struct {
	folder string
	level  int
}{
	{"web/ui", 0},
	{"web/api", 0},
	{"web/storefront/src/lib", libLevel},
	{"web/storefront/src/messages", libLevel},
	{"web/storefront/src/features", 2},
	{"web/storefront/src/pages", 3},
	{"web/storefront/src/shell", 3},
	{"web/storefront/src/sw", 3},
	{"web/storefront/src", 4}, // the entries, which bring everything together
	{"web/admin", 4},
}

// libLevel is where lib and the messages that it hands out live together.
const libLevel = 1

// webAliases are the short names that imports use.
var webAliases = map[string]string{"@ui": "web/ui", "@api": "web/api", "@": "web/storefront/src"}

// webRefusal says why a file of the web workspace may not import a path, and what to do instead.
func webRefusal(file, importPath string) string {
	target, ours := webTarget(file, importPath)
	if !ours {
		return ""
	}
	from, fromLevel := webPlace(file)
	to, toLevel := webPlace(target)
	switch {
	case from == "" || to == "":
		return ""
	case from == "web/storefront/src/features" && to == from && feature(file) != feature(target):
		return fmt.Sprintf("feature %s may not know feature %s; bring the two together in a page or in the shell, "+
			"or move what both need into lib", feature(file), feature(target))
	case from == to, fromLevel > toLevel, fromLevel == libLevel && toLevel == libLevel:
		return ""
	}
	return fmt.Sprintf("%s may not know %s; ui, api <- lib <- features <- pages, shell: pass it in as a prop, "+
		"or move it down", from, to)
}

// webTarget turns an import path into a path in the repository; ours is false for packages.
func webTarget(file, importPath string) (target string, ours bool) {
	if strings.HasPrefix(importPath, ".") {
		return path.Join(path.Dir(file), importPath), true
	}
	first, rest, _ := strings.Cut(importPath, "/")
	if folder, ok := webAliases[first]; ok {
		return path.Join(folder, rest), true
	}
	return "", false
}

// webPlace finds the storey of a file; the most particular folder wins.
func webPlace(file string) (folder string, level int) {
	for _, l := range webLayers {
		if within(file, l.folder) && len(l.folder) > len(folder) {
			folder, level = l.folder, l.level
		}
	}
	return folder, level
}

// feature is the name of the folder below features.
func feature(file string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(file, "web/storefront/src/features/"), "/")
	return name
}
