import type { Language, PageName, PageProps, Payload } from "@api/types";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@ui/testing";
import type { ReactNode } from "react";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { MessagesProvider } from "./i18n";
import type { Frame, View } from "./page";
import { newQueryClient } from "./query";
import { VisitProvider } from "./visit";

export const messages = { en, hi };

/** A payload as the server would send it, with what the test cares about put over it. */
export function payloadOf<N extends PageName>(page: N, props: PageProps[N], over: Partial<Payload> = {}): Payload {
  return {
    page,
    props,
    visit: { language: "en", market: "IND", inApp: false, path: "/", now: "2026-11-14T09:00:00Z" },
    site: {
      brand: "Mylo",
      origin: "https://mylo.test",
      legalName: "",
      address: "",
      grievanceOfficer: "",
      grievanceEmail: "",
      supportPhone: "",
      supportEmail: "",
    },
    head: { title: "Mylo", canonical: null, alternates: [], robots: "" },
    rendered: true,
    ...over,
  };
}

function Nothing() {
  return null;
}

/** A view with the given title, of a page that shows nothing. */
export function viewOf(title: string, frame?: Frame): View {
  const payload = payloadOf("offline", {});
  return {
    payload: { ...payload, head: { ...payload.head, title } },
    module: { Page: Nothing, frame },
    messages: en,
  };
}

/** Renders with everything that the shell provides to a page. */
export function renderInShop(node: ReactNode, payload: Payload = payloadOf("offline", {})) {
  const { language } = payload.visit;
  return render(
    <QueryClientProvider client={newQueryClient()}>
      <VisitProvider payload={payload}>
        <MessagesProvider language={language} messages={messages[language]}>
          {node}
        </MessagesProvider>
      </VisitProvider>
    </QueryClientProvider>,
  );
}

/** The payload of a reader of a language on a page. */
export function visitIn(language: Language, path: string, over: Partial<Payload["visit"]> = {}): Payload {
  const payload = payloadOf("offline", {});
  return { ...payload, visit: { ...payload.visit, language, path, ...over } };
}
