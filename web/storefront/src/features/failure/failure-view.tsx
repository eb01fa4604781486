import type { ReactNode } from "react";

type FailureViewProps = {
  drawing: ReactNode;
  title: string;
  text: string;
  /** What to do next: a button or a link, the likeliest first. */
  children: ReactNode;
  /** Fine print for whoever helps, such as the number of the request. */
  note?: string;
};

/** A page that could not be what it should: a small drawing, plain words and the next step. */
export function FailureView({ drawing, title, text, children, note }: FailureViewProps) {
  return (
    <main id="main" className="page grid justify-items-center gap-6 py-12 text-center md:py-24">
      {drawing}
      <div className="grid max-w-[26rem] gap-3">
        <h1 className="text-h2">{title}</h1>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
      {note && <p className="text-ink-soft text-tiny tabular-nums">{note}</p>}
    </main>
  );
}
