import type { BlockOf } from "./block";
import { Section } from "./section";

/** What to do, one thing after another. */
export function Steps({ title, text, steps }: BlockOf<"steps">) {
  return (
    <Section title={title} text={text}>
      <ol className="grid gap-7 md:gap-9">
        {steps.map((step, at) => (
          <li key={step.title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4 md:gap-6">
            <span
              aria-hidden="true"
              className="flex size-10 items-center justify-center rounded-full bg-blush font-strong text-action-text tabular-nums"
            >
              {at + 1}
            </span>
            <div className="grid gap-1 pt-1.5">
              <h3 className="font-strong text-lead tracking-normal">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
