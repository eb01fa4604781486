import { ButtonLink } from "@ui/button";
import { cx } from "@ui/cx";
import { Picture } from "@ui/picture";
import type { BlockOf } from "./block";

/** The head of the document asks for this picture with the same words, or the browser would fetch two. */
const sizes = "(min-width: 1120px) 560px, (min-width: 720px) 50vw, 100vw";

/** What the page is about, in one sentence and one picture. */
export function Hero({ title, text, picture, action }: BlockOf<"hero">) {
  return (
    <header className="bg-paper">
      <div
        className={cx(
          "page grid gap-8 py-8 md:gap-16 md:py-16",
          picture && "md:grid-cols-2 md:items-center lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]",
        )}
      >
        <div className="grid justify-items-start gap-4 md:gap-6">
          <h1 className="max-w-[20ch] text-h1 tracking-tighter">{title}</h1>
          <p className="max-w-[34rem] text-ink-soft text-lead">{text}</p>
          {action && (
            <ButtonLink href={action.url} className="mt-1">
              {action.label}
            </ButtonLink>
          )}
        </div>
        {picture && <Picture picture={picture} sizes={sizes} priority className="aspect-[4/3] rounded-sheet" />}
      </div>
    </header>
  );
}
