package sandbox

import (
	"embed"
	"net/http"

	"mylo/internal/kernel/clock"
	"mylo/internal/platform/httpx"
)

// Where the sandbox answers.
const (
	Prefix    = "/sandbox/"
	InboxPath = Prefix + "sms"          // what was sent, for people and for browser tests
	MSG91Path = Prefix + "msg91/api/v5" // the base address for MSG91's adapter, after the origin
	clearPath = InboxPath + "/clear"    // empties the inbox
	stylePath = Prefix + "style.css"
)

// AuthKey is the only key the sandbox's MSG91 takes.
const AuthKey = "sandbox-auth-key"

//go:embed style.css
var files embed.FS

// Sandbox is the outside world. It is safe for concurrent use.
type Sandbox struct {
	clock clock.Clock
	inbox inbox
}

// New gives an empty world.
func New(c clock.Clock) *Sandbox { return &Sandbox{clock: c} }

// Register mounts the world under Prefix.
func (s *Sandbox) Register(mux *http.ServeMux, responder *httpx.Responder) {
	mux.Handle("POST "+MSG91Path+"/flow", responder.Wrap(s.flow))
	mux.Handle("GET "+InboxPath, responder.Wrap(s.showInbox))
	mux.Handle("POST "+clearPath, responder.Wrap(s.clearInbox))
	mux.Handle("GET "+stylePath, httpx.Asset(responder, files, "style.css", httpx.Revalidate))
}
