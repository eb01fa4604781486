import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./client";
import { ApiError } from "./error";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answer(status: number, body: unknown) {
  fetched.mockResolvedValue(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
}

test("a reply is the parsed body", async () => {
  answer(200, { count: 2 });
  expect(await api.get("/api/cart")).toEqual({ count: 2 });
});

test("an empty reply is undefined", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await api.delete("/api/cart/lines/1")).toBeUndefined();
});

test("a body is sent as JSON in the language of the page", async () => {
  document.documentElement.lang = "hi";
  answer(200, {});
  await api.put("/api/cart/lines/1", { quantity: 3 });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/cart/lines/1");
  expect(init).toMatchObject({ method: "PUT", body: '{"quantity":3}', credentials: "same-origin" });
  expect(init?.headers).toMatchObject({ "Content-Type": "application/json", "Accept-Language": "hi" });
});

test("a refusal keeps its code, words, parameters and status", async () => {
  answer(422, { error: { code: "cart.quantity_limit", message: "Too many.", params: { max: 10 } } });
  const error = await api.post("/api/cart/lines", {}).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    code: "cart.quantity_limit",
    message: "Too many.",
    body: { params: { max: 10 } },
  });
});

test("a page sent by a proxy in between is an error, not a crash", async () => {
  answer(502, "<html>Bad gateway</html>");
  await expect(api.get("/api/cart")).rejects.toMatchObject({ status: 502, code: "http.not_json" });
});

test("an error without a body is named after its status", async () => {
  answer(503, "");
  await expect(api.get("/api/cart")).rejects.toMatchObject({ code: "http.503" });
});

test("a lost connection is network.unreachable", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(api.get("/api/cart")).rejects.toMatchObject({ status: 0, code: "network.unreachable" });
});

test("a call that takes too long is network.timeout", async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(never);
  const result = expect(api.get("/api/cart", { timeout: 1000 })).rejects.toMatchObject({ code: "network.timeout" });
  await vi.advanceTimersByTimeAsync(1000);
  await result;
});

test("an abort by the caller stays an abort", async () => {
  fetched.mockImplementation(never);
  const caller = new AbortController();
  const result = expect(api.get("/api/cart", { signal: caller.signal })).rejects.toMatchObject({ name: "AbortError" });
  caller.abort();
  await result;
});

function never(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
}
