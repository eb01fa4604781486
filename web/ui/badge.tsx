import type { ReactNode } from "react";
import { cx } from "./cx";

type Tone = "brand" | "leaf" | "honey" | "sky" | "plain";

const tones: Record<Tone, string> = {
  brand: "bg-action text-on-action",
  leaf: "bg-leaf-soft text-leaf",
  honey: "bg-honey-soft text-honey",
  sky: "bg-sky-soft text-sky",
  plain: "bg-surface text-ink shadow-float",
};

/** A few words that stand out. The words carry the meaning, the tone only helps. */
export function Badge({
  tone = "leaf",
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-strong text-tiny",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
