import { lazy, Suspense, useEffect, useState } from "react";
import { useCartFlag } from "@/lib/navigation";
import { usePath } from "@/lib/visit";

const load = () => import("@/features/cart/cart-drawer");
const CartDrawer = lazy(async () => ({ default: (await load()).CartDrawer }));
const firstTouches = ["pointerdown", "keydown"] as const;

/** The cart at the side of every page. Its code comes with the first touch of the page, ahead of being asked for. */
export function CartSide() {
  const { isOpen, hide } = useCartFlag();
  const path = usePath();
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    const ahead = () => void load().catch(() => undefined);
    const options = { once: true, passive: true };
    for (const touch of firstTouches) document.addEventListener(touch, ahead, options);
    return () => {
      for (const touch of firstTouches) document.removeEventListener(touch, ahead);
    };
  }, []);

  // Once shown it stays, closed, so that it can leave with its own movement.
  if (isOpen && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <CartDrawer open={isOpen} onClose={hide} cartUrl={path("/cart")} homeUrl={path("/")} />
    </Suspense>
  );
}
