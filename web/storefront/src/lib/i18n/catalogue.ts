import type en from "@/messages/en.json";

/** All interface words of one language. English is the shape; a test holds Hindi to it. */
export type Catalogue = typeof en;

/** A message that depends on a count, as the plural rules of the language divide it. */
export interface Plural {
  one: string;
  other: string;
}

/** The keys below a node that name a message, joined with dots. */
export type Keys<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The keys below a node that name a group of messages, joined with dots. */
export type Scopes<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? never : K | `${K}.${Scopes<T[K]>}`;
}[keyof T & string];

/** The node that a dotted path leads to. */
export type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;
