/**
 * The shapes that the server sends. Money comes formatted and summed: the browser shows it and never computes it.
 */

export type Language = "en" | "hi";
export type Market = "IND" | "UAE";

export interface Money {
  paise: number;
  text: string;
  spoken: string;
}

export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
  tint?: string;
}

export interface Rating {
  average: string;
  count: number;
}

export interface ProductCard {
  id: number;
  url: string;
  name: string;
  picture: Picture;
  price: Money;
  strike: Money | null;
  percentOff: number | null;
  unitText?: string;
  rating: Rating | null;
  badge?: string;
}

export interface Product {
  id: number;
  slug: string;
  url: string;
  name: string;
  brand: string;
  tagline: string;
  description: string[];
  highlights: { icon: string; title: string; text: string }[];
  pictures: Picture[];
  rating: Rating | null;
  badge?: string;
  declarations: { label: string; value: string }[];
  care: { title: string; steps: string[] };
  faq: { question: string; answer: string }[];
  returnable: { ok: boolean; text: string };
}

export interface BundleOption {
  id: string;
  title: string;
  units: number;
  price: Money;
  strike: Money | null;
  percentOff: number | null;
  unitPrice: { money: Money; text: string };
  offerId: string | null;
  bestValue: boolean;
  bestValueText: string;
  selected: boolean;
  availability: "in_stock" | "out_of_stock" | "low";
  note?: string;
}

export interface CartLine {
  id: string;
  productId: number;
  url: string;
  name: string;
  optionTitle: string;
  picture: Picture;
  quantity: number;
  maxQuantity: number;
  unit: Money;
  total: Money;
  strikeTotal: Money | null;
  notice: Notice | null;
  unavailable: boolean;
}

export interface Notice {
  code: string;
  text: string;
}

export interface CartView {
  id: string;
  version: number;
  count: number;
  lines: CartLine[];
  mrpTotal: Money;
  savings: Money | null;
  total: Money;
  empty: boolean;
  notices: Notice[];
}

export interface ProductPage {
  product: Product;
  options: BundleOption[];
  selectedOption: string;
  breadcrumbs: { label: string; url: string }[];
  addAction: string;
  unavailable: { text: string } | null;
}

export interface CartPage {
  cart: CartView;
  suggestions: ProductCard[];
}

export interface HomePage {
  products: ProductCard[];
}

export interface ErrorPage {
  status: number;
  code: string;
  title: string;
  message: string;
  requestId: string;
  retry: boolean;
}

export type OfflinePage = Record<string, never>;

/** The props of every page, by the name that the server calls the page. */
export interface PageProps {
  home: HomePage;
  product: ProductPage;
  cart: CartPage;
  error: ErrorPage;
  offline: OfflinePage;
}

export type PageName = keyof PageProps;

/** Who looks, from where, and when: everything that a render may depend on besides the props. */
export interface Visit {
  language: Language;
  market: Market;
  inApp: boolean;
  path: string;
  now: string;
}

/** What the configuration says about the shop. Empty strings are not shown. */
export interface Site {
  brand: string;
  origin: string;
  legalName: string;
  address: string;
  grievanceOfficer: string;
  supportPhone: string;
  supportEmail: string;
}

export interface Head {
  title: string;
  canonical: string | null;
  alternates: { lang: string; href: string }[];
  robots?: string;
}

/** One page as the server describes it: inlined in the document, or the answer to a client-side visit. */
export interface Payload<N extends PageName = PageName> {
  page: N;
  props: PageProps[N];
  visit: Visit;
  site: Site;
  head: Head;
  rendered: boolean;
}
