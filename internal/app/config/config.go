// Package config is everything that can be set about a running server, in one typed struct. A value comes
// from a flag, else from its MYLO_ variable, else from the default; with nothing set the demonstration store runs.
package config

import (
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
	"time"
)

// Config is the whole configuration. Each field's tag names its variable (MYLO_ + env), its flag (the same
// in lower case with dashes), its default and what it is for. A field marked secret is never printed.
type Config struct {
	Env         string `env:"ENV" default:"development" help:"development, test or production"`
	Addr        string `env:"ADDR" default:":8080" help:"address to listen on"`
	Origin      string `env:"ORIGIN" default:"http://localhost:8080" help:"public address of the site, for links that leave it"`
	Data        string `env:"DATA" default:"./data" help:"folder for the database and uploads"`
	DatabaseURL string `env:"DATABASE_URL" secret:"url" help:"postgres://… or sqlite:file; default is mylo.db in the data folder"`
	Secret      string `env:"SECRET" default:"development-secret-never-use-in-production" secret:"yes" help:"key that signs cookies and tokens; 32 characters or more"`

	LogLevel       string        `env:"LOG_LEVEL" default:"info" help:"debug, info, warn or error"`
	AccessLog      bool          `env:"ACCESS_LOG" default:"false" help:"log every request, not only failures"`
	TraceEndpoint  string        `env:"TRACE_ENDPOINT" help:"OTLP/HTTP collector for traces; none when empty"`
	TrustedProxies int           `env:"TRUSTED_PROXIES" default:"0" help:"how many proxies in front of the server to believe about the client's address"`
	RequestTimeout time.Duration `env:"REQUEST_TIMEOUT" default:"15s" help:"longest time one request may take"`
	ShutdownGrace  time.Duration `env:"SHUTDOWN_GRACE" default:"20s" help:"time for requests and jobs to finish when stopping"`
	MaxBodyBytes   int           `env:"MAX_BODY_BYTES" default:"1048576" help:"largest request body"`
	RequestsPerMin int           `env:"REQUESTS_PER_MINUTE" default:"1200" help:"changes per client address and minute; calls that only read may be ten times as many; 0 for no limit"`

	JobWorkers     int           `env:"JOB_WORKERS" default:"4" help:"background jobs at a time in this process; 0 to leave them to mylo worker"`
	RenderWorkers  int           `env:"RENDER_WORKERS" default:"2" help:"Node processes that render pages; 0 to let browsers render"`
	RenderDeadline time.Duration `env:"RENDER_DEADLINE" default:"2s" help:"longest time one render may take"`
	RenderMemoryMB int           `env:"RENDER_MEMORY_MB" default:"192" help:"memory one render process may use"`
	NodePath       string        `env:"NODE" default:"node" help:"the Node.js program"`
	PageCache      bool          `env:"PAGE_CACHE" default:"true" help:"keep rendered pages for guests in memory"`
	PageCacheMB    int           `env:"PAGE_CACHE_MB" default:"64" help:"memory for rendered pages"`

	SMSURL     string `env:"SMS_URL" default:"sandbox" help:"MSG91 base address, or sandbox for the built-in inbox"`
	SMSAuthKey string `env:"SMS_AUTH_KEY" default:"sandbox-auth-key" secret:"yes" help:"MSG91 authkey"`

	Brand            string `env:"BRAND" default:"Mylo" help:"name of the site"`
	LegalName        string `env:"LEGAL_NAME" default:"Mylo Demonstration Store" help:"legal name of the seller, in the footer"`
	LegalAddress     string `env:"LEGAL_ADDRESS" default:"12 Lodhi Road, New Delhi 110003, India" help:"postal address of the seller"`
	GrievanceOfficer string `env:"GRIEVANCE_OFFICER" default:"Asha Verma (demonstration)" help:"name of the grievance officer"`
	GrievanceEmail   string `env:"GRIEVANCE_EMAIL" default:"grievance@example.com" help:"e-mail of the grievance officer"`
	SupportPhone     string `env:"SUPPORT_PHONE" help:"support telephone; hidden when empty"`
	SupportEmail     string `env:"SUPPORT_EMAIL" default:"help@example.com" help:"support e-mail; hidden when empty"`
}

// The environments.
const (
	Development = "development"
	Test        = "test"
	Production  = "production"
)

// Sandbox is the provider address that stands for the built-in sandbox.
const Sandbox = "sandbox"

// IsProduction says whether real people use this server.
func (c *Config) IsProduction() bool { return c.Env == Production }

// Database is the address of the database: the one configured, or the SQLite file in the data folder.
func (c *Config) Database() string {
	if c.DatabaseURL != "" {
		return c.DatabaseURL
	}
	return "sqlite:" + filepath.Join(c.Data, "mylo.db")
}

// Validate reports everything that is wrong with the configuration, all at once.
func (c *Config) Validate() error {
	var wrong []error
	check := func(ok bool, format string, args ...any) {
		if !ok {
			wrong = append(wrong, fmt.Errorf(format, args...))
		}
	}
	check(c.Env == Development || c.Env == Test || c.Env == Production,
		"MYLO_ENV is %q; it must be development, test or production", c.Env)
	origin, err := url.Parse(c.Origin)
	check(err == nil && origin.Host != "" && (origin.Scheme == "http" || origin.Scheme == "https") && origin.Path == "",
		"MYLO_ORIGIN is %q; it must look like https://shop.example without a path", c.Origin)
	check(len(c.Secret) >= 32, "MYLO_SECRET must have at least 32 characters")
	check(c.MaxBodyBytes > 0, "MYLO_MAX_BODY_BYTES must be positive")
	check(c.RenderWorkers >= 0 && c.RenderWorkers <= 64, "MYLO_RENDER_WORKERS must be between 0 and 64")
	check(c.RenderMemoryMB >= 64, "MYLO_RENDER_MEMORY_MB must be at least 64")
	check(c.JobWorkers >= 0 && c.JobWorkers <= 256, "MYLO_JOB_WORKERS must be between 0 and 256")
	check(c.PageCacheMB > 0, "MYLO_PAGE_CACHE_MB must be positive")
	check(strings.HasPrefix(c.Database(), "sqlite:") || strings.HasPrefix(c.Database(), "postgres://") ||
		strings.HasPrefix(c.Database(), "postgresql://"), "MYLO_DATABASE_URL must start with postgres:// or sqlite:")
	if c.IsProduction() {
		wrong = append(wrong, c.productionFaults()...)
	}
	return errors.Join(wrong...)
}

// productionFaults are the things that are fine on a laptop and a scandal in a shop.
func (c *Config) productionFaults() []error {
	var wrong []error
	defaults := Default()
	if c.Secret == defaults.Secret {
		wrong = append(wrong, errors.New("MYLO_SECRET is the default one; production needs a secret of its own"))
	}
	if c.SMSURL == Sandbox || strings.Contains(c.SMSURL, "/sandbox/") {
		wrong = append(wrong, errors.New("MYLO_SMS_URL is the sandbox; production needs a real provider"))
	}
	if c.SMSAuthKey == defaults.SMSAuthKey {
		wrong = append(wrong, errors.New("MYLO_SMS_AUTH_KEY is the default one; production needs the provider's key"))
	}
	if !strings.HasPrefix(c.Origin, "https://") {
		wrong = append(wrong, errors.New("MYLO_ORIGIN must be https in production"))
	}
	for name, same := range map[string]bool{
		"MYLO_LEGAL_NAME": c.LegalName == defaults.LegalName, "MYLO_LEGAL_ADDRESS": c.LegalAddress == defaults.LegalAddress,
		"MYLO_GRIEVANCE_OFFICER": c.GrievanceOfficer == defaults.GrievanceOfficer, "MYLO_GRIEVANCE_EMAIL": c.GrievanceEmail == defaults.GrievanceEmail,
		"MYLO_SUPPORT_EMAIL": c.SupportEmail == defaults.SupportEmail,
	} {
		if same {
			wrong = append(wrong, fmt.Errorf("%s is the demonstration's; production must name the real seller", name))
		}
	}
	return wrong
}
