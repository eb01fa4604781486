import type { ReviewsPage } from "@api/types";
import { useId } from "react";
import { useMessages } from "@/lib/i18n";

type Fit = ReviewsPage["fit"];

/** How sizes turned out: whether they run true, and what others chose at a weight. Nothing when too few have said. */
export function FitSummary({ fit, heading: Heading = "h3" }: { fit: Fit; heading?: "h2" | "h3" }) {
  const t = useMessages("reviews.fit");
  const id = useId();
  if (fit.answers === 0 && fit.byWeight.length === 0) return null;
  return (
    <section aria-labelledby={id} className="@container grid gap-4 rounded-sheet bg-paper p-5 md:p-6">
      <Heading id={id} className="font-strong text-lead">
        {t("title")}
      </Heading>
      <div className="grid @min-[34rem]:grid-cols-[2fr_3fr] content-start gap-x-10 gap-y-6">
        {fit.answers > 0 && <Answers fit={fit} />}
        {fit.byWeight.length > 0 && <ByWeight choices={fit.byWeight} />}
      </div>
    </section>
  );
}

function Answers({ fit }: { fit: Fit }) {
  const t = useMessages("reviews.fit");
  const answers = [
    ["small", fit.small],
    ["right", fit.right],
    ["large", fit.large],
  ] as const;
  return (
    <dl className="grid content-start gap-3 text-small">
      {answers.map(([answer, count]) => (
        <div key={answer} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1">
          <dt>{t(answer)}</dt>
          <dd className="text-ink-soft tabular-nums">{t("of", { count, of: fit.answers })}</dd>
          <dd className="col-span-2">
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${fit.answers} 1`}
              preserveAspectRatio="none"
              className="h-1.5 w-full rounded-full"
            >
              <rect width={fit.answers} height="1" className="fill-ink/10" />
              <rect width={count} height="1" className="fill-leaf" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ByWeight({ choices }: { choices: Fit["byWeight"] }) {
  const t = useMessages("reviews.fit");
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="pb-2 text-left text-ink-soft">{t("caption")}</caption>
      <thead className="text-ink-soft">
        <tr className="border-line border-b text-left">
          <th scope="col" className="py-2 pr-3 font-normal">
            {t("weight")}
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {t("size")}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t("chosen")}
          </th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.weight} className="border-line border-b">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal">
              {choice.weight}
            </th>
            <td className="py-2.5 pr-3">
              <a href={choice.url} className="font-strong text-action-text underline-offset-4 hover:underline">
                {choice.size}
              </a>
            </td>
            <td className="py-2.5 text-right text-ink-soft">{t("of", { count: choice.chosen, of: choice.of })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
