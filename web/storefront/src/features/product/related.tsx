import type { ProductCard as Card } from "@api/types";
import { Rail } from "@ui/rail";
import { useMessages } from "@/lib/i18n";
import { ProductCard } from "./product-card";

/** What goes with a product. */
export function Related({ products }: { products: Card[] }) {
  const t = useMessages("product.related");
  if (products.length === 0) return null;
  return (
    <div className="page pt-14 md:px-0 md:pt-20">
      <h2 className="mb-5 text-h2">{t("title")}</h2>
      <Rail
        label={t("title")}
        previousLabel={t("previous")}
        nextLabel={t("next")}
        className="-mx-4 px-4 pb-2 md:mx-0 md:px-0"
      >
        {products.map((product) => (
          <li key={product.id} className="w-[42vw] shrink-0 snap-start md:w-[15rem]">
            <ProductCard product={product} sizes="(min-width: 720px) 240px, 42vw" />
          </li>
        ))}
      </Rail>
    </div>
  );
}
