package config

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net/url"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// Load reads the configuration from args (flags), then getenv, then the defaults, and validates it.
// It returns what is left of args after the flags. flag.ErrHelp means that help was asked for and written to out.
func Load(args []string, getenv func(string) string, out io.Writer) (Config, []string, error) {
	c := Default()
	flags := flag.NewFlagSet("mylo", flag.ContinueOnError)
	flags.SetOutput(out)
	var wrong []error
	for _, f := range c.fields() {
		if text := getenv(f.variable()); text != "" {
			if err := f.set(text); err != nil {
				wrong = append(wrong, fmt.Errorf("%s: %w", f.variable(), err))
			}
		}
		flags.Func(f.flag(), f.help+" ("+f.variable()+")", f.set)
	}
	if err := flags.Parse(args); err != nil {
		return c, nil, err
	}
	if err := errors.Join(wrong...); err != nil {
		return c, nil, err
	}
	return c, flags.Args(), c.Validate()
}

// Default gives the configuration of a server with nothing set.
func Default() Config {
	var c Config
	for _, f := range c.fields() {
		if f.fallback == "" {
			continue
		}
		if err := f.set(f.fallback); err != nil {
			panic(fmt.Sprintf("default of %s: %v", f.variable(), err)) // a typo in the struct tags
		}
	}
	return c
}

// LogValue gives every setting, with secrets masked, so that the log of a start says how the server was set up.
func (c *Config) LogValue() slog.Value {
	fields := c.fields()
	attrs := make([]slog.Attr, 0, len(fields))
	for _, f := range fields {
		attrs = append(attrs, slog.String(f.variable(), f.shown()))
	}
	return slog.GroupValue(attrs...)
}

type field struct {
	name, fallback, help, secret string
	value                        reflect.Value
}

func (c *Config) fields() []field {
	v := reflect.ValueOf(c).Elem()
	fields := make([]field, 0, v.NumField())
	for i := range v.NumField() {
		tag := v.Type().Field(i).Tag
		fields = append(fields, field{tag.Get("env"), tag.Get("default"), tag.Get("help"), tag.Get("secret"), v.Field(i)})
	}
	return fields
}

func (f field) variable() string { return "MYLO_" + f.name }
func (f field) flag() string     { return strings.ToLower(strings.ReplaceAll(f.name, "_", "-")) }

func (f field) set(text string) error {
	switch f.value.Interface().(type) {
	case string:
		f.value.SetString(text)
	case bool:
		on, err := parseSwitch(text)
		if err != nil {
			return err
		}
		f.value.SetBool(on)
	case int:
		n, err := strconv.Atoi(text)
		if err != nil {
			return fmt.Errorf("%q is not a whole number", text)
		}
		f.value.SetInt(int64(n))
	case time.Duration:
		d, err := time.ParseDuration(text)
		if err != nil || d <= 0 {
			return fmt.Errorf("%q is not a duration such as 500ms or 2s", text)
		}
		f.value.SetInt(int64(d))
	default:
		return fmt.Errorf("no way to read a %s", f.value.Type())
	}
	return nil
}

func parseSwitch(text string) (bool, error) {
	switch strings.ToLower(text) {
	case "true", "on", "yes", "1":
		return true, nil
	case "false", "off", "no", "0":
		return false, nil
	}
	return false, fmt.Errorf("%q is neither on nor off", text)
}

func (f field) shown() string {
	text := fmt.Sprint(f.value.Interface())
	switch {
	case text == "" || f.secret == "":
		return text
	case f.secret == "url":
		u, err := url.Parse(text)
		if err != nil {
			return "******"
		}
		return u.Redacted()
	default:
		return "******"
	}
}
