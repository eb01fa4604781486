import { cx } from "@ui/cx";
import type { BlockOf } from "./block";
import { Section } from "./section";

/** A table that a phone scrolls sideways, with what each row is about always in sight. */
export function Comparison({ title, text, columns, rows }: BlockOf<"comparison">) {
  return (
    <Section title={title} text={text} width="wide">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a table that scrolls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div role="group" tabIndex={0} aria-label={title} className="quiet-scrollbar -mx-4 overflow-x-auto md:mx-0">
        <table
          className={cx("w-full border-separate border-spacing-0", widths[Math.min(columns.length, widths.length) - 1])}
        >
          <thead>
            <tr className="text-left align-bottom">
              <td className={cx("w-32 border-ink border-b md:w-1/4", pinned)} />
              {columns.map((column) => (
                <th key={column} scope="col" className="border-ink border-b px-4 py-3 font-strong">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className="align-top">
                <th scope="row" className={cx("border-line border-b py-3.5 text-left font-medium", pinned)}>
                  {row.label}
                </th>
                {row.cells.map((cell, at) => (
                  <td key={columns[at]} className="border-line border-b px-4 py-3.5 text-ink-soft tabular-nums">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

// The gutter belongs to it, or the cells that scroll past would show beside it.
const pinned = "sticky left-0 z-[1] bg-surface pr-3 pl-4 md:pl-0";

/** How wide a table of so many columns must be in order to be read. */
const widths = ["", "min-w-[26rem]", "min-w-[36rem]", "min-w-[46rem]"];
