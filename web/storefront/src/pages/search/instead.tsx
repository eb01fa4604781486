import type { SearchPage } from "@api/types";
import { ProductCard } from "@/features/product";
import { useMessages } from "@/lib/i18n";

/** Where to look before anything was asked, or when nothing was found. */
export function Instead({ categories, popular }: Pick<SearchPage, "categories" | "popular">) {
  const t = useMessages("search.page");
  return (
    <>
      {categories.length > 0 && (
        <nav aria-labelledby="shelves" className="grid gap-3">
          <h2 id="shelves" className="font-strong text-lead">
            {t("shelves")}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {categories.map((link) => (
              <li key={link.id}>
                <a
                  href={link.url}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-small hover:border-ink"
                >
                  {link.name}
                  <span className="text-ink-soft tabular-nums">{link.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular" className="grid gap-5">
          <h2 id="popular" className="font-strong text-lead">
            {t("popular")}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
            {popular.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes="(min-width: 1120px) 268px, (min-width: 720px) 25vw, 50vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
