import { expect, test } from "vitest";
import { Breadcrumbs } from "./breadcrumbs";
import { Details } from "./details";
import { FeaturedProduct } from "./featured-product";
import { Gallery } from "./gallery";
import { ProductCard } from "./product-card";
import { productPage, rupees, screen, show, within } from "./testing";

const { product, breadcrumbs } = productPage();

test("the way here ends at this page, which is not a link", () => {
  show(<Breadcrumbs steps={breadcrumbs} />);
  const way = screen.getByRole("navigation", { name: "You are here" });
  expect(within(way).getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText("Reusable Cloth Diaper").getAttribute("aria-current")).toBe("page");
});

test("only the first picture is fetched at once", () => {
  show(<Gallery pictures={product.pictures} name={product.name} />);
  const [first, second] = [screen.getByAltText("From the front"), screen.getByAltText("From the back")];
  expect([first.getAttribute("loading"), second.getAttribute("loading")]).toEqual(["eager", "lazy"]);
});

test("a thumbnail is a link to its picture, so it works before script runs", () => {
  show(<Gallery pictures={product.pictures} name={product.name} />);
  const thumbnail = screen.getByRole("link", { name: "Show picture 2: From the back" });
  const target = document.getElementById(thumbnail.getAttribute("href")?.slice(1) ?? "");
  expect(target?.querySelector("img")?.alt).toBe("From the back");
});

test("every part of the details has a heading", () => {
  show(<Details product={product} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Why parents choose it",
    "About this product",
    "How to wash and care for it",
    "Questions parents ask",
    "On the label",
  ]);
});

test("a part without content is left out", () => {
  show(<Details product={{ ...product, faq: [], care: [] }} />);
  expect(screen.queryByRole("heading", { name: "Questions parents ask" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "How to wash and care for it" })).toBeNull();
});

const card = {
  id: 970,
  url: product.url,
  name: product.name,
  picture: { src: "/a.jpg", alt: "", width: 1, height: 1, sources: [], tint: "" },
  price: rupees(1197),
  strike: rupees(2097),
  percentOff: 43,
  unitText: "₹399 per diaper",
  badge: "Pack of 3",
  soldOut: false,
};

test("a card leads to its product and speaks its price as one sentence", () => {
  show(<ProductCard product={card} sizes="50vw" />, "hi");
  expect(screen.getByRole("link", { name: product.name }).getAttribute("href")).toBe(product.url);
  expect(screen.getByText("कीमत 1197 rupees। एमआरपी 2097 rupees। 43 प्रतिशत की छूट।")).toBeTruthy();
});

test("a card says its rating in words, when there is one", () => {
  show(<ProductCard product={{ ...card, rating: { average: "4.3", count: 212 } }} sizes="50vw" />);
  expect(screen.getByText("4.3 out of 5, 212 ratings")).toBeTruthy();
});

test("a card of something sold out says so", () => {
  show(<ProductCard product={{ ...card, soldOut: true }} sizes="50vw" />);
  expect(screen.getByText("Out of stock")).toBeTruthy();
});

test("a product that stands alone is shown with its price and leads to its page", () => {
  show(<FeaturedProduct product={card} sizes="50vw" />);
  expect(screen.getByRole("link", { name: product.name }).getAttribute("href")).toBe(product.url);
  expect(screen.getByText("₹399 per diaper")).toBeTruthy();
});
