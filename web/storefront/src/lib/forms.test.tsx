import { ApiError } from "@api/error";
import { fireEvent, render, screen } from "@ui/testing";
import { expect, test, vi } from "vitest";
import en from "@/messages/en.json";
import { errorText, submitTo } from "./forms";
import { translator } from "./i18n/translate";

const t = translator("en", en, "errors");

function refusal(code: string, message = "", params = {}) {
  return new ApiError(422, { code, message, params });
}

test("no error has no words", () => {
  expect(errorText(null, t)).toBeUndefined();
  expect(errorText(undefined, t)).toBeUndefined();
});

test("an error is said in the words kept for its code", () => {
  expect(errorText(refusal("network.timeout", "timed out"), t)).toBe(en.errors.network.timeout);
});

test("an error without kept words is said in general ones, never in the server's English", () => {
  expect(errorText(refusal("new.code", "The server's own words."), t)).toBe(en.errors.unknown);
  expect(errorText(refusal("new.code"), t)).toBe(en.errors.unknown);
  expect(errorText(new Error("secret detail"), t)).toBe(en.errors.unknown);
});

function Form({ mutation }: { mutation: Parameters<typeof submitTo>[0] }) {
  return (
    <form aria-label="form" onSubmit={submitTo(mutation)}>
      <input name="code" defaultValue="123456" aria-label="code" aria-invalid="true" />
      <input name="file" type="file" />
    </form>
  );
}

test("a form sends its text fields in place of the browser", () => {
  const mutate = vi.fn();
  render(<Form mutation={{ isPending: false, mutate }} />);
  const goesOn = fireEvent.submit(screen.getByRole("form"));
  expect(goesOn).toBe(false);
  expect(mutate.mock.calls[0]?.[0]).toEqual({ code: "123456" });
});

test("a second press while the first is on its way does nothing", () => {
  const mutate = vi.fn();
  render(<Form mutation={{ isPending: true, mutate }} />);
  fireEvent.submit(screen.getByRole("form"));
  expect(mutate).not.toHaveBeenCalled();
});

test("after a refusal the first wrong field has the focus", async () => {
  render(<Form mutation={{ isPending: false, mutate: (_, options) => options?.onError?.() }} />);
  fireEvent.submit(screen.getByRole("form"));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("code")));
});
