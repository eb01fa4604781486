import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";
import { chevronLeft, chevronRight } from "./icons";

/** Where a sideways list stands, and how to move it. Before script runs it scrolls by hand all the same. */
export function useRail(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ index: 0, atStart: true, atEnd: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setPlace((before) => same(before, measure(element)));
    look();
    element.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      element.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [list]);

  function goTo(index: number) {
    const element = list.current;
    const item = element?.children[index];
    if (!element || !(item instanceof HTMLElement)) return;
    element.scrollTo({ left: item.offsetLeft - element.offsetLeft, behavior: "smooth" });
  }

  function page(direction: 1 | -1) {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: "smooth" });
  }

  return { ...place, goTo, page };
}

type Place = { index: number; atStart: boolean; atEnd: boolean };

function measure(element: HTMLElement): Place {
  const left = element.scrollLeft;
  const offsets = [...element.children].map((item) =>
    Math.abs((item as HTMLElement).offsetLeft - element.offsetLeft - left),
  );
  return {
    index: Math.max(0, offsets.indexOf(Math.min(...offsets))),
    atStart: left < 4,
    atEnd: left + element.clientWidth > element.scrollWidth - 4,
  };
}

function same(before: Place, now: Place): Place {
  const equal = before.index === now.index && before.atStart === now.atStart && before.atEnd === now.atEnd;
  return equal ? before : now;
}

type RailProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** List items. */
  children: ReactNode;
  className?: string;
};

/** A list that scrolls sideways and stops at its items; on a wide screen it has arrows as well. */
export function Rail({ label, previousLabel, nextLabel, children, className }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const { atStart, atEnd, page } = useRail(list);
  return (
    <section aria-label={label} className="relative">
      <ul
        ref={list}
        className={cx(
          "quiet-scrollbar relative flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain scroll-smooth md:gap-5",
          className,
        )}
      >
        {children}
      </ul>
      {!(atStart && atEnd) && (
        <>
          <Arrow label={previousLabel} side="left" hidden={atStart} onClick={() => page(-1)} />
          <Arrow label={nextLabel} side="right" hidden={atEnd} onClick={() => page(1)} />
        </>
      )}
    </section>
  );
}

type ArrowProps = { label: string; side: "left" | "right"; hidden: boolean; onClick: () => void };

export function Arrow({ label, side, hidden, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={hidden}
      onClick={onClick}
      className={cx(
        "absolute top-1/2 hidden size-12 -translate-y-1/2 items-center justify-center rounded-full bg-raised text-ink shadow-float",
        "transition-opacity hover:text-action-text disabled:pointer-events-none disabled:opacity-0 md:inline-flex noscript:hidden",
        side === "left" ? "left-3" : "right-3",
      )}
    >
      <Icon shape={side === "left" ? chevronLeft : chevronRight} />
    </button>
  );
}
