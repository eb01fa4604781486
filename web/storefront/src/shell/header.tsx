import { iconButtonClass } from "@ui/button";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import * as icons from "@ui/icons";
import { Logo } from "@ui/logo";
import type { MouseEvent } from "react";
import { SearchBox } from "@/features/search/search-box";
import { useMessages } from "@/lib/i18n";
import { stepBack } from "@/lib/navigation";
import { usePath, useSite, useVisit } from "@/lib/visit";
import { CartLink } from "./cart-link";
import { LanguageSwitch } from "./language-switch";

/** The top bar: the way back, the way home, the search, the language and the cart. */
export function Header({ back }: { back: boolean }) {
  const t = useMessages("shell.header");
  const path = usePath();
  const { brand } = useSite();
  // The page of results has a larger field of its own, and one is enough.
  const searching = useVisit().path === "/search";
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="page flex h-14 items-center md:h-16 md:gap-6">
        {back && <BackLink />}
        <a
          href={path("/")}
          className="-ml-2 flex h-12 items-center rounded-field px-2"
          aria-label={t("home", { brand })}
        >
          <Logo label={brand} className="h-7 md:h-8" />
        </a>
        {!searching && (
          <div className="hidden grow justify-center md:flex">
            <SearchBox place="bar" />
          </div>
        )}
        <div className="-mr-3 ml-auto flex items-center gap-1 md:gap-3">
          <LanguageSwitch />
          {!searching && <SearchLink />}
          <CartLink />
        </div>
      </div>
    </header>
  );
}

// On a phone there is no room for a field; the page behind this is one.
function SearchLink() {
  const t = useMessages("search.box");
  return (
    <a href={usePath()("/search")} aria-label={t("label")} className={cx(iconButtonClass, "-mx-1 md:hidden")}>
      <Icon shape={icons.search} />
    </a>
  );
}

// Wide screens have breadcrumbs for this; on a phone the thumb looks for it in the corner.
function BackLink() {
  const t = useMessages("shell.header");
  const home = usePath()("/");
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    stepBack(home);
  }
  return (
    <a href={home} onClick={goBack} aria-label={t("back")} className={cx(iconButtonClass, "-ml-3 md:hidden")}>
      <Icon shape={icons.back} />
    </a>
  );
}
