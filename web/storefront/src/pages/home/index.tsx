import type { HomePage } from "@api/types";
import { ProductCard } from "@/features/product";
import { useMessages } from "@/lib/i18n";
import { Hero } from "./hero";
import { Promises } from "./promises";

/** The store home: a welcome, what is sold, and what to count on. */
export function Page({ products }: HomePage) {
  const t = useMessages("home.products");
  const several = products.length > 1;
  return (
    <main id="main">
      <Hero product={products[0]} alone={!several} />
      {several && (
        <section aria-labelledby="in-store" className="page py-12 md:py-20">
          <h2 id="in-store" className="mb-6 text-h2 md:mb-8">
            {t("title")}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes="(min-width: 1120px) 268px, (min-width: 720px) 25vw, 50vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Promises />
    </main>
  );
}
