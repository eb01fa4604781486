import { cx } from "@ui/cx";
import type { BlockOf } from "./block";
import { Section } from "./section";

/** A table that a phone scrolls sideways, with what each row is about always in sight. */
export function Comparison({ title, text, columns, rows }: BlockOf<"comparison">) {
  return (
    <Section title={title} text={text} width="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={title} className="quiet-scrollbar -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
        <table className={cx("w-full border-separate border-spacing-0", columns.length > 1 && "min-w-[34rem]")}>
          <thead>
            <tr className="text-left align-bottom">
              <td className={cx("w-1/4 border-ink border-b", pinned)} />
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
      </section>
    </Section>
  );
}

// It covers the gutter as well, or the cells that scroll past would show beside it.
const pinned = "-left-4 sticky z-[1] bg-surface pr-4 pl-4 md:left-0 md:pl-0";
