import type { ProductCard, SearchPage } from "@api/types";

const oil: ProductCard = {
  id: 3101,
  url: "/product/baby-massage-oil-3101",
  name: "Baby massage oil",
  picture: { src: "/media/oil.jpg", alt: "A bottle of oil", width: 1080, height: 1080, sources: [], tint: "#FDE8E4" },
  price: { paise: 34900, text: "₹349", spoken: "349 rupees" },
  unitText: "₹1.75 per ml",
  badge: "",
  soldOut: false,
};

/** A search that found one product, a shelf and a guide; change what a test is about. */
export function searchPage(change: Partial<SearchPage> = {}): SearchPage {
  return {
    query: "oil",
    url: "/search?q=oil",
    note: "",
    near: false,
    total: 1,
    more: false,
    products: [oil],
    others: [
      {
        kind: "category",
        total: 1,
        items: [{ title: "Oils", parts: [{ text: "Oil", match: true }], url: "/category/oils-31" }],
      },
      {
        kind: "guide",
        total: 1,
        items: [{ title: "Massage, step by step", parts: [], url: "/baby-massage" }],
      },
    ],
    filters: [
      {
        name: "brand",
        choices: [{ value: "baby", label: "", count: 1, selected: false, url: "/search?q=oil&brand=baby" }],
      },
    ],
    applied: [],
    sorts: [{ value: "featured", label: "", count: -1, selected: true, url: "/search?q=oil" }],
    page: 1,
    pages: 2,
    previous: "",
    next: "/search?q=oil&page=2",
    popular: [],
    categories: [],
    ...change,
  };
}

/** Before anything was asked for, or when nothing was found. */
export function emptySearch(change: Partial<SearchPage> = {}): SearchPage {
  return searchPage({
    query: "",
    url: "/search",
    total: 0,
    products: [],
    others: [],
    filters: [],
    pages: 1,
    next: "",
    popular: [oil],
    categories: [{ id: 31, name: "Oils", url: "/category/oils-31", icon: "drop", count: 4, below: [] }],
    ...change,
  });
}
