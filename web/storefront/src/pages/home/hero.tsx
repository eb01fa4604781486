import type { Picture as PictureOf, ProductCard } from "@api/types";
import { ButtonLink } from "@ui/button";
import { Picture } from "@ui/picture";
import { FeaturedProduct } from "@/features/product";
import { useMessages } from "@/lib/i18n";

/** The head of the document asks for this picture with the same words, or the browser would fetch two. */
const sizes = "(min-width: 1120px) 560px, (min-width: 720px) 50vw, 100vw";

type HeroProps = {
  /** A scene of its own, when there is one; otherwise the product's picture welcomes. */
  scene: PictureOf | undefined;
  product: ProductCard | undefined;
  /** Tells the price as well, when this is the one thing in the store. */
  alone: boolean;
};

/** The first thing a visitor sees: one sentence, one picture, one way on. */
export function Hero({ scene, product, alone }: HeroProps) {
  const t = useMessages("home.hero");
  const picture = scene ?? product?.picture;
  return (
    <section className="bg-paper">
      <div className="page grid gap-8 py-10 md:grid-cols-2 md:items-center md:gap-16 md:py-20">
        <div className="grid justify-items-start gap-4 md:gap-6">
          <h1 className="text-h1 tracking-tighter">{t("title")}</h1>
          <p className="max-w-[30rem] text-ink-soft text-lead">{t("text")}</p>
          {product && (
            <ButtonLink href={product.url} className="mt-2">
              {t("look")}
            </ButtonLink>
          )}
        </div>
        {!scene && alone && product ? (
          <FeaturedProduct product={product} sizes={sizes} />
        ) : (
          picture && (
            <Picture
              picture={picture}
              sizes={sizes}
              priority
              className="aspect-[4/3] rounded-sheet [&_img]:object-[82%_50%]"
            />
          )
        )}
      </div>
    </section>
  );
}
