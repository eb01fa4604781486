import { Icon } from "@ui/icon";
import { check, chevronRight } from "@ui/icons";
import type { BlockOf } from "./block";
import { Section } from "./section";

/** Paragraphs to read at leisure, and perhaps points to remember and ways on. */
export function Prose({ title, paragraphs, points, links }: BlockOf<"text">) {
  return (
    <Section title={title}>
      <div className="grid gap-4 md:gap-5 md:text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points.length > 0 && (
          <ul className="grid gap-3">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon shape={check} size="small" className="mt-0.5 text-leaf md:mt-1" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        )}
        {links.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 text-body">
            {links.map((link) => (
              <li key={link.url}>
                <a
                  href={link.url}
                  className="inline-flex min-h-11 items-center gap-1 font-strong text-action-text underline-offset-4 hover:underline"
                >
                  {link.label}
                  <Icon shape={chevronRight} size="small" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
