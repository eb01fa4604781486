// Every page type that is measured, with its budget. Later rooms of the house add theirs here.

/** Budgets of performance-and-reliability, in kilobytes of 1000 bytes as they travel. */
const store = { js: 95, html: 25 };

export const pages = [
  { name: "home", path: "/", budget: store },
  { name: "product", path: "/product/reusable-cloth-diaper-970", budget: store },
  { name: "category", path: "/category/diapering-10", budget: store },
  { name: "landing", path: "/best-cloth-diapers", budget: store },
  { name: "reviews", path: "/reviews/reusable-cloth-diaper-970", budget: store },
  // Results of a search are kept out of search engines too.
  { name: "search", path: "/search?q=diaper", budget: store, indexed: false },
  // A cart is a person's own: search engines are kept out of it, and the SEO score does not apply.
  { name: "cart", path: "/cart", budget: store, indexed: false },
];

export const languages = [
  { code: "en", prefix: "" },
  { code: "hi", prefix: "/hi" },
];

/** What every page must reach. */
export const scores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

/** Requests before the largest paint. */
export const requestBudget = 8;
