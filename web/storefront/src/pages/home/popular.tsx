import type { HomePage } from "@api/types";
import { useMessages } from "@/lib/i18n";

/** Ways into the store for whoever has read this far, and for search engines. */
export function Popular({ links }: { links: HomePage["popular"] }) {
  const t = useMessages("home.popular");
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="popular" className="bg-paper">
      <div className="page py-10 md:py-14">
        <h2 id="popular" className="mb-4 text-h3">
          {t("title")}
        </h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {links.map((link) => (
            <li key={link.id}>
              <a
                href={link.url}
                className="inline-block py-2 text-ink-soft text-small hover:text-action-text hover:underline"
              >
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
