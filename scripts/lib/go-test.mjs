// Runs `go test -json` and turns its events into counts, one line per package and the full text of what failed.

import { CommandFailed, run } from "./run.mjs";

/**
 * Runs the Go tests of `packages` behind `prefix` (for example scripts/with-postgres).
 * Resolves with { passed, failed, skipped, details }; a package that does not build counts as one failure.
 */
export async function goTest({ packages, flags = [], prefix = [], env = {} }) {
  const report = new Report();
  const { code, output } = await run([...prefix, "go", "test", "-json", ...flags, ...packages], {
    env,
    allowFailure: true,
    onLine: (line) => report.read(line),
    progress: () => `${report.passed} passed, ${report.failed} failed, ${report.finished} packages done`,
  });
  if (report.finished === 0) throw new CommandFailed(["go", "test"], code, output);
  if (code !== 0 && report.failed === 0) {
    report.failed += 1;
    report.details.push(report.stray.join("\n") || `go test ended with code ${code}`);
  }
  return report;
}

class Report {
  passed = 0;
  failed = 0;
  skipped = 0;
  finished = 0;
  details = [];
  stray = [];
  #output = new Map();
  #parents = new Set();
  #explained = new Set(); // packages of which a failed test has already been told

  read(line) {
    let event;
    try {
      event = JSON.parse(line);
    } catch {
      this.stray.push(line);
      return;
    }
    const key = `${event.Package ?? event.ImportPath} ${event.Test ?? ""}`;
    switch (event.Action) {
      case "output":
      case "build-output":
        this.#output.set(key, (this.#output.get(key) ?? "") + event.Output);
        break;
      case "run":
        this.#rememberParent(event);
        break;
      case "build-fail":
        this.failed += 1;
        this.details.push(this.#output.get(key) ?? key);
        break;
      case "pass":
      case "fail":
      case "skip":
        if (event.Test) this.#testEnded(event, key);
        else this.#packageEnded(event, key);
        break;
    }
  }

  // Only leaves are counted: a parent passes when its subtests do.
  #testEnded(event, key) {
    const isParent = this.#parents.has(key);
    if (event.Action === "fail") this.#explain(event.Package, this.#output.get(key) ?? "", isParent);
    if (!isParent) {
      if (event.Action === "pass") this.passed += 1;
      else if (event.Action === "fail") this.failed += 1;
      else this.skipped += 1;
    }
    this.#output.delete(key);
  }

  #explain(name, text, isParent) {
    this.#explained.add(name);
    const said = text.split("\n").some((line) => line && !/^\s*(===|---) /.test(line));
    if (said || !isParent) this.details.push(`${name}\n${text}`);
  }

  #packageEnded(event, key) {
    const text = this.#output.get(key) ?? "";
    const untested = text.includes("[no test files]");
    if (!untested) this.finished += 1;
    if (event.Action === "fail") {
      console.log(`    FAIL ${event.Package} (${event.Elapsed ?? 0} s)`);
      // A package can fail without a failed test or build: it exits on its own, or its tests take too long.
      if (!event.FailedBuild && !this.#explained.has(event.Package)) {
        this.failed += 1;
        this.details.push(`${event.Package}\n${text}`);
      }
    } else if (!untested) {
      console.log(`    ok   ${event.Package}${text.includes("(cached)") ? " (cached)" : ` (${event.Elapsed} s)`}`);
    }
  }

  #rememberParent(event) {
    const cut = event.Test?.lastIndexOf("/") ?? -1;
    if (cut > 0) this.#parents.add(`${event.Package} ${event.Test.slice(0, cut)}`);
  }
}
