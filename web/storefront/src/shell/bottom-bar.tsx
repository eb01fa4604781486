import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { cart, store } from "@ui/icons";
import { useMessages } from "@/lib/i18n";
import { usePath, useVisit } from "@/lib/visit";

/** The main places, in reach of the thumb. A place joins when its pages exist. */
const places = [
  { name: "store", path: "/", icon: store },
  { name: "cart", path: "/cart", icon: cart },
] as const;

export function BottomBar() {
  const t = useMessages("shell.bottomBar");
  const path = usePath();
  const here = useVisit().path;
  return (
    <nav
      aria-label={t("label")}
      className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-narrow justify-around">
        {places.map((place) => (
          <li key={place.name} className="grow">
            <a
              href={path(place.path)}
              aria-current={here === place.path ? "page" : undefined}
              className={cx(
                "flex h-16 flex-col items-center justify-center gap-0.5 text-tiny transition-colors",
                here === place.path ? "font-strong text-action-text" : "text-ink-soft",
              )}
            >
              <Icon shape={place.icon} />
              {t(place.name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
