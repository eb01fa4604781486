import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { chevronRight } from "@ui/icons";
import { ProductCard } from "@/features/product";
import { useMessages } from "@/lib/i18n";
import type { BlockOf } from "./block";
import { Section } from "./section";

/** A few products that belong to the subject, and the way to the rest of them. */
export function Shelf({ title, products, url }: BlockOf<"shelf">) {
  const t = useMessages("landing");
  if (products.length === 0) return null;
  return (
    <Section title={title} width="page">
      <ul
        className={cx(
          "grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6",
          // No row is left with a single product in it.
          products.length % 5 === 0 ? "md:grid-cols-5" : "md:grid-cols-4",
        )}
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 1120px) 268px, (min-width: 720px) 25vw, 50vw" />
          </li>
        ))}
      </ul>
      {url && (
        <a
          href={url}
          className="mt-6 inline-flex min-h-12 items-center gap-1 justify-self-start font-strong text-action-text underline-offset-4 hover:underline"
        >
          {t("all")}
          <Icon shape={chevronRight} size="small" />
        </a>
      )}
    </Section>
  );
}
