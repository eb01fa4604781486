import type { Product } from "@api/types";
import { Accordion } from "@ui/accordion";
import { type ReactNode, useId } from "react";
import { useMessages } from "@/lib/i18n";
import { Highlights } from "./highlights";

/** Everything there is to know about a product, from the reasons to the label. A part without content is left out. */
export function Details({ product }: { product: Product }) {
  const t = useMessages("product.details");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-16">
      {product.highlights.length > 0 && (
        <Section title={t("highlights")} quietTitle>
          <Highlights items={product.highlights} />
        </Section>
      )}
      {product.description.length > 0 && (
        <Section title={t("about")}>
          <div className="grid max-w-read gap-4">
            {product.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      {product.care.length > 0 && <Care steps={product.care} />}
      {product.faq.length > 0 && (
        <Section title={t("faq")}>
          <Accordion
            items={product.faq.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
          />
        </Section>
      )}
      {product.declarations.length > 0 && <Declarations facts={product.declarations} />}
    </div>
  );
}

type SectionProps = { title: string; quietTitle?: boolean; children: ReactNode };

function Section({ title, quietTitle, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={quietTitle ? "sr-only" : "mb-4 text-h3 md:mb-5"}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Care({ steps }: { steps: string[] }) {
  const t = useMessages("product.details");
  return (
    <Section title={t("care")}>
      <ol className="grid gap-4 rounded-sheet bg-paper p-5 md:p-7">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-surface font-strong text-action-text text-small tabular-nums"
            >
              {at + 1}
            </span>
            <span className="max-w-read pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Declarations({ facts }: { facts: Product["declarations"] }) {
  const t = useMessages("product.details");
  return (
    <Section title={t("declarations")}>
      <dl className="border-line border-t text-small">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-6 border-line border-b py-3 min-[30rem]:max-md:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_1fr]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
