import type { Registry } from "@/lib/page";
import * as error from "./error";
import * as offline from "./offline";

/** Every page, by the name the server uses. A new page is one line here; the browser loads it as its own chunk. */
export const pages = {
  home: () => import("./home"),
  product: () => import("./product"),
  category: () => import("./category"),
  reviews: () => import("./reviews"),
  search: () => import("./search"),
  landing: () => import("./landing"),
  cart: () => import("./cart"),
  // These two must be at hand when nothing more can be loaded.
  error: async () => error,
  offline: async () => offline,
} satisfies Registry;
