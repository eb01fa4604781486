import type { HomePage } from "@api/types";
import { Rail } from "@ui/rail";
import { ProductCard } from "@/features/product";
import { useMessages } from "@/lib/i18n";

/** One row of products for each part of the store. */
export function Shelves({ shelves }: { shelves: HomePage["shelves"] }) {
  const t = useMessages("home.shelf");
  return shelves.map((shelf) => (
    <div key={shelf.url} className="page py-8 md:py-12">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="text-h2">{shelf.title}</h2>
        <a href={shelf.url} className="shrink-0 py-2 font-strong text-action-text text-small hover:underline">
          {t("all")}
          <span className="sr-only"> {shelf.title}</span>
        </a>
      </div>
      <Rail
        label={shelf.title}
        previousLabel={t("previous")}
        nextLabel={t("next")}
        className="-mx-4 px-4 pb-2 md:mx-0 md:px-0"
      >
        {shelf.products.map((product) => (
          <li key={product.id} className="w-[42vw] shrink-0 snap-start md:w-[15rem]">
            <ProductCard product={product} sizes="(min-width: 720px) 240px, 42vw" />
          </li>
        ))}
      </Rail>
    </div>
  ));
}
