import { expect, test } from "@playwright/test";
import { diaper, languages, localised } from "./site.ts";

for (const { code, prefix } of languages) {
  test(`the raw HTML of the product page tells search engines what they need (${code})`, async ({ request }) => {
    const answer = await request.get(localised(diaper.path, prefix));
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${code}`));
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${localised(diaper.path, prefix)}"`));
    expect(html).toMatch(/hreflang="en-in"/i);
    expect(html).toMatch(/hreflang="hi-in"/i);
    expect(html).toMatch(/hreflang="x-default"/i);
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    const jsonLd = html.match(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/)?.[1] ?? "";
    expect(jsonLd).toContain("priceCurrency");
    expect(() => JSON.parse(jsonLd)).not.toThrow();
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
}

test("the policy lets no script run that the server did not write", async ({ request }) => {
  const first = await request.get(diaper.path);
  const second = await request.get(diaper.path);
  const policy = first.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src[^;]*'nonce-[^']+'/);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
  const nonce = (text: string) => text.match(/'nonce-([^']+)'/)?.[1] ?? "";
  expect(nonce(policy)).not.toBe(nonce(second.headers()["content-security-policy"] ?? ""));
  expect(await first.text()).toContain(`nonce="${nonce(policy)}"`);
});

test("the other security headers are there", async ({ request }) => {
  const headers = (await request.get(diaper.path)).headers();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toBeTruthy();
});

test("a page that has not changed is not sent again", async ({ request }) => {
  const first = await request.get(diaper.path);
  const tag = first.headers().etag;
  expect(tag).toBeTruthy();
  const second = await request.get(diaper.path, { headers: { "if-none-match": tag ?? "" } });
  expect(second.status()).toBe(304);
  expect(second.headers()["content-security-policy"]).toBeUndefined();
});

test("the same address answers its props as JSON", async ({ request }) => {
  const answer = await request.get(diaper.path, { headers: { accept: "application/json" } });
  expect(answer.headers()["content-type"]).toContain("application/json");
  const payload = await answer.json();
  expect(payload.page).toBe("product");
  expect(payload.props.options).toHaveLength(3);
});
