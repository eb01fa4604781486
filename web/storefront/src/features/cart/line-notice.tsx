import type { CartLine } from "@api/types";
import { Icon } from "@ui/icon";
import { info } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

/** What has changed about a line since it was put in, if anything. */
export function LineNotice({ line }: { line: CartLine }) {
  const text = useNotice(line);
  if (!text) return null;
  return (
    <p className="flex gap-2 rounded-field bg-honey-soft px-3 py-2 text-honey text-small">
      <Icon shape={info} size="small" />
      {text}
    </p>
  );
}

function useNotice({ notice, unit }: CartLine): string | null {
  const t = useMessages("cart.notice");
  switch (notice?.code) {
    case "price_changed":
      return t("price_changed", { was: notice.was?.text ?? "", now: unit.text });
    case "not_enough":
      return notice.left > 0 ? t("not_enough", { count: notice.left }) : t("sold_out");
    case "gone":
      return t("gone");
    default:
      return null;
  }
}
