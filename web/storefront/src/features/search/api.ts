import { api } from "@api/client";
import type { FoundGroup } from "@api/types";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Fewer letters than this say too little. */
export const MIN_LETTERS = 2;
const PAUSE = 150;

/**
 * What the letters typed so far may lead to. A question goes out when typing pauses, and one that is no longer wanted
 * is called back. A failure is silence: the form still works.
 */
export function useSuggestions(typed: string) {
  const asked = usePaused(typed);
  const wanted = asked.length >= MIN_LETTERS;
  const { data } = useQuery({
    queryKey: ["suggest", asked],
    queryFn: ({ signal }) => api.get<FoundGroup[]>(`/api/suggest?q=${encodeURIComponent(asked)}`, { signal }),
    enabled: wanted,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return wanted ? data : undefined;
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
