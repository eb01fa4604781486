import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { useMessages } from "@/lib/i18n";
import type { BlockOf } from "./block";
import { printer } from "./icons";

/** Drawings to print and colour. They lie on white paper in either theme, as they will on the table. */
export function Sheets({ sheets }: { sheets: BlockOf<"sheet">[] }) {
  const t = useMessages("landing.sheets");
  return (
    <ul aria-label={t("label")} className={cx("page grid gap-x-6 gap-y-10", rows(sheets.length))}>
      {sheets.map((sheet) => (
        <li
          key={sheet.url}
          className={cx(
            "grid content-start gap-4",
            sheets.length === 1 && "md:grid-cols-[3fr_2fr] md:items-center md:gap-10",
          )}
        >
          <a
            href={sheet.url}
            data-reload
            className="block overflow-hidden rounded-card border border-line bg-white p-4"
          >
            <img
              src={sheet.url}
              alt={sheet.alt}
              width={sheet.width}
              height={sheet.height}
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
          </a>
          <div className="grid justify-items-start gap-1">
            <h2 className="font-strong text-lead tracking-normal">{sheet.title}</h2>
            {sheet.text && <p className="text-ink-soft text-small">{sheet.text}</p>}
            <a
              href={sheet.url}
              data-reload
              className="inline-flex min-h-11 items-center gap-2 font-strong text-action-text underline-offset-4 hover:underline"
            >
              <Icon shape={printer} size="small" />
              {t("print")}
              <span className="sr-only">: {sheet.title}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How so many drawings lie: one alone as in a book, more in rows that come out even where they can. */
function rows(count: number): string {
  if (count === 1) return "max-w-[46rem]";
  return cx("min-[30rem]:grid-cols-2", count % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3");
}
