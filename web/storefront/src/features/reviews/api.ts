import { api } from "@api/client";
import type { components } from "@api/schema.gen";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

type Votes = components["schemas"]["Votes"];

interface Told {
  onDone: (votes: Votes) => void;
  onRefused: (error: Error) => void;
}

/** Says that a review helped. The server counts a visitor once; `once` also keeps a double tap from asking twice. */
export function useVoteHelpful(reviewId: string, told: Told) {
  const asked = useRef(false);
  const mutation = useMutation({
    mutationFn: () => api.post<Votes>(`/api/reviews/${reviewId}/helpful`, undefined),
    // Offline is an answer too; the default would wait in silence for the line to come back.
    networkMode: "always",
    onSuccess: told.onDone,
    onError: (error) => {
      asked.current = false;
      told.onRefused(error);
    },
  });
  // Not isPending: that is only known at the next render, and a double tap may come before it.
  function once() {
    if (asked.current) return;
    asked.current = true;
    mutation.mutate();
  }
  return { ...mutation, once };
}
