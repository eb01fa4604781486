import type { Language, Payload } from "@api/types";
import { renderToString } from "react-dom/server";
import type { Catalogue } from "@/lib/i18n";
import type { PageModule } from "@/lib/page";
import { newQueryClient } from "@/lib/query";
import { loadMessages } from "@/messages";
import { pages } from "@/pages";
import { App } from "@/shell/app";

// All pages and both languages are in memory before the first render, so that rendering never waits.
const modules = new Map<string, PageModule<object>>();
for (const [name, load] of Object.entries(pages)) modules.set(name, (await load()) as PageModule<object>);

const messages: Record<Language, Catalogue> = { en: await loadMessages.en(), hi: await loadMessages.hi() };

/** Renders what stands inside #app. The same payload gives the same HTML: no clock, no network, no globals. */
export function render(json: string): string {
  const payload = JSON.parse(json) as Payload;
  const module = modules.get(payload.page);
  if (!module) throw new Error(`no page is called ${payload.page}`);
  const view = { payload, module, messages: messages[payload.visit.language] };
  return renderToString(<App view={view} client={newQueryClient()} />);
}

/** Renders a few small pages, so that the first visitor does not wait for code to be compiled. */
export function warm(): void {
  for (const language of ["en", "hi"] as const) {
    for (let i = 0; i < 20; i += 1) render(JSON.stringify(sample(language)));
  }
}

function sample(language: Language): Payload {
  const words = { brand: "", origin: "", legalName: "", address: "" };
  const people = { grievanceOfficer: "", grievanceEmail: "", supportPhone: "0", supportEmail: "" };
  return {
    page: "error",
    props: { status: 500, code: "", message: "", requestId: "0", retry: true },
    visit: { language, market: "IND", inApp: false, path: "/", now: "2026-01-01T00:00:00Z" },
    site: { ...words, ...people },
    head: { title: "", canonical: null, alternates: [], robots: "" },
    rendered: true,
  };
}
