import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { search } from "@ui/icons";
import { announce } from "@ui/toasts";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { visit } from "@/lib/navigation";
import { MIN_LETTERS, useSuggestions } from "./api";
import { Found } from "./found";
import { clock } from "./icons";
import { useRecentSearches } from "./recent";

/** What the field must tell about the list: whether it is open, and which entry the arrow keys are on. */
export interface ListState {
  open: boolean;
  active?: string;
}

type SuggestionsProps = {
  listId: string;
  text: string;
  searchUrl: string;
  /** Where the field finds what to do with a key. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  onChange: (list: ListState) => void;
  /** Closes the list, because something was chosen. */
  onDone: () => void;
};

interface Entry {
  url: string;
  content: ReactNode;
}

interface Group {
  name: string;
  entries: Entry[];
}

/** What the typed letters may lead to, or what was searched for before. Arrow keys move, Enter follows, Esc closes. */
export function Suggestions({ listId, text, searchUrl, keys, onChange, onDone }: SuggestionsProps) {
  const t = useMessages("search.box");
  const groups = useGroups(text, searchUrl);
  const entries = groups.flatMap((group) => group.entries);
  // What was done belongs to the letters it was done for; with others it starts anew.
  const [done, setDone] = useState({ text, at: -1, closed: false });
  const { at, closed } = done.text === text ? done : { at: -1, closed: false };
  const open = entries.length > 0 && !closed;
  const active = open && at < entries.length ? at : -1;
  const activeId = active < 0 ? undefined : `${listId}-${active}`;

  useEffect(() => onChange({ open, active: activeId }), [onChange, open, activeId]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  useEffect(() => {
    if (open && text.length >= MIN_LETTERS) announce(t("count", { count: entries.length }));
  }, [open, entries.length, text, t]);

  useEffect(() => {
    keys.current = press;
    return () => {
      keys.current = undefined;
    };
  });

  function press(event: KeyboardEvent) {
    const move = (step: number) => setDone({ text, at: open ? next(active, step, entries.length) : -1, closed: false });
    const chosen = entries[active];
    const onKey: Record<string, (() => void) | false | undefined> = {
      ArrowDown: entries.length > 0 && (() => move(1)),
      ArrowUp: entries.length > 0 && (() => move(-1)),
      Escape: open && (() => setDone({ text, at: -1, closed: true })),
      Enter: chosen && (() => follow(chosen.url)),
    };
    const act = onKey[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function follow(url: string) {
    onDone();
    visit(url);
  }

  if (!open) return null;
  let index = -1;
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={t("suggestions")}
      // The field keeps the focus, so that a press here does not close the list before it counts.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[70dvh] overflow-y-auto rounded-card bg-raised p-1.5 shadow-float"
    >
      {groups.map((group) => (
        <ListGroup key={group.name} name={group.name}>
          {group.entries.map((entry) => {
            index += 1;
            return (
              <a
                key={entry.url}
                role="option"
                id={`${listId}-${index}`}
                href={entry.url}
                tabIndex={-1}
                aria-selected={index === active}
                onClick={onDone}
                className={cx(
                  "flex min-h-12 items-center gap-3 rounded-field px-2.5 py-1.5 hover:bg-paper",
                  index === active && "bg-blush",
                )}
              >
                {entry.content}
              </a>
            );
          })}
        </ListGroup>
      ))}
    </div>
  );
}

/** The entry after this one. The field itself, -1, is one of the places that the arrows go through. */
function next(at: number, step: number, count: number): number {
  const places = count + 1;
  return ((at + 1 + step + places) % places) - 1;
}

function ListGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the options of a list
    <div role="group" aria-labelledby={id} className="border-line border-t py-1 first:border-t-0">
      <p id={id} className="px-2.5 pt-1.5 pb-0.5 text-ink-soft text-tiny">
        {name}
      </p>
      {children}
    </div>
  );
}

function useGroups(text: string, searchUrl: string): Group[] {
  const kinds = useMessages("search.kind");
  const t = useMessages("search.box");
  const recent = useRecentSearches();
  const typed = text.trim();
  const found = useSuggestions(typed);
  const searchFor = (words: string) => `${searchUrl}?q=${encodeURIComponent(words)}`;
  if (typed === "" && recent.length > 0) {
    return [
      {
        name: t("recent"),
        entries: recent.map((words) => ({ url: searchFor(words), content: <Line icon={clock}>{words}</Line> })),
      },
    ];
  }
  if (typed.length < MIN_LETTERS || !found) return [];
  const all = { url: searchFor(typed), content: <Line icon={search}>{t("all", { query: typed })}</Line> };
  return [
    ...found.map(({ kind, items }) => ({
      name: kinds(kind),
      entries: items.map((item) => ({ url: item.url, content: <Found kind={kind} item={item} /> })),
    })),
    { name: t("everything"), entries: [all] },
  ];
}

function Line({ icon, children }: { icon: typeof search; children: string }) {
  return (
    <>
      <Icon shape={icon} size="small" className="mx-2.5 text-ink-soft" />
      <span className="min-w-0 truncate">{children}</span>
    </>
  );
}
