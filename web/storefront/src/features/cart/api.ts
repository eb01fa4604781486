import { api } from "@api/client";
import type { components } from "@api/schema.gen";
import type { CartView } from "@api/types";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useIntentKey } from "./intent-key";

/** The visitor's cart, priced by the server. */
export const cartQuery = () =>
  queryOptions({
    queryKey: ["cart"],
    queryFn: ({ signal }) => api.get<CartView>("/api/cart", { signal }),
    networkMode: "always",
  });

/** What to put in a cart. */
export type Addition = Omit<components["schemas"]["AddCartLineInputBody"], "key">;

interface Told<Input> {
  onDone?: (cart: CartView, input: Input) => void;
  onRefused?: (error: Error, input: Input) => void;
}

/** Puts something in the cart. When the answer was lost, asking for the same again does not add it twice. */
export function useAddToCart(told?: Told<Addition>) {
  const intent = useIntentKey();
  const add = (addition: Addition) =>
    intent.during(addition, (key) => api.post<CartView>("/api/cart/lines", { ...addition, key }));
  return useCartChange(add, told);
}

export const useSetQuantity = (told?: Told<{ lineId: string; quantity: number }>) =>
  useCartChange(({ lineId, quantity }) => api.put<CartView>(`/api/cart/lines/${lineId}`, { quantity }), told);

export const useRemoveLine = (told?: Told<{ lineId: string }>) =>
  useCartChange(({ lineId }) => api.delete<CartView>(`/api/cart/lines/${lineId}`), told);

/**
 * A change to the cart. Changes run one after another, so quick taps arrive in the order they were made; `mutateOnce`
 * drops what is asked while the same kind of change is on its way. The reply is the whole priced cart, so no sum is
 * ever done here.
 */
function useCartChange<Input>(change: (input: Input) => Promise<CartView>, told: Told<Input> = {}) {
  const client = useQueryClient();
  const busy = useRef(false);
  const mutation = useMutation({
    mutationFn: change,
    scope: { id: "cart" },
    // Offline is an answer too; the default would wait in silence for the line to come back.
    networkMode: "always",
    // A read that started earlier must not put the older cart back.
    onMutate: () => client.cancelQueries({ queryKey: cartQuery().queryKey }),
    onSuccess: (cart, input) => {
      keepCart(client, cart);
      told.onDone?.(cart, input);
    },
    onError: (error, input) => told.onRefused?.(error, input),
    onSettled: () => {
      busy.current = false;
    },
  });
  // Not isPending: that is only known at the next render, and a double tap may come before it.
  function mutateOnce(input: Input) {
    if (busy.current) return;
    busy.current = true;
    mutation.mutate(input);
  }
  return { ...mutation, mutateOnce };
}

/** Keeps a cart that the server sent, unless a newer state of the same cart is already here. */
export function keepCart(client: QueryClient, cart: CartView): void {
  client.setQueryData(cartQuery().queryKey, (known) =>
    known && known.id === cart.id && known.version > cart.version ? known : cart,
  );
}
