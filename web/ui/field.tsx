import { createContext, type InputHTMLAttributes, type ReactNode, useContext, useId } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";
import { alert } from "./icons";

interface FieldIds {
  id: string;
  name: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

type FieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What went wrong, in words. */
  error?: ReactNode;
  children: ReactNode;
};

/** A label above its control, a hint below it, and the error in words; the control inside is tied to all three. */
export function Field({ name, label, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = cx(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-small text-ink">
        {label}
      </label>
      <FieldContext value={{ id, name, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-small text-action-text">
          <Icon shape={alert} size="small" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A text input. Inside a Field it takes its name, its label and its description from there. */
export function Input({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  const field = useContext(FieldContext);
  return (
    <input
      id={field?.id}
      name={field?.name}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      {...rest}
      className={cx(
        "min-h-12 w-full rounded-field border bg-surface px-3.5 text-body text-ink placeholder:text-ink-soft",
        "transition-colors hover:border-ink disabled:opacity-55",
        field?.invalid ? "border-action-text" : "border-edge",
        className,
      )}
    />
  );
}
