import { useEffect, useState } from "react";
import type { CartDrawer } from "@/features/cart/cart-drawer";
import { useCartFlag, visit } from "@/lib/navigation";
import { usePath } from "@/lib/visit";

const load = async () => (await import("@/features/cart/cart-drawer")).CartDrawer;
const firstTouches = ["pointerdown", "keydown"] as const;

/**
 * The cart at the side of every page. Its code comes with the first touch of the page, ahead of being asked for. If it
 * cannot come, the cart's own page takes its place.
 */
export function CartSide() {
  const { isOpen, hide } = useCartFlag();
  const path = usePath();
  const cartUrl = path("/cart");
  const [Drawer, setDrawer] = useState<typeof CartDrawer>();

  useEffect(() => {
    const ahead = () => void load().catch(() => undefined);
    for (const touch of firstTouches) document.addEventListener(touch, ahead, { once: true, passive: true });
    return () => {
      for (const touch of firstTouches) document.removeEventListener(touch, ahead);
    };
  }, []);

  useEffect(() => {
    if (!isOpen || Drawer) return;
    let wanted = true;
    load().then(
      (loaded) => wanted && setDrawer(() => loaded),
      () => wanted && visit(cartUrl),
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, Drawer, cartUrl]);

  // Once shown it stays, closed, so that it can leave with its own movement.
  return Drawer ? <Drawer open={isOpen} onClose={hide} cartUrl={cartUrl} homeUrl={path("/")} /> : null;
}
