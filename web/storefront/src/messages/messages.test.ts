import { expect, test } from "vitest";
import en from "./en.json";
import hi from "./hi.json";

const english = leaves(en);
const hindi = leaves(hi);

test("both languages have the same messages", () => {
  expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
});

test("no message is empty or padded", () => {
  for (const [key, text] of [...english, ...hindi]) expect(text, key).toMatch(/^\S(.*\S)?$/s);
});

test("both languages fill in the same values", () => {
  for (const [key, text] of english) expect(placeholders(hindi.get(key) ?? ""), key).toEqual(placeholders(text));
});

test("a plural has exactly one and other", () => {
  for (const tree of [en, hi]) {
    walk(tree, (node, path) => {
      if ("one" in node || "other" in node) expect(Object.keys(node).sort(), path).toEqual(["one", "other"]);
    });
  }
});

test("Hindi is written in Devanagari, with Latin digits", () => {
  for (const [key, text] of hindi) {
    const words = text.replace(/\{\w+\}/g, "").trim();
    expect(words, key).not.toMatch(/[०-९]/);
    if (/[A-Za-z]{4,}/.test(words)) expect(words, `${key} is not translated`).toMatch(/[\u0900-\u097f]/);
  }
});

function leaves(tree: object): Map<string, string> {
  const found = new Map<string, string>();
  walk(tree, (node, path) => {
    for (const [key, value] of Object.entries(node)) if (typeof value === "string") found.set(`${path}.${key}`, value);
  });
  return found;
}

function walk(node: object, visit: (node: object, path: string) => void, path = ""): void {
  visit(node, path);
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "object" && value !== null) walk(value, visit, `${path}.${key}`);
  }
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();
}
