// Measures every page type in every language with Lighthouse, prints a table and says which budgets are met.
// It never fails because of a number. PAGES=word measures only the pages with that word in their name.

import { appendFileSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { launch } from "chrome-launcher";
import { chromiumFlags, chromiumPath } from "../../e2e/lib/chromium.mjs";
import { startServer } from "../../e2e/lib/server.mjs";
import { measure } from "./measure.mjs";
import { languages, pages, requestBudget, scores } from "./table.mjs";

const RUNS = Number(process.env.RUNS ?? 3);

// Search engines may only index production, so that is what is measured.
const production = {
  MYLO_ENV: "production",
  MYLO_ORIGIN: "https://127.0.0.1",
  MYLO_SECRET: "a secret that only this measurement knows",
  MYLO_SMS_URL: "https://sms.example",
  MYLO_SMS_AUTH_KEY: "measured",
  MYLO_LEGAL_NAME: "Measured Store Private Limited",
  MYLO_GRIEVANCE_OFFICER: "M. Easure",
};

const columns = [
  "page",
  "lang",
  "perf",
  "a11y",
  "best",
  "seo",
  "LCP s",
  "TBT ms",
  "CLS",
  "JS KB",
  "HTML KB",
  "requests",
];
const widths = [12, 5, 5, 5, 5, 5, 6, 7, 6, 7, 8, 9];
const line = (cells) => cells.map((cell, i) => String(cell).padStart(widths[i])).join(" ");

const say = (text) => process.stdout.write(`${text}\n`);

async function main() {
  const server = await startServer("pages", production, { seed: true });
  const browser = await launch({ chromePath: chromiumPath(), chromeFlags: [...chromiumFlags, "--headless=new"] });
  const missed = [];
  try {
    say(line(columns));
    for (const page of pages.filter(({ name }) => name.includes(process.env.PAGES ?? ""))) {
      for (const { code, prefix } of languages) {
        const result = await measure(server.url + prefix + page.path, browser.port, RUNS);
        print(page, code, result);
        keep(page, code, result);
        missed.push(...misses(page, code, result));
      }
    }
  } finally {
    await browser.kill();
    await server.stop();
  }
  say(missed.length === 0 ? "\nevery budget is met" : `\nmissed:\n${missed.map((text) => `  ${text}`).join("\n")}`);
}

function print(page, code, r) {
  say(
    line([
      page.name,
      code,
      r.scores.performance,
      r.scores.accessibility,
      r.scores["best-practices"],
      r.scores.seo,
      (r.largestPaint / 1000).toFixed(2),
      Math.round(r.blocking),
      r.shift.toFixed(3),
      r.js.toFixed(1),
      r.html.toFixed(1),
      `${r.beforePaint}/${r.requests}`,
    ]),
  );
  for (const audit of r.failed) say(`${" ".repeat(19)}- ${audit}`);
}

function misses(page, code, r) {
  const found = [];
  const check = (ok, text) => ok || found.push(`${page.name} (${code}): ${text}`);
  for (const [id, least] of Object.entries(scores)) {
    if (id === "seo" && page.indexed === false) continue;
    check(r.scores[id] >= least, `${id} ${r.scores[id]}, at least ${least}`);
  }
  check(r.js <= page.budget.js, `${r.js.toFixed(1)} KB of JavaScript, at most ${page.budget.js}`);
  check(r.html <= page.budget.html, `${r.html.toFixed(1)} KB of HTML, at most ${page.budget.html}`);
  check(r.beforePaint <= requestBudget, `${r.beforePaint} requests before the largest paint, at most ${requestBudget}`);
  check(r.shift === 0, `layout shift ${r.shift}, must be 0`);
  return found;
}

function keep(page, code, result) {
  const folder = resolve(import.meta.dirname, "../results");
  mkdirSync(folder, { recursive: true });
  const row = { at: new Date().toISOString(), page: page.name, language: code, ...result };
  appendFileSync(join(folder, "pages.jsonl"), `${JSON.stringify(row)}\n`);
}

await main();
