import "./styles.css";
import type { Payload } from "@api/types";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { PageModule, View } from "@/lib/page";
import { loadMessages } from "@/messages";
import { pages } from "@/pages";
import { App } from "@/shell/app";

/** Fetches everything a page needs, so that its first render is complete. */
async function load(payload: Payload): Promise<View> {
  const [module, messages] = await Promise.all([
    (pages as Record<string, () => Promise<unknown>>)[payload.page]?.() as Promise<PageModule<object>>,
    loadMessages[payload.visit.language](),
  ]);
  return { payload, module, messages };
}

const app = document.getElementById("app");
const inlined = document.getElementById("page")?.textContent;
if (app && inlined) {
  const view = await load(JSON.parse(inlined) as Payload);
  if (view.payload.rendered) hydrateRoot(app, <App view={view} />);
  else createRoot(app).render(<App view={view} />);
}
