// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { authorizationHeader } from "./authorization";
import { type Action, type Poll, type Step, start, step } from "./caller-login";
import { connectionClass } from "./connection";
import { storedFilterKey } from "./draft-option";
import { fourDigits } from "./random";
import { mayAddToCart } from "./size-guard";
import { truncate } from "./truncate";
import { isDesktop } from "./viewport";

interface Case {
  in: unknown;
  out: unknown;
  note: string;
}

interface Rule {
  id: string;
  title: string;
  cases: Case[];
}

/** Feeds the input of a case to the code that implements the rule. */
const answers: Record<string, (input: never) => unknown> = {
  R06: isDesktop,
  R18: mayAddToCart,
  R34: ([option, caller]: [string, boolean | string]) => storedFilterKey(option, caller),
  R47: ([loggedIn, forced, noAuth]: [boolean, boolean, boolean]) =>
    authorizationHeader({ loggedIn, forced, noAuth, guestToken: "<guest>", userToken: "<user>" }),
  R51: truncate,
  R56: (effectiveType: string | null) => connectionClass(effectiveType),
  R57: fourDigits,
  R58: ([focused, polls]: [boolean, ListedPoll[]]) => callerLogin(focused, polls),
};

/** A poll as the cases write it: status and data, or the word for a failed call. */
type ListedPoll = [number, unknown] | "err";

/** Runs the machine on the listed polls, and gives what it did in the words of the cases. */
function callerLogin(focused: boolean, polls: ListedPoll[]): string[] {
  const left = polls.map((poll): Poll => (poll === "err" ? "failed" : { status: poll[0], data: poll[1] }));
  const done: string[] = [];
  const follow = ([state, actions]: Step) => {
    for (const action of actions) {
      if (action.type !== "poll") done.push(words(action));
      const poll = action.type === "poll" && left.shift();
      if (poll) follow(step(state, { type: "polled", poll }));
      if (action.type === "wait") follow(step(state, { type: "wait-over" }));
    }
  };
  follow(step(start, { type: "focus-checked", focused }));
  return done;
}

function words(action: Action): string {
  if (action.type === "wait") return `wait ${action.milliseconds}`;
  if (action.type === "log-verified") return "log OTP_verified truecaller";
  return action.type.replaceAll("-", "_");
}

const root = resolve(import.meta.dirname, "../../../../..");

/** VECTORS names the file, from the root of the repository; see internal/vectors, which runs the same one. */
function casesFile(): string {
  const named = process.env.VECTORS;
  if (named) return isAbsolute(named) ? named : resolve(root, named);
  const beside = resolve(root, "../shared/product/vectors.json");
  return existsSync(beside) ? beside : resolve(root, "internal/vectors/testdata/vectors.json");
}

const { rules } = JSON.parse(readFileSync(casesFile(), "utf8")) as { rules: Rule[] };

function listed(name: string): string[] {
  const lines = readFileSync(resolve(root, "internal/vectors", name), "utf8").split("\n");
  return lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(" ")[0] ?? "");
}

describe("acceptance cases", () => {
  let passed = 0;
  let failed = 0;

  for (const { id, title, cases } of rules.filter((rule) => rule.id in answers)) {
    it(`${id} ${title}`, () => {
      const problems = cases
        .map((one, index) => problem(`${id}, case ${index + 1}`, one))
        .filter((text) => text !== "");
      passed += cases.length - problems.length;
      failed += problems.length;
      expect(problems).toEqual([]);
    });

    function problem(name: string, one: Case): string {
      const got = answer(one.in);
      if (isDeepStrictEqual(got, one.out)) return "";
      const [input, actual, expected] = [one.in, got, one.out].map((value) => JSON.stringify(value));
      return `${name}: in ${input}: got ${actual}, want ${expected} (${one.note})`;
    }

    function answer(input: unknown): unknown {
      try {
        return answers[id]?.(input as never);
      } catch (error) {
        return String(error);
      }
    }
  }

  it("are listed for the browser exactly where the browser implements them", () => {
    expect(listed("browser.txt").sort()).toEqual(Object.keys(answers).sort());
    expect(listed("pending.txt").filter((id) => id in answers)).toEqual([]);
  });

  afterAll(() => {
    process.stdout.write(`\nvectors(ts): ${passed} passed, ${failed} failed\n`);
  });
});
