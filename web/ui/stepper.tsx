import type { MouseEvent, ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";
import { minus, plus } from "./icons";

type StepperProps = {
  /** The field that the buttons send when the form around them is submitted. */
  name: string;
  value: number;
  min?: number;
  max: number;
  /** What a screen reader says for the number, such as "Quantity 2". */
  valueLabel: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** Takes over from the form when script runs. */
  onChange?: (value: number) => void;
  /** The value is on its way to the server. */
  pending?: boolean;
};

/**
 * A small whole number with one button down and one up. The two are submit buttons that carry the new number, so the
 * form around them works without script.
 */
export function Stepper({ name, value, min = 1, max, onChange, pending, ...labels }: StepperProps) {
  return (
    <div className="inline-flex items-center rounded-full border border-line bg-paper">
      <Step name={name} to={value - 1} disabled={value <= min} label={labels.decreaseLabel} onChange={onChange}>
        <Icon shape={minus} size="small" />
      </Step>
      <span className={cx("min-w-7 text-center font-strong tabular-nums transition-opacity", pending && "opacity-55")}>
        <span className="sr-only">{labels.valueLabel}</span>
        <span aria-hidden="true">{value}</span>
      </span>
      <Step name={name} to={value + 1} disabled={value >= max} label={labels.increaseLabel} onChange={onChange}>
        <Icon shape={plus} size="small" />
      </Step>
    </div>
  );
}

type StepProps = {
  name: string;
  to: number;
  disabled: boolean;
  label: string;
  onChange?: (value: number) => void;
  children: ReactNode;
};

function Step({ name, to, disabled, label, onChange, children }: StepProps) {
  function press(event: MouseEvent) {
    if (!onChange) return;
    event.preventDefault();
    if (!disabled) onChange(to);
  }
  return (
    <button
      type="submit"
      name={name}
      value={to}
      aria-label={label}
      // Not `disabled` while script runs: a button that loses focus at its limit loses the keyboard's place.
      disabled={disabled && !onChange}
      aria-disabled={disabled}
      onClick={press}
      className="inline-flex size-11 items-center justify-center rounded-full text-ink transition-colors hover:bg-blush aria-disabled:text-ink-soft aria-disabled:opacity-45 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
