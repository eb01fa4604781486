import { iconButtonClass } from "@ui/button";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import * as icons from "@ui/icons";
import { Logo } from "@ui/logo";
import type { MouseEvent } from "react";
import { useMessages } from "@/lib/i18n";
import { stepBack } from "@/lib/navigation";
import { usePath, useSite } from "@/lib/visit";
import { CartLink } from "./cart-link";
import { LanguageSwitch } from "./language-switch";

/** The top bar: the way back, the way home, the language and the cart. */
export function Header({ back }: { back: boolean }) {
  const t = useMessages("shell.header");
  const path = usePath();
  const { brand } = useSite();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="page flex h-14 items-center md:h-16">
        {back && <BackLink />}
        <a
          href={path("/")}
          className="-ml-2 flex h-12 items-center rounded-field px-2"
          aria-label={t("home", { brand })}
        >
          <Logo label={brand} className="h-7 md:h-8" />
        </a>
        <div className="-mr-3 ml-auto flex items-center gap-1 md:gap-3">
          <LanguageSwitch />
          <CartLink />
        </div>
      </div>
    </header>
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
