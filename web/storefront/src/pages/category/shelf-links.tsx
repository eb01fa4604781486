import type { CategoryLink } from "@api/types";

/** Other shelves, as chips that scroll sideways on a phone. */
export function ShelfLinks({ links, label }: { links: CategoryLink[]; label: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="quiet-scrollbar -mx-4 mb-5 overflow-x-auto px-4 md:mx-0 md:mb-8 md:px-0">
      <ul className="flex gap-2 md:flex-wrap">
        {links.map((link) => (
          <li key={link.id} className="shrink-0">
            <a
              href={link.url}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-small hover:border-ink"
            >
              {link.name}
              <span className="text-ink-soft tabular-nums">{link.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
