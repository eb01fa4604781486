import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { cx } from "./cx";

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

type TabsProps = { label: string; tabs: Tab[]; initial?: string };

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Panels of which one shows. Arrow keys, Home and End move between the tabs; the browser's find reaches every panel. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(initial ?? tabs[0]?.id);

  function move(event: KeyboardEvent) {
    const next = moves[event.key]?.(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    setSelected(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="quiet-scrollbar flex gap-1 overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => {
          const on = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={on}
              aria-controls={`${base}-${tab.id}-panel`}
              tabIndex={on ? 0 : -1}
              onClick={() => setSelected(tab.id)}
              className={cx(
                "min-h-12 shrink-0 border-b-2 px-4 font-medium text-small -outline-offset-4 transition-colors",
                on ? "border-action-text text-action-text" : "border-transparent text-ink-soft hover:text-ink",
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== selected}
          className="pt-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
