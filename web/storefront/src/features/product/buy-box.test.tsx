import type { ProductPage } from "@api/types";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { BuyBox } from "./buy-box";
import { inLanguage, option, productPage, render, screen, show, within } from "./testing";

function showBox(page: ProductPage = productPage(), over: Partial<Parameters<typeof BuyBox>[0]> = {}) {
  const onAdd = vi.fn();
  show(<BuyBox page={page} onAdd={onAdd} adding={false} homeUrl="/" {...over} />);
  return onAdd;
}

const form = () => screen.getByRole("button", { name: "Add to cart" }).closest("form") as HTMLFormElement;

test("without script the form says everything the server needs", () => {
  showBox();
  expect([form().method, form().getAttribute("action")]).toEqual(["post", "/cart/add"]);
  expect(Object.fromEntries(new FormData(form()))).toEqual({ productId: "970", optionId: "1", quantity: "1" });
});

test("the packs are a radio group, named by their titles and described by their prices", () => {
  showBox();
  const group = screen.getByRole("group", { name: "Choose your pack" });
  expect(within(group).getAllByRole("radio")).toHaveLength(3);
  const chosen = screen.getByRole("radio", { name: "Pack of 3", checked: true });
  const description = chosen
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(description?.join(" ")).toContain("Price 1197 rupees. MRP 2097 rupees. 43 percent off.");
});

test("the price follows the choice", async () => {
  showBox();
  await userEvent.click(screen.getByRole("radio", { name: "Pack of 5" }));
  expect(screen.getAllByText("49% off")).toHaveLength(1);
  expect(screen.queryByText("43% off")).toBeNull();
});

test("sending asks for the chosen pack, once", async () => {
  const onAdd = showBox();
  await userEvent.click(screen.getByRole("radio", { name: "Pack of 5" }));
  await userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(onAdd.mock.calls).toEqual([[{ productId: 970, optionId: 3, quantity: 1 }]]);
});

test("a second tap while the first is on its way is not sent", async () => {
  const onAdd = showBox(productPage(), { adding: true });
  await userEvent.dblClick(screen.getByRole("button", { name: "Add to cart" }));
  expect(onAdd).not.toHaveBeenCalled();
});

test("a pack picked before the script arrived stays picked", () => {
  const box = inLanguage(<BuyBox page={productPage()} onAdd={vi.fn()} adding={false} homeUrl="/" />);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(box);
  (within(container).getByRole("radio", { name: "Pack of 5" }) as HTMLInputElement).checked = true;
  render(box, { container, hydrate: true });
  expect((screen.getByRole("radio", { name: "Pack of 5" }) as HTMLInputElement).checked).toBe(true);
  expect(screen.getAllByText("49% off")).toHaveLength(1);
});

test("a refusal is said in words, as an alert", () => {
  showBox(productPage(), { problem: "There is not enough of this left." });
  expect(screen.getByRole("alert").textContent).toBe("There is not enough of this left.");
});

describe("when stock is short", () => {
  test("a pack that is out of stock cannot be chosen and says why", () => {
    const page = productPage({
      options: [option(), option({ id: "3", title: "Pack of 5", availability: "out_of_stock" })],
    });
    showBox(page);
    const gone = screen.getByRole("radio", { name: "Pack of 5" }) as HTMLInputElement;
    expect(gone.disabled).toBe(true);
    expect(screen.getByText("Out of stock")).toBeTruthy();
  });

  test("few left are counted", () => {
    showBox(productPage({ options: [option({ availability: "low", left: 2 }), option({ id: "3", selected: false })] }));
    expect(screen.getByText("Only 2 left")).toBeTruthy();
  });

  test("sold out is no dead end", () => {
    const page = productPage({ soldOut: true });
    showBox({ ...page, options: page.options.map((o) => ({ ...o, availability: "out_of_stock" })) });
    expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
    expect(screen.getByRole("link", { name: "Back to the store" }).getAttribute("href")).toBe("/");
  });
});

test("a product sold one way has no group, and still sends its option", () => {
  showBox(productPage({ options: [option({ id: "0" })], selectedOption: "0" }));
  expect(screen.queryByRole("radio")).toBeNull();
  expect(new FormData(form()).get("optionId")).toBe("0");
});

test("a service is booked, not added", () => {
  showBox(productPage({ booking: true }));
  expect(screen.getByRole("button", { name: "Book Now" })).toBeTruthy();
});
