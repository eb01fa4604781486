// A page of 501 elements, about as rich as a product page. The benchmark writes root.js, which says
// where React is installed.
import { createRequire } from "node:module";
import { root } from "./root.js";

const require = createRequire(root);
const { createElement: h } = require("react");
const { renderToString } = require("react-dom/server");

function Card({ id, name, price }) {
  return h(
    "li",
    { className: "card flex gap-2 rounded-lg border p-4", id: `card-${id}` },
    h(
      "a",
      { href: `/item/${id}` },
      h("img", { src: `/media/${id}-360.webp`, alt: name, width: 360, height: 360, loading: "lazy" }),
      h("span", { className: "title" }, name),
    ),
    h("p", { className: "price" }, "₹", price),
    h("button", { type: "button", "aria-label": `Add ${name}` }, "Add"),
  );
}

export function render(payload) {
  const { title, items } = JSON.parse(payload);
  return renderToString(
    h("main", { className: "page" }, h("h1", null, title), h("ul", null, items.map((item) => h(Card, { key: item.id, ...item })))),
  );
}

export function warm() {
  const items = Array.from({ length: 20 }, (_, id) => ({ id, name: `Item ${id}`, price: id }));
  for (let i = 0; i < 20; i++) render(JSON.stringify({ title: "Warm", items }));
}
