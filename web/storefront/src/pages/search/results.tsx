import type { SearchPage } from "@api/types";
import { ProductCard } from "@/features/product";
import { useMessages } from "@/lib/i18n";
import { AppliedChoices } from "../category/applied";
import { Filters } from "../category/filters";
import { Nothing } from "../category/nothing";
import { Paging } from "../category/paging";
import { SortLinks } from "../category/sort-links";
import { Guess } from "./guess";
import { FoundGuides, FoundShelves } from "./others";

/** The products that were found, with the same choices as on a shelf of the store. */
export function Results({ page }: { page: SearchPage }) {
  const t = useMessages("search.page");
  const empty = page.total === 0;
  return (
    <div className="grid gap-6 pt-1">
      <div className="grid gap-2">
        <Guess guessed={page.guessed} />
        {page.near && <p className="text-ink-soft">{t("near")}</p>}
        <FoundShelves groups={page.others} />
      </div>
      <div className="md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
        <Filters filters={page.filters} chosen={page.applied.length} />
        <section aria-labelledby="products" className="grid content-start gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="products" className="font-medium text-body text-ink-soft" aria-live="polite">
              {t(page.more ? "countMore" : "count", { count: page.total })}
            </h2>
            <SortLinks sorts={page.sorts} />
          </div>
          <AppliedChoices applied={page.applied} clearUrl={page.url} />
          {empty ? (
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
      <FoundGuides groups={page.others} />
    </div>
  );
}
