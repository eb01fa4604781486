import type { HomePage } from "@api/types";
import { ProductCard } from "@/features/product";
import { useMessages } from "@/lib/i18n";
import { Categories } from "./categories";
import { Hero } from "./hero";
import { Popular } from "./popular";
import { Promises } from "./promises";
import { Shelves } from "./shelves";
import { Stages } from "./stages";

/** The store home: a welcome, what is sold, and what to count on. */
export function Page({ hero, products, categories, stages, shelves, popular }: HomePage) {
  const t = useMessages("home.products");
  const several = products.length > 1;
  return (
    <main id="main">
      <Hero scene={hero} product={products[0]} alone={!several} />
      <Categories categories={categories} />
      {several && <Stages stages={stages} />}
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
      <Shelves shelves={shelves} />
      <Promises />
      <Popular links={popular} />
    </main>
  );
}
