import type { SearchPage } from "@api/types";
import { Icon } from "@ui/icon";
import { book, store } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

const icons = { category: store, guide: book, product: store };

/** What was found besides products: shelves and guides, as chips. */
export function Others({ groups }: { groups: SearchPage["others"] }) {
  const kinds = useMessages("search.kind");
  if (groups.length === 0) return null;
  return (
    <div className="grid gap-1 pt-1">
      {groups.map((group) => (
        <nav
          key={group.kind}
          aria-label={kinds(group.kind)}
          className="quiet-scrollbar -mx-4 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
        >
          <ul className="flex gap-2 md:flex-wrap">
            {group.items.map((item) => (
              <li key={item.url} className="shrink-0">
                <a
                  href={item.url}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full bg-blush px-4 font-medium text-action-text text-small hover:underline"
                >
                  <Icon shape={icons[group.kind]} size="tiny" />
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
