import type { Registry } from "@/lib/page";

/** Every page, by the name the server uses. A new page is one line here; the browser loads it as its own chunk. */
export const pages = {
  error: () => import("./error"),
  offline: () => import("./offline"),
} satisfies Registry;
