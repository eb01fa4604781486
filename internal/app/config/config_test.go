package config_test

import (
	"io"
	"log/slog"
	"strings"
	"testing"

	"mylo/internal/app/config"
)

func load(t *testing.T, env map[string]string, args ...string) (config.Config, error) {
	t.Helper()
	c, _, err := config.Load(args, func(k string) string { return env[k] }, io.Discard)
	return c, err
}

func TestRunsWithNothingSet(t *testing.T) {
	t.Parallel()
	c, err := load(t, nil)
	if err != nil {
		t.Fatal(err)
	}
	if c.Addr != ":8080" || c.Data != "./data" || c.Env != "development" || c.Database() != "sqlite:data/mylo.db" {
		t.Errorf("defaults = %q %q %q %q", c.Addr, c.Data, c.Env, c.Database())
	}
}

func TestAFlagBeatsAVariable(t *testing.T) {
	t.Parallel()
	c, err := load(t, map[string]string{"MYLO_ADDR": ":1", "MYLO_PAGE_CACHE": "off"}, "-addr", ":2")
	if err != nil {
		t.Fatal(err)
	}
	if c.Addr != ":2" || c.PageCache {
		t.Errorf("addr = %q, page cache = %v", c.Addr, c.PageCache)
	}
}

func TestEveryFaultIsNamed(t *testing.T) {
	t.Parallel()
	for variable, value := range map[string]string{
		"MYLO_ENV": "staging", "MYLO_ORIGIN": "shop", "MYLO_SECRET": "short", "MYLO_JOB_WORKERS": "many",
		"MYLO_RENDER_DEADLINE": "soon", "MYLO_DATABASE_URL": "mysql://x", "MYLO_PAGE_CACHE": "perhaps",
	} {
		if _, err := load(t, map[string]string{variable: value}); err == nil || !strings.Contains(err.Error(), variable) {
			t.Errorf("%s=%s: error is %v", variable, value, err)
		}
	}
}

func TestProductionRefusesDefaultSecretsAndSandboxes(t *testing.T) {
	t.Parallel()
	_, err := load(t, map[string]string{"MYLO_ENV": "production"})
	if err == nil {
		t.Fatal("production started with defaults")
	}
	for _, name := range []string{"MYLO_SECRET", "MYLO_SMS_URL", "MYLO_SMS_AUTH_KEY", "MYLO_ORIGIN", "MYLO_LEGAL_NAME"} {
		if !strings.Contains(err.Error(), name) {
			t.Errorf("the refusal does not mention %s: %v", name, err)
		}
	}
}

func TestProductionStartsWhenEverythingIsReal(t *testing.T) {
	t.Parallel()
	_, err := load(t, map[string]string{
		"MYLO_ENV": "production", "MYLO_ORIGIN": "https://shop.example", "MYLO_SECRET": strings.Repeat("s", 40),
		"MYLO_SMS_URL": "https://control.msg91.com/api/v5", "MYLO_SMS_AUTH_KEY": "real",
		"MYLO_LEGAL_NAME": "Shop Pvt Ltd", "MYLO_LEGAL_ADDRESS": "1 High Street, Pune", "MYLO_GRIEVANCE_OFFICER": "R. Rao",
		"MYLO_GRIEVANCE_EMAIL": "rao@shop.example", "MYLO_SUPPORT_EMAIL": "help@shop.example",
	})
	if err != nil {
		t.Error(err)
	}
}

func TestSecretsAreNeverPrinted(t *testing.T) {
	t.Parallel()
	c, err := load(t, map[string]string{
		"MYLO_SECRET": strings.Repeat("hush", 10), "MYLO_DATABASE_URL": "postgres://u:hush@db/mylo", "MYLO_SMS_AUTH_KEY": "hush",
	})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	slog.New(slog.NewTextHandler(&out, nil)).Info("start", "config", &c)
	if strings.Contains(out.String(), "hush") {
		t.Errorf("a secret is printed:\n%s", out.String())
	}
	if !strings.Contains(out.String(), "MYLO_ADDR=:8080") {
		t.Errorf("the address is not printed:\n%s", out.String())
	}
}
