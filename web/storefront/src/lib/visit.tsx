import type { Language, Market, Payload, Site, Visit } from "@api/types";
import { createContext, type ReactNode, use } from "react";

const PayloadContext = createContext<Payload | null>(null);

/** Tells everything below it who looks, from where, and what the shop is called. */
export function VisitProvider({ payload, children }: { payload: Payload; children: ReactNode }) {
  return <PayloadContext value={payload}>{children}</PayloadContext>;
}

function usePayload(): Payload {
  const payload = use(PayloadContext);
  if (!payload) throw new Error("this needs a VisitProvider above it");
  return payload;
}

export function useVisit(): Visit {
  return usePayload().visit;
}

export function useSite(): Site {
  return usePayload().site;
}

/** Gives the address of a page in the visitor's own market and language: `path("/cart")` may be `/uae/hi/cart`. */
export function usePath(): (path: string) => string {
  const { market, language } = useVisit();
  return (path) => addressOf(market, language, path);
}

/** The address of a page for readers of a language in a market. */
export function addressOf(market: Market, language: Language, path: string): string {
  const prefix = (market === "UAE" ? "/uae" : "") + (language === "hi" ? "/hi" : "");
  return prefix && path === "/" ? prefix : prefix + path;
}
