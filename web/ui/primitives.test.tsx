import { expect, test } from "vitest";
import { Accordion } from "./accordion";
import { Badge } from "./badge";
import { Card } from "./card";
import { Icon } from "./icon";
import * as icons from "./icons";
import { Logo, LogoMark } from "./logo";
import { Picture } from "./picture";
import { Price } from "./price";
import { Rating } from "./rating";
import { Skeleton } from "./skeleton";
import { render, screen } from "./testing";

/** What a screen reader gets: the text, without what is hidden from it. */
function heard(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent ?? "";
}

test("a price is heard as one sentence and seen as three parts", () => {
  const spoken = "Price 599 rupees. MRP 699 rupees. 14 percent off.";
  const { container } = render(
    <Price price="₹599" strike={{ label: "MRP", text: "₹699" }} off="14% off" spoken={spoken} />,
  );
  expect(heard(container)).toBe(spoken);
  expect(container.querySelector("s")?.textContent).toBe("₹699");
  expect(screen.getByText("14% off")).toBeTruthy();
});

test("a price without an offer shows only itself", () => {
  const { container } = render(<Price price="₹599" spoken="Price 599 rupees." />);
  expect(container.querySelector("s")).toBeNull();
});

test("a rating is heard in words", () => {
  const { container } = render(<Rating average="4.3" count="(212)" spoken="4.3 out of 5, 212 ratings" />);
  expect(heard(container)).toBe("4.3 out of 5, 212 ratings");
});

const photo = {
  src: "/a-720.jpg",
  alt: "A cup, from the side",
  width: 1080,
  height: 1080,
  tint: "#FDE8E4",
  sources: [
    { type: "image/avif", srcset: "/a-360.avif 360w" },
    { type: "image/webp", srcset: "/a-360.webp 360w" },
  ],
};

test("a picture offers the best format first, has its size, and waits until it is near", () => {
  const { container } = render(<Picture picture={photo} sizes="50vw" />);
  const image = screen.getByRole("img", { name: "A cup, from the side" });
  expect([...container.querySelectorAll("source")].map((source) => source.type)).toEqual(["image/avif", "image/webp"]);
  expect([image.getAttribute("width"), image.getAttribute("height"), image.getAttribute("loading")]).toEqual([
    "1080",
    "1080",
    "lazy",
  ]);
});

test("the first picture of a page does not wait", () => {
  render(<Picture picture={photo} sizes="50vw" priority />);
  const image = screen.getByRole("img");
  expect([image.getAttribute("loading"), image.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
});

test("nothing carries a style attribute, which the security policy would drop", () => {
  const { container } = render(<Picture picture={photo} sizes="50vw" priority />);
  expect(container.querySelector("[style]")).toBeNull();
});

test("an icon is silent unless it has a label", () => {
  const { container, rerender } = render(<Icon shape={icons.cart} />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  rerender(<Icon shape={icons.cart} label="Basket" />);
  expect(screen.getByRole("img", { name: "Basket" })).toBeTruthy();
});

test.each(Object.entries(icons))("the icon %s is made of paths that start with a move", (_, shape) => {
  for (const d of shape) expect(d).toMatch(/^#?[Mm][\d\s.,a-zA-Z-]+$/);
});

test("the logo says the name it is given", () => {
  render(<Logo label="Mylo" />);
  expect(screen.getByRole("img", { name: "Mylo" })).toBeTruthy();
});

test("the mark is silent beside the name", () => {
  const { container } = render(<LogoMark />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("an accordion holds its content before script runs", () => {
  render(<Accordion items={[{ title: "How?", content: "Like this." }]} openFirst />);
  expect(screen.getByText("Like this.").closest("details")?.open).toBe(true);
});

test("a badge says its words, a card is what it is told to be, a skeleton says nothing", () => {
  const { container } = render(
    <Card as="article">
      <Badge>New</Badge>
      <Skeleton className="h-4" />
    </Card>,
  );
  expect(heard(screen.getByRole("article"))).toBe("New");
  expect(container.querySelector("[aria-hidden=true]")).toBeTruthy();
});
