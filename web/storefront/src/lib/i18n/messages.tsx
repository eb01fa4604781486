import type { Language } from "@api/types";
import { createContext, type ReactNode, use } from "react";
import type { Catalogue } from "./catalogue";
import { type KeysOf, type Scope, type Translate, translator } from "./translate";

const MessagesContext = createContext<{ language: Language; messages: Catalogue } | null>(null);

/** Gives the words of one language to everything below it. */
export function MessagesProvider(props: { language: Language; messages: Catalogue; children: ReactNode }) {
  const { language, messages, children } = props;
  return <MessagesContext value={{ language, messages }}>{children}</MessagesContext>;
}

/** The words of one scope: `const t = useMessages("cart.drawer"); t("itemCount", { count: 3 })`. */
export function useMessages<S extends Scope>(scope: S): Translate<KeysOf<S>> {
  const context = use(MessagesContext);
  if (!context) throw new Error("useMessages needs a MessagesProvider above it");
  return translator(context.language, context.messages, scope);
}
