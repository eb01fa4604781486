import type { ProductCard } from "@api/types";
import { Picture } from "@ui/picture";
import { Price } from "@ui/price";
import { usePriceWords } from "@/features/product/price-words";

/** The product that the reviews are about, in one line that leads to it. */
export function ProductLine({ product }: { product: ProductCard }) {
  const words = usePriceWords();
  return (
    <div className="group relative flex items-center gap-4">
      <Picture picture={product.picture} sizes="80px" priority decorative className="size-20 shrink-0 rounded-card" />
      <div className="grid min-w-0 gap-0.5">
        <a
          href={product.url}
          className="line-clamp-2 font-medium after:absolute after:inset-0 group-hover:text-action-text"
        >
          {product.name}
        </a>
        <Price size="small" {...words.price(product)} />
      </div>
    </div>
  );
}
