import type { CategoryPage, ProductCard } from "@api/types";

const pants: ProductCard = {
  id: 2379,
  url: "/product/diaper-pants-medium-2379",
  name: "Diaper pants, medium",
  picture: { src: "/media/pants.jpg", alt: "A bag of pants", width: 1080, height: 1080, sources: [], tint: "#FDE8E4" },
  price: { paise: 44900, text: "₹449", spoken: "449 rupees" },
  unitText: "₹11.82 per pant",
  badge: "",
  soldOut: false,
};

/** A shelf with one product and one choice made; change what a test is about. */
export function categoryPage(change: Partial<CategoryPage> = {}): CategoryPage {
  return {
    id: 12,
    name: "Diaper pants",
    intro: "Pants in six sizes.",
    url: "/category/diaper-pants-12",
    breadcrumbs: [
      { label: "Mylo", url: "/" },
      { label: "Diaper pants", url: "/category/diaper-pants-12" },
    ],
    below: [],
    beside: [{ id: 11, name: "Cloth diapers", url: "/category/cloth-diapers-11", icon: "leaf", count: 5, below: [] }],
    total: 1,
    products: [pants],
    filters: [
      {
        name: "size",
        choices: [
          { value: "Small", label: "Small", count: 1, selected: true, url: "/category/diaper-pants-12" },
          { value: "Medium", label: "Medium", count: 2, selected: false, url: "/category/diaper-pants-12?size=Medium" },
        ],
      },
    ],
    applied: [{ name: "size", value: "Small", label: "Small", url: "/category/diaper-pants-12" }],
    sorts: [
      { value: "featured", label: "", count: -1, selected: true, url: "/category/diaper-pants-12" },
      { value: "price-low", label: "", count: -1, selected: false, url: "/category/diaper-pants-12?sort=price-low" },
    ],
    page: 1,
    pages: 2,
    previous: "",
    next: "/category/diaper-pants-12?page=2",
    ...change,
  };
}
