import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isCostly, onIntent, Prefetched } from "./prefetch";

const url = new URL("https://mylo.test/there");

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

function connection(value: object) {
  Object.defineProperty(navigator, "connection", { value, configurable: true });
}

test("a page fetched ahead is handed over once", async () => {
  const fetch = vi.fn(async () => "page");
  const ahead = new Prefetched(fetch);
  ahead.warm(url);
  ahead.warm(url);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await ahead.take(url)).toBe("page");
  expect(ahead.take(url)).toBeUndefined();
});

test("after fifteen seconds it is too old", () => {
  let now = 0;
  const ahead = new Prefetched(
    async () => "page",
    () => now,
  );
  ahead.warm(url);
  now = 15_000;
  expect(ahead.take(url)).toBeUndefined();
});

test("a failed guess is forgotten", async () => {
  const ahead = new Prefetched(() => Promise.reject(new TypeError()));
  ahead.warm(url);
  await vi.advanceTimersByTimeAsync(0);
  expect(ahead.take(url)).toBeUndefined();
});

function rest(selector: string, type = "pointerover") {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

test("resting on a link for a moment is intent; passing over it is not", () => {
  document.body.innerHTML = '<a id="one" href="/one">1</a><a id="two" href="/two">2</a><p id="none">x</p>';
  const wanted: string[] = [];
  const stop = onIntent((to) => wanted.push(to.pathname));
  rest("#one");
  vi.advanceTimersByTime(40);
  rest("#none");
  vi.advanceTimersByTime(100);
  expect(wanted).toEqual([]);
  rest("#two");
  vi.advanceTimersByTime(60);
  expect(wanted).toEqual(["/two"]);
  rest("#one", "touchstart");
  vi.advanceTimersByTime(0);
  expect(wanted).toEqual(["/two", "/one"]);
  stop();
  rest("#two", "focusin");
  vi.advanceTimersByTime(100);
  expect(wanted).toHaveLength(2);
});

test("nothing is fetched ahead on a slow line, when data is to be saved, or where a link forbids it", () => {
  document.body.innerHTML = '<a id="one" href="/one">1</a><p data-no-prefetch><a id="two" href="/two">2</a></p>';
  const callback = vi.fn();
  const stop = onIntent(callback);
  rest("#two");
  connection({ saveData: true });
  rest("#one");
  connection({ effectiveType: "3g" });
  rest("#one", "focusin");
  vi.advanceTimersByTime(1000);
  expect(callback).not.toHaveBeenCalled();
  expect(isCostly()).toBe(true);
  connection({ effectiveType: "4g", saveData: false });
  expect(isCostly()).toBe(false);
  stop();
});
