import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { search } from "@ui/icons";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { usePath } from "@/lib/visit";
import type { ListState, Suggestions } from "./suggestions";

type SearchBoxProps = {
  /** In the top bar, or large on the page of results. */
  place: "bar" | "page";
  query?: string;
};

const load = async () => (await import("./suggestions")).Suggestions;
const closed: ListState = { open: false };

/**
 * The search form. It is a plain form until it is first touched; then the code of the suggestions comes, and the field
 * becomes a combobox. If that code cannot come, it stays a form.
 */
export function SearchBox({ place, query }: SearchBoxProps) {
  const t = useMessages("search.box");
  const path = usePath();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const [Loaded, setLoaded] = useState<typeof Suggestions>();
  const [text, setText] = useState(query ?? "");
  const [inside, setInside] = useState(false);
  const [list, setList] = useState(closed);
  const shown = inside && Loaded;

  // Focus that came before the script did has told nobody.
  useEffect(() => {
    if (document.activeElement === input.current) setInside(true);
  }, []);

  useEffect(() => {
    if (!inside || Loaded) return;
    // What was typed before the script arrived is in the field, not yet in the state.
    setText(input.current?.value ?? "");
    load().then(
      (loaded) => setLoaded(() => loaded),
      () => undefined,
    );
  }, [inside, Loaded]);

  function leave(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) dismiss();
  }

  function dismiss() {
    setInside(false);
    setList(closed);
  }

  // The bar outlives the page, and the search is over.
  function follow() {
    dismiss();
    if (place === "bar" && input.current) input.current.value = "";
  }

  const combobox = Loaded && {
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-expanded": list.open,
    "aria-controls": list.open ? listId : undefined,
    "aria-activedescendant": list.active,
  };

  return (
    <search className={cx("relative block", place === "bar" && "w-full max-w-[26rem]")}>
      <form
        action={path("/search")}
        onFocus={() => setInside(true)}
        onBlur={leave}
        onSubmit={dismiss}
        className="relative"
      >
        <Icon
          shape={search}
          size="small"
          className={cx(
            "-translate-y-1/2 pointer-events-none absolute top-1/2 text-ink-soft",
            place === "page" ? "left-4" : "left-3.5",
          )}
        />
        <input
          ref={input}
          type="search"
          name="q"
          required
          maxLength={80}
          defaultValue={query}
          aria-label={t("label")}
          placeholder={t("placeholder")}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          {...combobox}
          onChange={(event) => {
            setInside(true);
            setText(event.target.value);
          }}
          onKeyDown={(event) => keys.current?.(event)}
          className={cx(
            "w-full appearance-none border text-body text-ink placeholder:text-ink-soft focus:border-edge focus:bg-surface",
            place === "page"
              ? "h-14 rounded-card border-edge bg-surface pr-28 pl-12 hover:border-ink md:pr-32 md:text-lead"
              : "h-11 rounded-full border-transparent bg-paper pr-4 pl-11 hover:border-edge",
          )}
        />
        <button
          type="submit"
          className={
            place === "page"
              ? "absolute inset-y-1.5 right-1.5 rounded-field bg-action px-5 font-strong text-on-action transition-colors hover:bg-action-strong"
              : "sr-only"
          }
          tabIndex={place === "page" ? undefined : -1}
        >
          {t("submit")}
        </button>
        {shown && (
          <Loaded
            listId={listId}
            text={text}
            searchUrl={path("/search")}
            keys={keys}
            onChange={setList}
            onDone={follow}
          />
        )}
      </form>
    </search>
  );
}
