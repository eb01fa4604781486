import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { cx } from "./cx";
import { Spinner } from "./spinner";

type Kind = "primary" | "secondary" | "quiet";
type Size = "regular" | "small";

interface Look {
  kind?: Kind;
  size?: Size;
  /** Fills the width it is given. */
  wide?: boolean;
  /** Stands before the words. */
  icon?: ReactNode;
}

const kinds: Record<Kind, string> = {
  primary: "bg-action text-on-action hover:bg-action-strong active:bg-action-strong",
  secondary: "border border-edge bg-surface text-ink hover:border-ink hover:bg-paper active:bg-blush",
  quiet: "text-action-text hover:bg-blush active:bg-blush",
};

const sizes: Record<Size, string> = {
  regular: "min-h-12 px-5 py-2.5 text-body",
  small: "min-h-11 px-4 py-2 text-small",
};

/** The look of a button, for a link component that lives outside this folder. */
export function buttonClass({ kind = "primary", size = "regular", wide }: Look = {}): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-field font-strong select-none",
    "transition-[background-color,border-color,opacity,scale] active:scale-[0.985]",
    "disabled:opacity-55 disabled:active:scale-100 aria-disabled:active:scale-100",
    kinds[kind],
    sizes[size],
    wide && "w-full",
  );
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { pending?: boolean };

/**
 * A button. While pending it keeps its width and its focus, shows a turning ring, and swallows further presses,
 * so that a double tap sends once.
 */
export function Button({ kind, size, wide, icon, pending, className, children, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ kind, size, wide }), "relative", className)}
      onClick={press}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner className="absolute" />}
      <span className={cx("inline-flex items-center gap-2", pending && "opacity-0")}>
        {icon}
        {children}
      </span>
    </button>
  );
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ kind, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(buttonClass({ kind, size, wide }), className)}>
      {icon}
      {children}
    </a>
  );
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string };

/** A round button that shows an icon alone; its label is what a screen reader says. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={cx(iconButtonClass, className)} />;
}

export const iconButtonClass =
  "inline-flex size-12 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-blush active:bg-blush";
