import { expect, test } from "@playwright/test";
import { diaper } from "./site.ts";

const redirects = [
  { name: "a wrong slug", from: "/product/something-else-970", to: diaper.path },
  { name: "a wrong slug in Hindi", from: "/hi/product/something-else-970", to: diaper.hindiPath },
  { name: "a trailing slash", from: `${diaper.path}/`, to: diaper.path },
  { name: "upper case", from: "/Product/Reusable-Cloth-Diaper-970", to: diaper.path },
  { name: "a double slash", from: "/product//reusable-cloth-diaper-970", to: diaper.path },
];
for (const { name, from, to } of redirects) {
  test(`${name} is sent to the right address for good`, async ({ request, baseURL }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    const location = answer.headers().location ?? "";
    expect(new URL(location, baseURL).pathname).toBe(to);
  });
}

test("a redirect keeps the query", async ({ request }) => {
  const answer = await request.get("/product/something-else-970?country=uae", { maxRedirects: 0 });
  expect(answer.headers().location).toContain("country=uae");
});

test("a redirect never leaves the site", async ({ request, baseURL }) => {
  for (const path of ["//example.com/", "//example.com/%2e%2e", "/\\example.com/"]) {
    const answer = await request.fetch(baseURL + path, { maxRedirects: 0 });
    const location = answer.headers().location ?? "/";
    expect(new URL(location, baseURL).origin).toBe(baseURL);
  }
});

test("a call that does not exist answers in JSON with a code", async ({ request }) => {
  const answer = await request.get("/api/no-such-call");
  expect(answer.status()).toBe(404);
  const body = await answer.json();
  expect(body.error.code).toBeTruthy();
  expect(body.error.requestId).toBeTruthy();
});

test("a write from another site is refused", async ({ request }) => {
  const answer = await request.post("/api/cart/lines", {
    headers: { origin: "https://example.com", "sec-fetch-site": "cross-site" },
    data: { productId: 970, optionId: 1, quantity: 1 },
  });
  expect(answer.status()).toBe(403);
});
