import type { ProductCard } from "@api/types";
import { Picture } from "@ui/picture";
import { Price } from "@ui/price";
import { usePriceWords } from "./price-words";

/** One product, shown large, with what it costs under its picture. The whole of it leads to its page. */
export function FeaturedProduct({ product, sizes }: { product: ProductCard; sizes: string }) {
  const words = usePriceWords();
  return (
    <article className="group relative overflow-hidden rounded-sheet bg-raised shadow-float">
      <Picture picture={product.picture} sizes={sizes} priority className="aspect-[4/3]" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 md:p-6">
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="font-strong text-lead tracking-normal">
            <a href={product.url} className="after:absolute after:inset-0 group-hover:text-action-text">
              {product.name}
            </a>
          </h2>
          {product.badge && <p className="text-ink-soft text-small">{product.badge}</p>}
          {product.unitText && <p className="text-ink-soft text-small tabular-nums">{product.unitText}</p>}
        </div>
        <Price stacked {...words.price(product)} className="shrink-0" />
      </div>
    </article>
  );
}
