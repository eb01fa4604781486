import type { HomePage } from "@api/types";
import { Icon, type IconShape } from "@ui/icon";
import { drop, heart, leaf, phone, shield, star, store, sun, truck, user, wash } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

const shapes: Record<string, IconShape> = { drop, heart, leaf, phone, shield, star, sun, truck, user, wash };

/** The shelves of the store, by their icons. */
export function Categories({ categories }: { categories: HomePage["categories"] }) {
  const t = useMessages("home.categories");
  if (categories.length < 2) return null;
  return (
    <section aria-labelledby="shelves" className="page pt-10 pb-4 md:pt-16 md:pb-8">
      <h2 id="shelves" className="mb-5 text-h2 md:mb-8">
        {t("title")}
      </h2>
      <ul className="grid grid-cols-4 gap-x-2 gap-y-6 md:grid-cols-7 md:gap-x-6">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={category.url} className="group grid justify-items-center gap-2 text-center">
              <span className="flex size-16 items-center justify-center rounded-full bg-blush text-action-text transition-colors group-hover:bg-brand-soft md:size-20">
                <Icon shape={shapes[category.icon] ?? store} />
              </span>
              <span className="text-tiny md:text-small">{category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
