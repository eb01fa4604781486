import { Accordion } from "@ui/accordion";
import type { BlockOf } from "./block";
import { Section } from "./section";

/** What people ask, with answers that open. */
export function Questions({ title, entries }: BlockOf<"faq">) {
  return (
    <Section title={title}>
      <Accordion items={entries.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
    </Section>
  );
}
