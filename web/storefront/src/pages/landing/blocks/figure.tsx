import { Picture } from "@ui/picture";
import type { BlockOf } from "./block";

/** A picture with a line below it. */
export function Figure({ picture, caption }: BlockOf<"picture">) {
  return (
    <figure className="page grid max-w-[60rem] gap-3">
      <Picture picture={picture} sizes="(min-width: 1000px) 896px, 100vw" className="rounded-sheet" />
      {caption && <figcaption className="text-ink-soft text-small">{caption}</figcaption>}
    </figure>
  );
}
