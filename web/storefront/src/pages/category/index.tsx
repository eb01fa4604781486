import type { CategoryPage } from "@api/types";
import { Breadcrumbs, ProductCard } from "@/features/product";
import { useMessages } from "@/lib/i18n";
import type { Frame } from "@/lib/page";
import { AppliedChoices } from "./applied";
import { Filters } from "./filters";
import { Nothing } from "./nothing";
import { Paging } from "./paging";
import { ShelfLinks } from "./shelf-links";
import { SortLinks } from "./sort-links";

export const frame: Frame = { back: true };

/** A shelf of the store. Everything that changes the list is a link, so it works before any script has run. */
export function Page(page: CategoryPage) {
  const t = useMessages("category");
  return (
    <main id="main" className="page pb-16 md:pb-24">
      <div className="py-2 md:py-4">
        <Breadcrumbs steps={page.breadcrumbs} />
      </div>
      <header className="grid gap-2 pb-5 md:pb-8">
        <h1 className="text-h1">{page.name}</h1>
        {page.intro && <p className="max-w-[65ch] text-ink-soft">{page.intro}</p>}
      </header>
      <ShelfLinks links={page.below} label={t("below")} />
      <div className="md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
        <Filters filters={page.filters} chosen={page.applied.length} />
        <section aria-labelledby="products" className="grid content-start gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="products" className="font-medium text-body text-ink-soft" aria-live="polite">
              {t("count", { count: page.total })}
            </h2>
            <SortLinks sorts={page.sorts} />
          </div>
          <AppliedChoices applied={page.applied} clearUrl={page.url} />
          {page.total === 0 ? (
            <Nothing applied={page.applied} url={page.url} />
          ) : (
            <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12">
              {page.products.map((product, at) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    sizes="(min-width: 1120px) 270px, (min-width: 720px) 30vw, 50vw"
                    priority={at < 2}
                  />
                </li>
              ))}
            </ul>
          )}
          <Paging {...page} />
        </section>
      </div>
      {page.beside.length > 0 && (
        <section aria-labelledby="beside" className="mt-14 grid gap-4 border-line border-t pt-10">
          <h2 id="beside" className="text-h3">
            {t("beside")}
          </h2>
          <ShelfLinks links={page.beside} label={t("beside")} />
        </section>
      )}
    </main>
  );
}
