import type { Language, PageName, Payload } from "@api/types";
import { renderToString } from "react-dom/server";
import type { Catalogue } from "@/lib/i18n";
import type { PageModule } from "@/lib/page";
import { loadMessages } from "@/messages";
import { pages } from "@/pages";
import { App } from "@/shell/app";

const modules = new Map<string, PageModule<object>>();
for (const [name, load] of Object.entries(pages)) modules.set(name, (await load()) as PageModule<object>);

const messages: Record<Language, Catalogue> = { en: await loadMessages.en(), hi: await loadMessages.hi() };

/** Renders what stands inside #app. The same payload gives the same HTML: no clock, no network, no globals. */
export function render(json: string): string {
  const payload = JSON.parse(json) as Payload;
  const module = modules.get(payload.page);
  if (!module) throw new Error(`no page is called ${payload.page satisfies PageName}`);
  return renderToString(<App view={{ payload, module, messages: messages[payload.visit.language] }} />);
}
