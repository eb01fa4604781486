import type { ProductCard as Card } from "@api/types";
import { Badge } from "@ui/badge";
import { Picture } from "@ui/picture";
import { Price } from "@ui/price";
import { Rating } from "@ui/rating";
import { useMessages } from "@/lib/i18n";
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
  const t = useMessages("product.options");
  return (
    <article className="group relative grid content-start gap-3">
      <Picture
        picture={product.picture}
        sizes={sizes}
        priority={priority}
        decorative
        className="aspect-square rounded-card [&_img]:transition-transform [&_img]:duration-220 group-hover:[&_img]:scale-[1.02]"
      />
      {product.soldOut && (
        <Badge tone="honey" className="absolute top-2.5 left-2.5">
          {t("gone")}
        </Badge>
      )}
      <div className="grid gap-1">
        <h3 className="line-clamp-2 font-medium text-body tracking-normal">
          <a href={product.url} className="after:absolute after:inset-0 group-hover:text-action-text">
            {product.name}
          </a>
        </h3>
        {product.badge && <p className="text-ink-soft text-small">{product.badge}</p>}
        {product.rating && <CardRating {...product.rating} />}
        <Price {...words.price(product)} />
        {product.unitText && <p className="text-ink-soft text-small tabular-nums">{product.unitText}</p>}
      </div>
    </article>
  );
}

function CardRating({ average, count }: NonNullable<Card["rating"]>) {
  const t = useMessages("product.rating");
  return <Rating average={average} count={t("count", { count })} spoken={t("spoken", { average, count })} />;
}
