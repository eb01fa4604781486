import type { ProductCard, ReviewsPage } from "@api/types";
import { summary } from "@/features/reviews/testing";

const url = "/reviews/diaper-pants-medium-2379";

const product: ProductCard = {
  id: 2379,
  url: "/product/diaper-pants-medium-2379",
  name: "Diaper pants, medium",
  picture: { src: "/media/pants.jpg", alt: "A bag of pants", width: 1080, height: 1080, sources: [], tint: "#FDE8E4" },
  price: { paise: 44900, text: "₹449", spoken: "449 rupees" },
  unitText: "₹11.82 per pant",
  badge: "",
  soldOut: false,
};

/** The reviews of a product, narrowed to verified buyers; change what a test is about. */
export function reviewsPage(change: Partial<ReviewsPage> = {}): ReviewsPage {
  const { top, ...rest } = summary({ url });
  return {
    ...rest,
    product,
    breadcrumbs: [
      { label: "Mylo", url: "/" },
      { label: product.name, url: product.url },
      { label: "Reviews", url: "" },
    ],
    total: 4,
    reviews: top,
    filters: [
      { name: "stars", choices: [{ value: "5", label: "", count: 3, selected: false, url: `${url}?stars=5` }] },
      { name: "verified", choices: [{ value: "1", label: "", count: 4, selected: true, url }] },
      {
        name: "weight",
        choices: [{ value: "7-8", label: "7–8 kg", count: 2, selected: false, url: `${url}?weight=7-8` }],
      },
    ],
    applied: [{ name: "verified", value: "1", label: "", url }],
    sorts: [
      { value: "newest", label: "", count: -1, selected: true, url: `${url}?verified=1` },
      { value: "helpful", label: "", count: -1, selected: false, url: `${url}?sort=helpful&verified=1` },
      { value: "lowest", label: "", count: -1, selected: false, url: `${url}?sort=lowest&verified=1` },
    ],
    first: "",
    next: `${url}?after=x&verified=1`,
    form: {
      action: `${url}/write`,
      signedIn: false,
      fits: ["small", "right", "large"],
      weights: [{ value: "7-8", label: "7–8 kg", selected: false }],
      ages: [{ value: "6-12", label: "6–12 months", selected: false }],
      sizes: [{ value: "2379", label: "Medium", selected: true }],
      maxTitle: 120,
      maxBody: 4000,
    },
    policy: [{ icon: "user", title: "Who looks after reviews", text: "Mylo does." }],
    outcome: { saved: "", voted: "", problem: "" },
    ...change,
  };
}
