// The gates of this repository as one table: `node scripts/verify.mjs check` and `node scripts/verify.mjs test`.
// Every step runs even when an earlier one failed, unless it needs that one; the last lines are the counts.

import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { goTest } from "./lib/go-test.mjs";
import { CommandFailed, elapsed, run } from "./lib/run.mjs";

const bin = (name) => `${process.cwd()}/node_modules/.bin/${name}`;
const reports = `${process.cwd()}/.cache/reports`;

/** Each step: what it is called, what it does, which steps must have passed. A step may answer with counts. */
const steps = {
  packages: { name: "Debian packages", run: () => run(["scripts/install-test-packages"]) },
  gofmt: { name: "gofmt", run: gofmt },
  vet: { name: "go vet", run: () => run(["go", "vet", "./..."]) },
  biome: { name: "Biome", run: biome },
  types: { name: "TypeScript types", run: typecheck },
  web: { name: "web build", run: () => run(["make", "--no-print-directory", "web"]) },
  goUnit: { name: "Go tests (SQLite)", needs: ["web"], run: () => goTest({ packages: ["./..."], flags: ["-short"] }) },
  go: { name: "Go tests (SQLite and PostgreSQL)", needs: ["packages", "web"], run: goOnBothEngines },
  vitest: { name: "TypeScript tests", run: vitest },
  build: { name: "bin/mylo", needs: ["web"], run: () => run(["make", "--no-print-directory", "build"]) },
  generated: { name: "generated files", needs: ["build"], run: () => run(["scripts/generate", "--check"]) },
  vectors: { name: "acceptance vectors", run: vectors },
  e2e: { name: "journeys in Chromium", needs: ["packages", "build"], run: playwright },
};

const plans = {
  check: ["gofmt", "biome", "types", "web", "vet", "goUnit", "vitest"],
  test: ["packages", "gofmt", "biome", "types", "web", "vet", "go", "vitest", "build", "generated", "vectors", "e2e"],
};

async function gofmt() {
  const { output } = await run([
    "bash",
    "-c",
    "git ls-files -z --cached --others --exclude-standard '*.go' | xargs -0 gofmt -l",
  ]);
  if (output.trim()) throw new Error(`${output.trim()}\nRun gofmt -w on these files.`);
}

async function biome() {
  const check = ["ci", "--colors=off", "--diagnostic-level=warn"];
  await run([bin("biome"), ...check, "."], { cwd: "web" });
  await run([bin("biome"), ...check, "--config-path=web", "e2e", "bench", "scripts"]);
}

async function typecheck() {
  for (const project of ["web", "e2e"]) await run([bin("tsc"), "--noEmit", "--project", project]);
}

function goOnBothEngines() {
  return goTest({ packages: ["./..."], flags: ["-timeout", "10m"], prefix: ["scripts/with-postgres"] });
}

async function vitest() {
  const file = `${reports}/vitest.json`;
  rmSync(file, { force: true });
  const { code, output } = await run(
    [bin("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    {
      cwd: "web",
      allowFailure: true,
    },
  );
  if (!existsSync(file)) throw new CommandFailed(["vitest"], code, output);
  const result = JSON.parse(readFileSync(file, "utf8"));
  const counts = { passed: result.numPassedTests, failed: result.numFailedTests, skipped: result.numPendingTests };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { ...counts, details: counts.failed ? [output] : [] };
}

async function playwright() {
  const file = `${reports}/playwright.json`;
  rmSync(file, { force: true });
  let done = 0;
  let total = "";
  const { code, output } = await run([bin("playwright"), "test", "--reporter=list,json"], {
    cwd: "e2e",
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: "0" },
    allowFailure: true,
    onLine: (line) => {
      total = line.match(/^Running (\d+) tests/)?.[1] ?? total;
      if (/^\s+[✓✘ok-]+\s+\d+ /.test(line)) done += 1;
    },
    progress: () => `${done} of ${total}`,
  });
  if (!existsSync(file)) throw new CommandFailed(["playwright"], code, output);
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { ...counts, details: counts.failed ? [output] : [] };
}

async function vectors() {
  const { code, output } = await run(["scripts/vectors"], { allowFailure: true });
  const counts = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)];
  if (counts.length === 0) throw new CommandFailed(["scripts/vectors"], code, output);
  const sum = (i) => counts.reduce((total, match) => total + Number(match[i]), 0);
  const failed = code !== 0 ? Math.max(sum(2), 1) : sum(2);
  return { passed: sum(1), failed, skipped: 0, details: failed ? [output] : [] };
}

async function main(plan) {
  mkdirSync(reports, { recursive: true });
  const start = Date.now();
  const results = [];
  for (const key of plans[plan]) results.push(await perform(key, results));
  summarise(plan, results, start);
}

async function perform(key, earlier) {
  const step = steps[key];
  const start = Date.now();
  const blocked = (step.needs ?? []).find((need) => earlier.some((result) => result.key === need && !result.ok));
  if (blocked) {
    console.log(`--- ${step.name}: not run, because "${steps[blocked].name}" failed`);
    return { key, ok: false, took: "not run" };
  }
  console.log(`==> ${step.name}`);
  try {
    const counts = await step.run();
    const ok = !counts?.failed;
    for (const detail of counts?.details ?? []) console.log(detail);
    console.log(`${ok ? " ok" : "BAD"} ${step.name} (${elapsed(start)})`);
    return { key, ok, took: elapsed(start), counts: counts?.passed === undefined ? undefined : counts };
  } catch (error) {
    console.log(error.message);
    console.log(`BAD ${step.name} (${elapsed(start)})`);
    return { key, ok: false, took: elapsed(start) };
  }
}

function summarise(plan, results, start) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log(`\n${"step".padEnd(36)}${"result".padEnd(10)}${"time".padEnd(14)}tests`);
  for (const { key, ok, took, counts } of results) {
    const words = counts ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : "";
    console.log(
      `${steps[key].name.padEnd(36)}${(ok ? "ok" : "FAILED").padEnd(10)}${took.padEnd(14)}${words}`.trimEnd(),
    );
    for (const kind of Object.keys(total)) total[kind] += counts?.[kind] ?? 0;
    if (!ok && !counts?.failed) total.failed += 1;
  }
  console.log(`\nmake ${plan} took ${elapsed(start)}.`);
  console.log(`total: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}

const plan = process.argv[2];
if (!(plan in plans)) {
  console.error(`usage: node scripts/verify.mjs ${Object.keys(plans).join("|")}`);
  process.exit(2);
}
await main(plan);
