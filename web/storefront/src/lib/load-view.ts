import type { Payload } from "@api/types";
import type { Catalogue } from "./i18n";
import type { PageModule, Registry, View } from "./page";

/** Loads the code and the words of a page together, so that its first render is complete. */
export async function loadView(
  payload: Payload,
  pages: Registry,
  messages: Record<string, () => Promise<Catalogue>>,
): Promise<View> {
  const code = pages[payload.page]?.();
  const words = messages[payload.visit.language]?.();
  if (!code || !words) throw new Error(`no page is called ${payload.page} in ${payload.visit.language}`);
  const [module, catalogue] = await Promise.all([code as Promise<PageModule<object>>, words]);
  return { payload, module, messages: catalogue };
}
