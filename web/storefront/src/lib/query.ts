import { ApiError } from "@api/error";
import { QueryClient } from "@tanstack/react-query";

/** The store of what was fetched. Reads are tried twice more when the fault may pass; changes never by themselves. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
      mutations: { retry: false },
    },
  });
}

function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
