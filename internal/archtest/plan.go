package archtest

import "strings"

// modulePath is the path every import of this repository starts with.
const modulePath = "mylo"

// layer is a storey of the house. A package may import any lower storey, never a higher one, and not its
// neighbours unless mayKnow says so.
type layer int

const (
	kernel layer = iota
	platform
	module
	visit
	view
	edge
	app
	cmd
	tool    // measures and drives the program from outside
	unknown // not in the plan
)

var layerNames = map[layer]string{
	kernel: "kernel", platform: "platform", module: "a module", visit: "visit", view: "view",
	edge: "an edge package", app: "app", cmd: "cmd", tool: "a tool", unknown: "not in the plan",
}

// rooms places every folder that is not a module. The longest matching prefix wins.
var rooms = map[string]layer{
	"cmd":               cmd,
	"internal/app":      app,
	"internal/vectors":  app, // tests alone, of rules anywhere below
	"docs":              app, // tests alone, that the documents say what is so
	"internal/api":      edge,
	"internal/pages":    edge,
	"internal/adminapi": edge,
	"internal/sandbox":  edge,
	"seed":              edge,
	"internal/view":     view,
	"internal/visit":    visit,
	"internal/platform": platform,
	"internal/kernel":   kernel,
	"migrations":        kernel,
	"web":               kernel,
	"internal/archtest": tool,
	"bench":             tool,
	"e2e":               tool,
	"scripts":           tool,
}

// mayKnow lists the modules, each with the other modules it may import.
var mayKnow = map[string][]string{
	"catalog":   {},
	"pricing":   {"catalog"},
	"cart":      {"catalog", "pricing"},
	"review":    {"catalog"},
	"identity":  {},
	"address":   {},
	"checkout":  {"cart", "pricing", "catalog", "address", "order", "payment", "wallet", "identity"},
	"order":     {},
	"payment":   {},
	"wallet":    {},
	"content":   {},
	"community": {},
	"names":     {},
	"care":      {"catalog", "identity"},
	"growth":    {},
	"search":    {"catalog", "content", "community", "names"},
}

// embedded holds the folders that only carry files into the binary, with the packages that may ask for them.
var embedded = map[string][]string{
	"migrations": {"cmd", "internal/app", "internal/platform/db/dbtest", "seed"},
	"web":        {"cmd", "internal/app"},
}

// outside says which storeys may use a third-party package, by path prefix.
var outside = map[string][]layer{
	"github.com/andybalholm/brotli":       {platform, tool},
	"github.com/danielgtaylor/huma/v2":    {platform, edge, app, cmd},
	"github.com/golang-jwt/jwt/v5":        {platform, module},
	"github.com/google/go-cmp":            {platform, module, visit, edge, app, tool},
	"github.com/jackc/pgx/v5":             {platform, tool},
	"github.com/pressly/goose/v3":         {platform},
	"github.com/prometheus/client_golang": {platform, app},
	"github.com/riverqueue/river":         {platform},
	"go.opentelemetry.io":                 {platform},
	"golang.org/x/sync":                   {platform, module, edge, app, tool},
	"golang.org/x/sys":                    {platform, tool},
	"golang.org/x/text":                   {platform, module, edge},
	"modernc.org/sqlite":                  {platform, tool},
}

// outsideInTests are the third-party packages any test may use.
var outsideInTests = []string{
	"github.com/google/go-cmp", "go.uber.org/goleak", "pgregory.net/rapid",
}

// closedToModules are packages that would let a module speak HTTP or SQL past platform/db. An adapter in a
// folder below its module (payment/razorpay) may speak HTTP.
var closedToModules = []string{
	"net/http", "database/sql",
	"mylo/internal/platform/httpx", "mylo/internal/platform/ssr", "mylo/internal/platform/pagecache",
}

// place finds the storey of a package and its name in the plan: the folder for a room, the bare name for a module.
func place(importPath string) (layer, string) {
	rel, inside := strings.CutPrefix(importPath, modulePath+"/")
	if !inside {
		return unknown, importPath
	}
	best := ""
	for folder := range rooms {
		if within(rel, folder) && len(folder) > len(best) {
			best = folder
		}
	}
	if best != "" {
		return rooms[best], best
	}
	name, isInternal := strings.CutPrefix(rel, "internal/")
	name, _, _ = strings.Cut(name, "/")
	if _, listed := mayKnow[name]; isInternal && listed {
		return module, name
	}
	return unknown, rel
}

// within tells whether path is folder or lies below it.
func within(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, folder+"/")
}
