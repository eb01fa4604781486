export { Breadcrumbs } from "./breadcrumbs";
export { BuyBox, type Wish } from "./buy-box";
export { Details } from "./details";
export { FeaturedProduct } from "./featured-product";
export { Gallery } from "./gallery";
export { ProductCard } from "./product-card";
export { Related } from "./related";
export { SizeFinder } from "./size-finder";
export { VariantPicker } from "./variant-picker";
