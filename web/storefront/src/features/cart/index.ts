export { cartQuery, keepCart, useAddToCart } from "./api";
export { CartContents } from "./cart-contents";
export { useCartCount } from "./cart-count";
export { PriceDetails } from "./price-details";
export { useProblemText } from "./problem";
