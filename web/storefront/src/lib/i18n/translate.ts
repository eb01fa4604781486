import type { Language } from "@api/types";
import type { At, Catalogue, Keys, Plural, Scopes } from "./catalogue";
import { formatNumber } from "./format";

export type Params = Record<string, string | number>;

/** Gives the words for a key of one scope. `find` answers undefined for a key that may not exist. */
export interface Translate<Key extends string = string> {
  (key: Key, params?: Params): string;
  find(path: string, params?: Params): string | undefined;
}

export type Scope = Scopes<Catalogue>;
export type KeysOf<S extends Scope> = Keys<At<Catalogue, S>>;

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  hi: new Intl.PluralRules("hi"),
};

const known = new WeakMap<Catalogue, Map<string, Translate>>();

/**
 * The translator of a scope. `count` chooses between "one" and "other"; numbers are written in the
 * language's own grouping. The same arguments give the same function, so it is safe in dependency lists.
 */
export function translator<S extends Scope>(language: Language, catalogue: Catalogue, scope: S): Translate<KeysOf<S>> {
  const scopes = known.get(catalogue) ?? new Map<string, Translate>();
  known.set(catalogue, scopes);
  const existing = scopes.get(scope);
  if (existing) return existing;

  const found = new Map<string, string | Plural>();
  const find = (path: string, params?: Params) => {
    const message = found.get(path) ?? lookUp(catalogue, path);
    if (message === undefined) return undefined;
    // Only what exists is remembered: a path may come from outside, and there is no end of those.
    found.set(path, message);
    return typeof message === "string" && !params ? message : write(language, message, params ?? {});
  };
  const translate = (key: string, params?: Params) => find(`${scope}.${key}`, params) ?? key;
  const made: Translate = Object.assign(translate, { find });
  scopes.set(scope, made);
  return made;
}

function lookUp(catalogue: Catalogue, path: string): string | Plural | undefined {
  let node: unknown = catalogue;
  for (const step of path.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Record<string, unknown>)[step];
  }
  return typeof node === "string" || isPlural(node) ? node : undefined;
}

function isPlural(node: unknown): node is Plural {
  return typeof node === "object" && node !== null && "other" in node && typeof node.other === "string";
}

function write(language: Language, message: string | Plural, params: Params): string {
  const text = typeof message === "string" ? message : choose(language, message, Number(params.count));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? formatNumber(language, value) : value;
  });
}

function choose(language: Language, message: Plural, count: number): string {
  return rules[language].select(count) === "one" ? message.one : message.other;
}
