import type { ProductPage } from "@api/types";
import { announce } from "@ui/toasts";
import { useAddToCart, useProblemText } from "@/features/cart";
import { Breadcrumbs, BuyBox, Details, Gallery, Related, SizeFinder, VariantPicker } from "@/features/product";
import { ReviewSummary } from "@/features/reviews";
import { useMessages } from "@/lib/i18n";
import { useCartFlag } from "@/lib/navigation";
import type { Frame } from "@/lib/page";
import { usePath } from "@/lib/visit";

export const frame: Frame = { bottomBar: false, back: true };

/** A product: its pictures, the way to buy it beside them, and everything to know about it below. */
export function Page(page: ProductPage) {
  const { product } = page;
  const t = useMessages("product.buy");
  const drawer = useCartFlag();
  const problemText = useProblemText();
  const path = usePath();
  const shelf = page.breadcrumbs.at(-2);
  const add = useAddToCart({
    onDone: () => {
      announce(t("added"));
      drawer.show();
    },
  });
  return (
    <main id="main" className="md:page pb-28 md:pb-24">
      <div className="page md:px-0 md:py-1.5">
        <Breadcrumbs steps={page.breadcrumbs} />
      </div>
      <div className="md:grid md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_26rem] md:gap-x-10 md:gap-y-16 lg:gap-x-16">
        <Gallery pictures={product.pictures} name={product.name} />
        <div className="page grid content-start gap-5 pt-5 md:sticky md:top-20 md:row-span-2 md:self-start md:px-0 md:pt-0">
          <header className="grid gap-1.5">
            <h1 className="text-h2">{product.name}</h1>
            {product.tagline && <p className="text-ink-soft">{product.tagline}</p>}
          </header>
          {page.variants && <VariantPicker variants={page.variants} />}
          <BuyBox
            page={page}
            onAdd={add.mutateOnce}
            adding={add.isPending}
            problem={add.error ? problemText(add.error) : undefined}
            homeUrl={path("/")}
          />
          {shelf && page.variants?.entries.some((entry) => entry.toG > 0) && <SizeFinder action={shelf.url} />}
        </div>
        <div className="page pt-12 md:px-0 md:pt-0">
          <Details product={product} />
          <div className="pt-14 md:pt-20">
            <ReviewSummary summary={page.reviews} />
          </div>
        </div>
      </div>
      <Related products={page.related} />
    </main>
  );
}
