import { cx } from "@ui/cx";
import { type ReactNode, useId } from "react";

type Width = "read" | "wide" | "page";
type SectionProps = {
  title: string;
  text?: string;
  /** The width of a page in a book, a little more for tables, or all of it for pictures in rows. */
  width?: Width;
  children: ReactNode;
};

const widths: Record<Width, string> = { read: "max-w-[46rem]", wide: "max-w-[60rem]", page: "" };

/** One part of the page under its heading. A part without a heading is only a place. */
export function Section({ title, text, width = "read", children }: SectionProps) {
  const id = useId();
  const inner = cx("page grid grid-cols-[minmax(0,1fr)]", widths[width]);
  if (!title) return <div className={inner}>{children}</div>;
  return (
    <section aria-labelledby={id} className={inner}>
      <h2 id={id} className={cx("text-h2", text ? "mb-2" : "mb-4 md:mb-6")}>
        {title}
      </h2>
      {text && <p className="mb-6 max-w-read text-ink-soft md:mb-8">{text}</p>}
      {children}
    </section>
  );
}
