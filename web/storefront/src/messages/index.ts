import type { Language } from "@api/types";
import type { Catalogue } from "@/lib/i18n";

/** Loads the words of one language. Each is its own chunk, so a visitor downloads only one. */
export const loadMessages: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import("./en.json")).default,
  hi: async () => (await import("./hi.json")).default,
};
