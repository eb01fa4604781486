import { expect, test } from "vitest";
import { Field, Input } from "./field";
import { render, screen } from "./testing";

test("the label names the control and the hint describes it", () => {
  render(
    <Field name="pin" label="Pincode" hint="Six digits">
      <Input inputMode="numeric" />
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Pincode" });
  expect(input.getAttribute("name")).toBe("pin");
  expect(described(input)).toEqual(["Six digits"]);
  expect(input.getAttribute("aria-invalid")).toBeNull();
});

test("an error is said before the hint and marks the control", () => {
  render(
    <Field name="pin" label="Pincode" hint="Six digits" error="We do not know this pincode.">
      <Input />
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Pincode" });
  expect(described(input)).toEqual(["We do not know this pincode.", "Six digits"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

function described(element: HTMLElement): (string | null | undefined)[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
