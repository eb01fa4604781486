import type { Variants } from "@api/types";
import { cx } from "@ui/cx";
import { useMessages } from "@/lib/i18n";

/** The siblings of a product, each a link to its own page. */
export function VariantPicker({ variants }: { variants: Variants }) {
  const t = useMessages("product.variants");
  return (
    <nav aria-labelledby="variants" className="grid gap-3">
      <h2 id="variants" className="font-strong text-body tracking-normal">
        {t(variants.kind)}
      </h2>
      <ul className="grid grid-cols-3 gap-2">
        {variants.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: Variants["entries"][number] }) {
  const t = useMessages("product.variants");
  return (
    <a
      href={entry.url}
      aria-current={entry.selected ? "true" : undefined}
      className={cx(
        "grid min-h-14 content-center justify-items-center gap-0.5 rounded-field border px-2 py-1.5 text-center",
        entry.selected ? "border-2 border-action-text bg-blush" : "border-line bg-surface hover:border-ink",
        entry.soldOut && "text-ink-soft",
      )}
    >
      {entry.colour && <Swatch colour={entry.colour} />}
      <span className={cx("text-small", entry.selected && "font-strong")}>{entry.label}</span>
      {entry.toG > 0 && <span className="text-ink-soft text-tiny tabular-nums">{weight(t, entry)}</span>}
      {entry.soldOut && <span className="text-honey text-tiny">{t("gone")}</span>}
    </a>
  );
}

/** An SVG, because the page may carry no style attributes. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
      <circle cx="10" cy="10" r="9" fill={colour} className="stroke-line" />
    </svg>
  );
}

function weight(t: ReturnType<typeof useMessages<"product.variants">>, { fromG, toG }: { fromG: number; toG: number }) {
  const kilos = (grams: number) => String(grams / 1000);
  return fromG > 0 ? t("weight", { from: kilos(fromG), to: kilos(toG) }) : t("weightUpTo", { to: kilos(toG) });
}
