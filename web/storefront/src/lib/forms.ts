import { ApiError } from "@api/error";
import type { FormEvent } from "react";
import type { Translate } from "./i18n";

interface Mutation<Values> {
  isPending: boolean;
  mutate(values: Values, options?: { onError?: () => void }): void;
}

/**
 * Sends a form's fields by a mutation in place of the browser's own submit, which stays for when no script runs.
 * A second press while the first is on its way does nothing. After a refusal, focus goes to the first wrong field.
 */
export function submitTo<Values = Record<string, string>>(
  mutation: Mutation<Values>,
  read: (fields: FormData) => Values = textFields as (fields: FormData) => Values,
) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const form = event.currentTarget;
    mutation.mutate(read(new FormData(form)), { onError: () => setTimeout(() => focusFirstError(form)) });
  };
}

function textFields(fields: FormData): Record<string, string> {
  return Object.fromEntries([...fields].filter((field): field is [string, string] => typeof field[1] === "string"));
}

function focusFirstError(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** What went wrong, in words: those kept for the error's code, else a general sentence in the reader's language. */
export function errorText(error: unknown, t: Pick<Translate, "find">): string | undefined {
  if (error === null || error === undefined) return undefined;
  const unknown = t.find("errors.unknown");
  if (!(error instanceof ApiError)) return unknown;
  return t.find(`errors.${error.code}`, error.body.params) ?? unknown;
}
