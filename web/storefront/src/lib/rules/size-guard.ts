/**
 * Says whether a product may go into the cart, given the value of the cookie `selectedVariant`. Only a size
 * that was asked for and left empty stands in the way; without a cookie, or with one that cannot be read,
 * there was nothing to choose.
 */
export function mayAddToCart(selectedVariant: string | null): boolean {
  const size = sizeOf(selectedVariant);
  return size !== null && (typeof size !== "string" || size.trim() !== "");
}

/** The value under SIZE, in exactly that spelling; undefined when nothing was asked. */
function sizeOf(selectedVariant: string | null): unknown {
  try {
    const variant: unknown = JSON.parse(selectedVariant ?? "{}");
    return Object(variant).SIZE;
  } catch {
    return undefined;
  }
}
