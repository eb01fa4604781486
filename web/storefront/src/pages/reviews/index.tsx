import type { ReviewsPage } from "@api/types";
import { ButtonLink } from "@ui/button";
import { Breadcrumbs } from "@/features/product";
import { Average, FitSummary, Histogram } from "@/features/reviews";
import { useMessages } from "@/lib/i18n";
import type { Frame } from "@/lib/page";
import { Outcome } from "./outcome";
import { Policy } from "./policy";
import { ProductLine } from "./product-line";
import { ReviewList } from "./review-list";
import { WriteReview } from "./write-review";

export const frame: Frame = { back: true };

/** All reviews of a product. Every choice is a link and every answer a form, so it works before any script has run. */
export function Page(page: ReviewsPage) {
  const t = useMessages("reviews.page");
  const stars = page.applied.find(({ name }) => name === "stars");
  return (
    <main id="main" className="page pb-16 md:pb-24">
      <div className="py-2 md:py-4">
        <Breadcrumbs steps={page.breadcrumbs} />
      </div>
      <h1 className="pb-5 text-h2 md:pb-8">{t("title", { name: page.product.name })}</h1>
      <Outcome outcome={page.outcome} />
      <div className="grid gap-10 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-12 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-20">
        <div className="grid content-start gap-6 md:sticky md:top-24 md:gap-8 md:self-start">
          <ProductLine product={page.product} />
          {page.count > 0 && (
            <div className="grid gap-5">
              <Average {...page} />
              <Histogram bars={page.histogram} chosen={Number(stars?.value)} />
            </div>
          )}
          <ButtonLink kind="secondary" href="#write">
            {page.form.mine ? t("change") : t("write")}
          </ButtonLink>
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <FitSummary fit={page.fit} heading="h2" />
          <ReviewList page={page} />
          <WriteReview form={page.form} name={page.product.name} />
          <Policy notes={page.policy} />
        </div>
      </div>
    </main>
  );
}
