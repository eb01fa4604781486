import type { Language } from "@api/types";
import { cx } from "@ui/cx";
import type { MouseEvent } from "react";
import { useMessages } from "@/lib/i18n";
import { addressOf, useVisit } from "@/lib/visit";

const languages: { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "hi", name: "हिन्दी" },
];

/** Keeps filters and pages across the switch. The rendered page does not know its query: one copy serves them all. */
function keepQuery(event: MouseEvent<HTMLAnchorElement>) {
  const target = new URL(event.currentTarget.href);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  }
  event.currentTarget.href = target.href;
}

/**
 * Both languages, each in its own script; choosing one stays on the page. The document is loaded anew, because
 * everything already fetched is in the other language.
 */
export function LanguageSwitch() {
  const t = useMessages("shell.header");
  const { language, market, path } = useVisit();
  return (
    <nav aria-label={t("language")} className="flex items-center text-small" data-reload>
      {languages.map(({ code, name }, place) => (
        <a
          key={code}
          href={`${addressOf(market, code, path)}?language=${code}`}
          onClick={keepQuery}
          hrefLang={code}
          lang={code}
          aria-current={code === language ? "true" : undefined}
          className={cx(
            "flex h-11 items-center rounded-field px-2 transition-colors",
            place > 0 && "before:-ml-2 before:mr-2 before:h-3.5 before:w-px before:bg-line",
            // On the narrowest phones the language being read makes room for the other one.
            code === language ? "font-strong text-ink max-[359px]:hidden" : "text-ink-soft hover:text-action-text",
          )}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
