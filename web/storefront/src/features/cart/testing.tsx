import type { CartLine, CartView, Language, Money } from "@api/types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@ui/testing";
import { ToastRegion } from "@ui/toast";
import { dismissToast, toastStore } from "@ui/toasts";
import type { ReactNode } from "react";
import { afterEach, vi } from "vitest";
import { MessagesProvider } from "@/lib/i18n";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";

export { act, screen, waitFor, within } from "@ui/testing";

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast(toastStore.current()?.id ?? 0);
});

/** Renders with a fresh cache, a language and a place for toasts, as the shell would. */
export function show(node: ReactNode, language: Language = "en") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const shown = render(
    <QueryClientProvider client={client}>
      <MessagesProvider language={language} messages={{ en, hi }[language]}>
        {node}
        <ToastRegion />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  return { ...shown, client };
}

export function rupees(amount: number): Money {
  return { paise: amount * 100, text: `₹${amount.toLocaleString("en-IN")}`, spoken: `${amount} rupees` };
}

export function line(over: Partial<CartLine> = {}): CartLine {
  return {
    id: "line_1",
    productId: 970,
    optionId: 1,
    url: "/product/reusable-cloth-diaper-970",
    name: "Cloth Diaper",
    optionTitle: "Pack of 3",
    picture: { src: "/media/a.jpg", alt: "", width: 1080, height: 1080, sources: [], tint: "#FDE8E4" },
    quantity: 1,
    maxQuantity: 10,
    unit: rupees(1197),
    total: rupees(1197),
    strikeTotal: rupees(2097),
    unavailable: false,
    ...over,
  };
}

export function cartOf(lines: CartLine[], over: Partial<CartView> = {}): CartView {
  return {
    id: "cart_1",
    version: 1,
    count: lines.length,
    lines,
    mrpTotal: rupees(2097),
    savings: lines.length > 0 ? rupees(900) : undefined,
    total: rupees(1197),
    empty: lines.length === 0,
    ...over,
  };
}

interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Reply = CartView | { status: number; code: string };

/** A server that records what it is asked and answers as told. */
export function fakeServer(answer: (call: Call) => Reply | Promise<Reply>) {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call = { method: init.method ?? "GET", path, body: init.body ? JSON.parse(String(init.body)) : undefined };
    calls.push(call);
    const reply = await answer(call);
    if ("status" in reply) {
      return new Response(JSON.stringify({ error: { code: reply.code, message: "" } }), { status: reply.status });
    }
    return new Response(JSON.stringify(reply));
  });
  return calls;
}
