import type { Payload } from "@api/types";
import { render, screen, within } from "@ui/testing";
import axe from "axe-core";
import { expect, test, vi } from "vitest";
import type { Frame } from "@/lib/page";
import { newQueryClient } from "@/lib/query";
import { messages, payloadOf, visitIn } from "@/lib/testing";
import { App } from "./app";

vi.stubGlobal(
  "fetch",
  vi.fn(async () => new Response('{"count":3,"lines":[]}')),
);

function Page() {
  return <main id="main">page</main>;
}

function show(payload: Payload, frame?: Frame) {
  const module = { Page, frame };
  return render(
    <App view={{ payload, module, messages: messages[payload.visit.language] }} client={newQueryClient()} />,
  );
}

const english = visitIn("en", "/product/x-970");

test("the languages are in their own scripts, and choosing one stays on the page", () => {
  show(visitIn("hi", "/product/x-970"));
  const languages = within(screen.getByRole("navigation", { name: "भाषा" }));
  const [first, second] = languages.getAllByRole("link");
  expect(first?.textContent).toBe("English");
  expect(first?.getAttribute("href")).toBe("/product/x-970?language=en");
  expect(second?.textContent).toBe("हिन्दी");
  expect(second?.getAttribute("lang")).toBe("hi");
  expect(second?.getAttribute("aria-current")).toBe("true");
});

test("the cart says how many pieces it holds, once that is known", async () => {
  show(english);
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "Cart" }).getAttribute("href")).toBe("/cart");
  expect(await header.findByRole("link", { name: "Cart, 3 items" })).toBeTruthy();
});

test("a page may ask for a way back and against the bottom bar", () => {
  show(english, { back: true, bottomBar: false });
  expect(screen.getByRole("link", { name: "Back" })).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
});

test("inside the app its own bars are enough", () => {
  show(visitIn("en", "/", { inApp: true }), { back: true });
  expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
  expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
});

test("the footer shows what the configuration says, and nothing else", () => {
  const { site } = english;
  const { unmount } = show(english);
  expect(within(screen.getByRole("contentinfo")).queryByRole("heading")).toBeNull();
  unmount();
  const words = { legalName: "Mylo Private Limited", address: "Delhi", grievanceOfficer: "A. Rao" };
  show({ ...english, site: { ...site, ...words, supportPhone: "+91 11 4000 0000" } });
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("A. Rao")).toBeTruthy();
  expect(footer.getByRole("link", { name: "Call us: +91 11 4000 0000" }).getAttribute("href")).toBe(
    "tel:+911140000000",
  );
  expect(footer.getByText("© 2026 Mylo Private Limited")).toBeTruthy();
});

test("the skip link leads to the content of every page", () => {
  show(english);
  expect(screen.getByRole("link", { name: "Skip to content" }).getAttribute("href")).toBe("#main");
});

test.each(["en", "hi"] as const)(
  "the shell has no accessibility fault that a machine can find (%s)",
  async (language) => {
    document.documentElement.lang = language;
    const { container } = show({ ...payloadOf("offline", {}), ...visitIn(language, "/") });
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  },
);
