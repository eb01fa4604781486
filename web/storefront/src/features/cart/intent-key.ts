import { ApiError } from "@api/error";
import { useRef } from "react";

/**
 * Gives each intent a key by which the server knows a repeat. The key is kept only while the outcome is unknown (the
 * answer never came): then the same wish is the same intent. After an answer of any kind it is a new one.
 */
export function useIntentKey() {
  const open = useRef<{ wish: string; key: string } | null>(null);
  return {
    async during<T>(input: object, run: (key: string) => Promise<T>): Promise<T> {
      const wish = JSON.stringify(input);
      if (open.current?.wish !== wish) open.current = { wish, key: newKey() };
      try {
        const result = await run(open.current.key);
        open.current = null;
        return result;
      } catch (error) {
        if (error instanceof ApiError && error.status > 0) open.current = null;
        throw error;
      }
    },
  };
}

// Not randomUUID, which browsers withhold from pages without TLS, such as a phone looking at a developer's machine.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
