import type { ProductCard as Card } from "@api/types";
import { Picture } from "@ui/picture";
import { Price } from "@ui/price";
import { usePriceWords } from "./price-words";

type ProductCardProps = {
  product: Card;
  /** How wide its picture is shown, as in the HTML attribute. */
  sizes: string;
  priority?: boolean;
};

/** A product among others. The whole card leads to its page; the name is the link that is read out. */
export function ProductCard({ product, sizes, priority }: ProductCardProps) {
  const words = usePriceWords();
  return (
    <article className="group relative grid content-start gap-3">
      <Picture
        picture={product.picture}
        sizes={sizes}
        priority={priority}
        decorative
        className="aspect-square rounded-card [&_img]:transition-transform [&_img]:duration-220 group-hover:[&_img]:scale-[1.02]"
      />
      <div className="grid gap-1">
        <h3 className="line-clamp-2 font-medium text-body tracking-normal">
          <a href={product.url} className="after:absolute after:inset-0 group-hover:text-action-text">
            {product.name}
          </a>
        </h3>
        {product.badge && <p className="text-ink-soft text-small">{product.badge}</p>}
        <Price {...words.price(product)} />
        {product.unitText && <p className="text-ink-soft text-small tabular-nums">{product.unitText}</p>}
      </div>
    </article>
  );
}
