import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, over, readThemes } from "./tokens.testing";

const themes = readThemes(readFileSync(`${import.meta.dirname}/tokens.css`, "utf8"));

const grounds = ["surface", "raised", "paper", "blush"];
const text: [string, string[]][] = [
  ["ink", [...grounds, "leaf-soft", "honey-soft", "sky-soft"]],
  ["ink-soft", [...grounds, "leaf-soft", "honey-soft", "sky-soft"]],
  ["action-text", grounds],
  ["leaf", [...grounds, "leaf-soft"]],
  ["honey", [...grounds, "honey-soft"]],
  ["sky", [...grounds, "sky-soft"]],
  ["on-action", ["action", "action-strong"]],
  ["on-toast", ["toast"]],
  ["toast-action", ["toast"]],
];
/** What is not text but has to be seen: edges of fields, the focus ring, a filled button, large shapes. */
const shapes: [string, string[]][] = [
  ["edge", grounds],
  ["focus", grounds],
  ["action", ["surface", "raised", "paper"]],
  ["brand", ["surface", "raised", "paper"]],
];

describe.each(Object.entries(themes))("in the %s theme", (_, theme) => {
  const colour = (name: string) => {
    const value = theme[`--color-${name}`];
    if (!value) throw new Error(`no token --color-${name}`);
    return value;
  };

  test.each(pairs(text))("%s can be read on %s", (front, ground) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))("%s can be seen on %s", (front, ground) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test("every colour that is text somewhere is in the list above", () => {
    const listed = new Set([...text, ...shapes].flatMap(([front, on]) => [front, ...on]));
    const rest = Object.keys(theme)
      .filter((name) => name.startsWith("--color-"))
      .map((name) => name.slice("--color-".length))
      .filter((name) => !listed.has(name));
    expect(rest.sort()).toEqual(["*", "brand-soft", "current", "line", "scrim", "tint", "transparent", "white"]);
  });
});

test("a see-through colour is mixed with what lies under it", () => {
  expect(over("rgb(0 0 0 / 0.5)", "#ffffff")).toEqual([127.5, 127.5, 127.5]);
});

test("the contrast of the brand with white is the one that the look asks us to mind", () => {
  expect(contrast("#ef4e5e", "#ffffff")).toBeCloseTo(3.55, 2);
});

function pairs(list: [string, string[]][]): [string, string][] {
  return list.flatMap(([front, on]) => on.map((ground): [string, string] => [front, ground]));
}
