import { useQuery } from "@tanstack/react-query";
import { cartQuery } from "./api";

/** How many pieces are in the cart, once that is known. */
export function useCartCount(): number | undefined {
  return useQuery(cartQuery()).data?.count;
}
