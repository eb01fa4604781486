import type { CartPage } from "@api/types";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ButtonLink } from "@ui/button";
import { Icon } from "@ui/icon";
import { alert } from "@ui/icons";
import { useEffect } from "react";
import { CartContents, cartQuery, keepCart, PriceDetails, useProblemText } from "@/features/cart";
import { ProductCard } from "@/features/product";
import { useMessages } from "@/lib/i18n";
import type { Frame } from "@/lib/page";
import { usePath } from "@/lib/visit";

export const frame: Frame = { bottomBar: false, back: true, personal: true };

/** The whole cart, with how its price comes about. */
export function Page({ cart: served, suggestions, problem }: CartPage) {
  const t = useMessages("cart.page");
  const path = usePath();
  const client = useQueryClient();
  // The server has just priced the cart, so nothing is fetched again until something changes.
  const { data: cart } = useQuery({ ...cartQuery(), initialData: served, staleTime: 30_000 });
  useEffect(() => keepCart(client, served), [client, served]);

  return (
    <main id="main" className="page pt-4 pb-20 md:pt-8">
      <h1 className="mb-4 text-h2 md:mb-8">{t("title")}</h1>
      {problem && <Problem code={problem} />}
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_22rem] md:gap-12 lg:gap-20">
        <CartContents cart={cart} cartUrl={path("/cart")} homeUrl={path("/")} />
        {!cart.empty && (
          <aside className="mt-6 md:mt-0">
            <div className="grid gap-4 rounded-sheet bg-paper p-5 md:sticky md:top-20 md:p-6">
              <h2 className="font-strong text-lead">{t("summary")}</h2>
              <PriceDetails cart={cart} />
              <ButtonLink kind="secondary" href={path("/")} wide>
                {t("keepShopping")}
              </ButtonLink>
            </div>
          </aside>
        )}
      </div>
      {cart.empty && suggestions.length > 0 && (
        <section className="mt-10 md:mt-16">
          <h2 className="mb-5 text-h3">{t("suggestions")}</h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
            {suggestions.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes="(min-width: 720px) 25vw, 50vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function Problem({ code }: { code: string }) {
  const problemText = useProblemText();
  return (
    <p role="alert" className="mb-6 flex gap-3 rounded-card bg-honey-soft p-4 text-honey">
      <Icon shape={alert} />
      {problemText(code)}
    </p>
  );
}
