import type { FoundGroup } from "@api/types";
import { Icon } from "@ui/icon";
import { book, search, store } from "@ui/icons";
import { Picture } from "@ui/picture";

type Item = FoundGroup["items"][number];

const icons = { product: search, category: store, guide: book };

/** One suggestion: what was typed stands out in it, and a product shows itself and its price. */
export function Found({ kind, item }: { kind: FoundGroup["kind"]; item: Item }) {
  return (
    <>
      {item.picture ? (
        <Picture picture={item.picture} sizes="40px" decorative className="size-10 shrink-0 rounded-sm" />
      ) : (
        <Icon shape={icons[kind]} size="small" className="mx-2.5 text-ink-soft" />
      )}
      <span className="line-clamp-2 min-w-0 grow text-small">
        {item.parts.map((part, at) =>
          part.match ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
            <mark key={at} className="bg-transparent font-strong text-action-text">
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </span>
      {item.price && <span className="shrink-0 font-strong text-small tabular-nums">{item.price.text}</span>}
    </>
  );
}
