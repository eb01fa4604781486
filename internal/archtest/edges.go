package archtest

import (
	"fmt"
	"slices"
	"strings"
)

// refusal says why from may not import to, and what to do instead; it is empty when the edge is allowed.
// inTest marks an import of a test file, which may also use test helpers and the embedded folders; the tests of
// those folders put them to use, and so may look up.
func refusal(from, to string, inTest bool) string {
	if strings.HasPrefix(to, modulePath+"/") {
		return insideRefusal(from, to, inTest)
	}
	return outsideRefusal(from, to, inTest)
}

func insideRefusal(from, to string, inTest bool) string {
	fromLayer, fromName := place(from)
	toLayer, toName := place(to)
	switch {
	case fromLayer == unknown:
		return unplanned(fromName)
	case toLayer == unknown:
		return unplanned(toName)
	case inTest && (isTestHelper(to) || embedded[toName] != nil || embedded[fromName] != nil):
		return ""
	case isTestHelper(to) && !isTestHelper(from):
		return "a test helper may only be imported by tests; move what both need into a package of its own"
	case embedded[toName] != nil:
		return embeddedRefusal(from, toName)
	case fromLayer == tool:
		return toolRefusal(toLayer)
	case fromLayer == module && toLayer == module:
		return moduleRefusal(fromName, toName)
	case fromLayer == module && slices.Contains(closedToModules, to):
		return "modules know no HTTP; let internal/api or internal/pages speak it, and take plain values here"
	case fromLayer == toLayer && fromName != toName:
		return fmt.Sprintf("%s and %s live on the same storey and do not know each other; move what both need below them",
			fromName, toName)
	case fromLayer < toLayer:
		return fmt.Sprintf("%s is below %s (%s); pass the value or a small interface in from above",
			layerNames[fromLayer], toName, layerNames[toLayer])
	}
	return ""
}

func unplanned(name string) string {
	return name + " is not in the plan; if it is a new module, list it in mayKnow in internal/archtest/plan.go " +
		"with the modules it may know, otherwise move it into a folder that is there"
}

func moduleRefusal(from, to string) string {
	if from == to || slices.Contains(mayKnow[from], to) {
		return ""
	}
	return fmt.Sprintf("%s may not know %s (it may know: %s); take what you need as an argument, listen to its events, "+
		"or let the layer above bring the two together", from, to, orNobody(mayKnow[from]))
}

func embeddedRefusal(from, folder string) string {
	rel := strings.TrimPrefix(from, modulePath+"/")
	for _, allowed := range embedded[folder] {
		if within(rel, allowed) {
			return ""
		}
	}
	return fmt.Sprintf("%s is handed out by %s; take an fs.FS from there", folder, strings.Join(embedded[folder], ", "))
}

func toolRefusal(to layer) string {
	if to == kernel || to == platform || to == tool {
		return ""
	}
	return "tools drive the program from outside, as a stranger would; talk HTTP to bin/mylo instead"
}

func outsideRefusal(from, to string, inTest bool) string {
	layer, name := place(from)
	if layer == unknown {
		return unplanned(name)
	}
	if isStandard(to) {
		if layer == module && from == modulePath+"/internal/"+name && !inTest && slices.Contains(closedToModules, to) {
			return "modules know no HTTP and no SQL driver; use platform/db, and let internal/api or internal/pages speak HTTP"
		}
		return ""
	}
	if inTest || isTestHelper(from) {
		for _, prefix := range outsideInTests {
			if within(to, prefix) {
				return ""
			}
		}
	}
	if layer == kernel {
		return "kernel imports the standard library only; put this in a platform package"
	}
	for prefix, layers := range outside {
		if within(to, prefix) {
			if slices.Contains(layers, layer) {
				return ""
			}
			return fmt.Sprintf("%s may not use %s; wrap what you need in a platform package", layerNames[layer], prefix)
		}
	}
	return "this dependency is not in the plan; add it to outside in internal/archtest/plan.go with the storeys that may use it"
}

// isStandard tells a standard library path by its first element, which never has a dot.
func isStandard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}

// isTestHelper tells a package made for tests by its name, as in dbtest or apptest.
func isTestHelper(path string) bool {
	name := path[strings.LastIndex(path, "/")+1:]
	return strings.HasSuffix(name, "test") && name != "archtest"
}

func orNobody(names []string) string {
	if len(names) == 0 {
		return "no other module"
	}
	return strings.Join(names, ", ")
}
