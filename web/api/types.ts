import type { components } from "./schema.gen";

/** The shapes that the server sends, by the names its OpenAPI document gives them. */
type Schemas = components["schemas"];

export type Money = Schemas["Money"];
export type Picture = Schemas["Picture"];
export type ProductCard = Schemas["ProductCard"];
export type Product = Schemas["Product"];
export type BundleOption = Schemas["Option"];
export type CartView = Schemas["Cart"];
export type CartLine = Schemas["CartLine"];
export type CartNotice = Schemas["CartNotice"];
export type Crumb = Schemas["Crumb"];
export type ProductPage = Schemas["ProductPage"];
export type CartPage = Schemas["CartPage"];
export type HomePage = Schemas["HomePage"];
export type CategoryPage = Schemas["CategoryPage"];
export type CategoryLink = Schemas["CategoryLink"];
export type Filter = Schemas["Filter"];
export type FilterChoice = Schemas["FilterChoice"];
export type Variants = Schemas["Variants"];
export type Review = Schemas["Review"];
export type ReviewSummary = Schemas["ReviewSummary"];
export type ReviewsPage = Schemas["ReviewsPage"];
export type SearchPage = Schemas["SearchPage"];
export type FoundGroup = Schemas["FoundGroup"];
export type LandingPage = Schemas["LandingPage"];
export type ErrorPage = Schemas["ErrorPage"];
export type OfflinePage = Schemas["OfflinePage"];
export type Visit = Schemas["VisitInfo"];
export type Site = Schemas["Site"];
export type Head = Schemas["HeadInfo"];
export type Language = Visit["language"];
export type Market = Visit["market"];

/** The props of every page, by the name that the server calls the page. */
export interface PageProps {
  home: HomePage;
  product: ProductPage;
  cart: CartPage;
  category: CategoryPage;
  reviews: ReviewsPage;
  search: SearchPage;
  landing: LandingPage;
  error: ErrorPage;
  offline: OfflinePage;
}

export type PageName = keyof PageProps;

/** One page as the server describes it: inlined in the document, or the answer to a client-side visit. */
export interface Payload<N extends PageName = PageName> {
  page: N;
  props: PageProps[N];
  visit: Visit;
  site: Site;
  head: Head;
  rendered: boolean;
}
