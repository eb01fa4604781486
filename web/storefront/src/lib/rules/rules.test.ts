import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { authorizationHeader } from "./authorization";
import { type Action, type Event, MAX_POLLS, type State, start, step } from "./caller-login";
import { connectionClass } from "./connection";
import { fourDigits } from "./random";
import { mayAddToCart } from "./size-guard";
import { truncate } from "./truncate";
import { isDesktop } from "./viewport";

describe("isDesktop", () => {
  it("begins at 720 pixels", () => {
    expect([719, 719.5, 720, 1280].map(isDesktop)).toEqual([false, false, true, true]);
  });
});

describe("mayAddToCart", () => {
  it("refuses a size that was asked for and left empty", () => {
    const refused = ['{"SIZE":""}', '{"SIZE":"  "}', '{"SIZE":null}', '{"COLOUR":"red","SIZE":""}'];
    expect(refused.filter(mayAddToCart)).toEqual([]);
  });

  it("lets everything else through, whatever the cookie holds", () => {
    const fine = [null, "", "{}", '{"SIZE":"M"}', '{"SIZE":0}', '{"size":""}', "null", "[]", '"SIZE"', "7", "{"];
    expect(fine.filter((cookie) => !mayAddToCart(cookie))).toEqual([]);
  });
});

describe("authorizationHeader", () => {
  const header = (loggedIn: boolean, forced: boolean, noAuth: boolean) =>
    authorizationHeader({ loggedIn, forced, noAuth, guestToken: "g", userToken: "u" });

  it("leaves somebody signed in to the cookie unless forced", () => {
    expect(header(true, false, false)).toBeNull();
    expect(header(true, true, false)).toBe("Bearer u");
  });

  it("gives guests the shared token, forced or not", () => {
    expect([header(false, false, false), header(false, true, false)]).toEqual(["Bearer g", "Bearer g"]);
  });

  it("sends nothing when told to send nothing", () => {
    expect([header(false, false, true), header(true, true, true)]).toEqual([null, null]);
  });
});

describe("truncate", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(["a", "कि", "स्ते", "👩🏽‍🍼"])("counts %s as one character", (unit) => {
    expect(truncate(unit.repeat(29))).toBe(unit.repeat(29));
    expect(truncate(unit.repeat(30))).toBe(`${unit.repeat(28)}..`);
    expect(truncate(unit.repeat(99))).toBe(`${unit.repeat(28)}..`);
  });

  it("keeps vowel signs with their letters in a browser without a segmenter", () => {
    vi.stubGlobal("Intl", {});
    expect(truncate("कि".repeat(29))).toBe("कि".repeat(29));
    expect(truncate("कि".repeat(31))).toBe(`${"कि".repeat(28)}..`);
  });
});

describe("connectionClass", () => {
  it("follows what the browser reports", () => {
    const types = ["slow-2g", "2g", "3g", "4g", "", null, undefined];
    expect(types.map((type) => connectionClass(type))).toEqual([
      ...["slow", "slow", "medium", "fast"],
      ...["fast", "fast", "fast"],
    ]);
  });

  it("is slow for somebody who saves data", () => {
    expect(connectionClass("4g", true)).toBe("slow");
  });
});

describe("fourDigits", () => {
  it("always has four digits", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) =>
        /^[1-9]\d{3}$/.test(String(fourDigits(random))),
      ),
    );
    expect([fourDigits(0), fourDigits(1 - Number.EPSILON)]).toEqual([1000, 9999]);
  });
});

describe("caller login", () => {
  const run = (...events: Event[]) =>
    events.reduce<[State, Action["type"][]]>(
      ([state, done], event) => {
        const [next, actions] = step(state, event);
        return [next, [...done, ...actions.map((action) => action.type)]];
      },
      [start, []],
    );
  const unfocused: Event = { type: "focus-checked", focused: false };
  const keepWaiting: Event[] = [{ type: "polled", poll: { status: 300 } }, { type: "wait-over" }];

  it("takes the normal way when the page kept its focus", () => {
    expect(run({ type: "focus-checked", focused: true })).toEqual([{ phase: "over" }, ["normal-login"]]);
  });

  it("hands over the token once the app has answered", () => {
    const [state, actions] = step(run(unfocused)[0], { type: "polled", poll: { status: 200, data: { token: "t" } } });
    expect(state).toEqual({ phase: "over" });
    expect(actions[0]).toEqual({ type: "save-token", data: { token: "t" } });
  });

  it("falls back when another number was chosen", () => {
    const [, done] = run(unfocused, { type: "polled", poll: { status: 400 } });
    expect(done).toEqual(["show-popup", "poll", "close-popup", "fallback"]);
  });

  it("gives up after the last poll", () => {
    const [state, done] = run(unfocused, ...Array.from({ length: MAX_POLLS + 5 }, () => keepWaiting).flat());
    expect(state).toEqual({ phase: "over" });
    expect(done.filter((type) => type === "poll")).toHaveLength(MAX_POLLS);
    expect(done.slice(-2)).toEqual(["close-popup", "fallback"]);
  });

  it("ends at most once, whatever happens in whatever order", () => {
    const event: fc.Arbitrary<Event> = fc.oneof(
      fc.boolean().map((focused): Event => ({ type: "focus-checked", focused })),
      fc.constant<Event>({ type: "wait-over" }),
      fc.constantFrom(200, 300, 400, 500).map((status): Event => ({ type: "polled", poll: { status, data: 1 } })),
      fc.constant<Event>({ type: "polled", poll: "failed" }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const [state, done] = run(...events);
        const ends = done.filter((type) => ["normal-login", "success", "fallback"].includes(type));
        return ends.length === (state.phase === "over" ? 1 : 0);
      }),
    );
  });
});
