# Everything a person or a machine runs in this repository. `make help` lists it.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Copies of the repository that git does not trust must build too; the version is passed in by hand.
export GOFLAGS ?= -buildvcs=false
export CGO_ENABLED ?= 0
VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)

web_sources := $(shell find web/api web/ui web/storefront web/public web/scripts -name '*.test.*' -prune -o -print 2>/dev/null) \
	$(wildcard web/*.ts web/*.json web/*.html) package-lock.json
web_output := web/dist/server/entry-server.js

.PHONY: help run build web dev test check bench bench-pages gen vectors clean tools deps deps-all

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## build everything and serve the store at http://localhost:8080
	@exec bin/mylo serve

build: web ## leave the whole program, web pages inside, in bin/mylo
	@scripts/go-build $(VERSION)

web: $(web_output)

$(web_output): $(web_sources) | deps
	@scripts/say "building the web pages"
	@npm run --silent --workspace web build
	@touch $@

dev: deps ## rebuild and reload on every change
	@exec node scripts/dev.mjs

test: tools deps-all ## run every test there is, on both database engines and in a real browser
	@node scripts/verify.mjs test

check: tools deps-all ## format, vet, types, architecture and unit tests: the two-minute gate
	@node scripts/verify.mjs check

bench: build ## measure the server: rate, latency and memory on both engines
	@scripts/install-test-packages postgresql
	@go build -o .cache/bench ./bench
	@WITH_POSTGRES_DURABLE=1 scripts/with-postgres .cache/bench $(BENCH_FLAGS)

bench-pages: build deps-all ## measure the pages: Lighthouse, bytes and requests
	@scripts/install-test-packages chromium fonts
	@node bench/pages/main.mjs

gen: deps ## write the files that are made from others (OpenAPI document, TypeScript types)
	@scripts/generate

vectors: deps ## run the acceptance cases in VECTORS (a path) against Go and TypeScript
	@scripts/vectors

clean: ## remove what was built; data/ stays
	@rm -rf bin .cache bench/results e2e/test-results e2e/playwright-report
	@find web/dist -mindepth 1 ! -name .keep -delete

tools:
	@scripts/check-tools

deps: tools
	@scripts/npm-install web

deps-all: tools
	@scripts/npm-install all
