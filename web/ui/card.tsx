import type { ElementType, ReactNode } from "react";
import { cx } from "./cx";

type CardProps = { as?: ElementType; className?: string; children: ReactNode };

/** A surface with a hairline, for something that stands on its own among others. */
export function Card({ as: Tag = "div", className, children }: CardProps) {
  return <Tag className={cx("rounded-card border border-line bg-surface", className)}>{children}</Tag>;
}
