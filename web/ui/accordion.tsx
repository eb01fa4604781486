import type { ReactNode } from "react";
import { Icon } from "./icon";
import { plus } from "./icons";

export interface AccordionItem {
  title: ReactNode;
  content: ReactNode;
}

type AccordionProps = {
  items: AccordionItem[];
  /** Opening one closes the others of the same name. */
  name?: string;
  /** Opens the first from the start. */
  openFirst?: boolean;
};

/** Titles that open. Native details: works without script, and the browser's find opens the right one. */
export function Accordion({ items, name, openFirst }: AccordionProps) {
  return (
    <div className="border-line border-t">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
        <details key={at} name={name} open={openFirst && at === 0} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-medium hover:text-action-text [&::-webkit-details-marker]:hidden">
            <span className="grow">{item.title}</span>
            <Icon
              shape={plus}
              size="small"
              className="text-ink-soft transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-read pb-5 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
