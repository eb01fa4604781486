import type { Picture as PictureData } from "@api/types";
import { cx } from "@ui/cx";
import { Picture } from "@ui/picture";
import { Arrow, useRail } from "@ui/rail";
import { useRef } from "react";
import { useMessages } from "@/lib/i18n";

/** How wide the large picture is shown. The preload in the head says the same, or the browser would fetch two. */
export const leadSizes = "(min-width: 1120px) 560px, (min-width: 720px) 50vw, 100vw";

/**
 * The pictures of a product: a row to swipe with dots on a phone, thumbnails and arrows on a wide screen. Thumbnails
 * are links to the pictures, so they work before script runs.
 */
export function Gallery({ pictures, name }: { pictures: PictureData[]; name: string }) {
  const t = useMessages("product.gallery");
  const list = useRef<HTMLUListElement>(null);
  const { index, atStart, atEnd, goTo } = useRail(list);
  const several = pictures.length > 1;
  return (
    <section
      aria-label={t("label", { name })}
      className={several ? "lg:grid lg:grid-cols-[4.5rem_minmax(0,1fr)] lg:gap-4" : undefined}
    >
      <div className="relative lg:order-last">
        <ul
          ref={list}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          className="quiet-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain md:rounded-sheet"
        >
          {pictures.map((picture, at) => (
            <li key={picture.src} id={`picture-${at + 1}`} className="w-full shrink-0 snap-center">
              <Picture picture={picture} sizes={leadSizes} priority={at === 0} className="aspect-square" />
            </li>
          ))}
        </ul>
        {several && (
          <>
            <Arrow label={t("previous")} side="left" hidden={atStart} onClick={() => goTo(index - 1)} />
            <Arrow label={t("next")} side="right" hidden={atEnd} onClick={() => goTo(index + 1)} />
            <Dots count={pictures.length} at={index} />
          </>
        )}
      </div>
      {several && <Thumbnails pictures={pictures} at={index} onChoose={goTo} />}
    </section>
  );
}

type ThumbnailsProps = { pictures: PictureData[]; at: number; onChoose: (index: number) => void };

function Thumbnails({ pictures, at: index, onChoose }: ThumbnailsProps) {
  const t = useMessages("product.gallery");
  return (
    <ul className="quiet-scrollbar hidden gap-2 overflow-x-auto max-lg:mt-4 md:flex lg:flex-col">
      {pictures.map((picture, at) => (
        <li key={picture.src} className="w-18 shrink-0">
          <a
            href={`#picture-${at + 1}`}
            aria-label={t("show", { number: at + 1, alt: picture.alt })}
            aria-current={at === index || undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(at);
            }}
            className="block rounded-card border-2 border-transparent p-0.5 transition-colors hover:border-line aria-[current]:border-ink"
          >
            <Picture picture={picture} sizes="72px" decorative className="aspect-square rounded-field" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Dots({ count, at }: { count: number; at: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center md:hidden noscript:hidden"
    >
      <span className="flex items-center gap-1.5 rounded-full bg-white/75 px-2.5 py-2 backdrop-blur-sm">
        {Array.from({ length: count }, (_, dot) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={dot}
            className={cx(
              "h-1.5 rounded-full transition-all",
              dot === at ? "w-4 bg-[#2b1b1e]" : "w-1.5 bg-[#2b1b1e]/35",
            )}
          />
        ))}
      </span>
    </div>
  );
}
