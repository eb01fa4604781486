import { cx } from "./cx";

/** The shape of something that is still coming. The caller gives it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("block animate-breathe rounded-field bg-ink/8", className)} />;
}
