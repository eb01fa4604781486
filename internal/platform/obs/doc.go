// Package obs lets the people who run the house see what it does: structured logs without personal
// data, Prometheus metrics, OpenTelemetry traces and health checks.
package obs
