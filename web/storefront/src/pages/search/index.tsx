import type { SearchPage } from "@api/types";
import { useEffect } from "react";
import { rememberSearch, SearchBox } from "@/features/search";
import { useMessages } from "@/lib/i18n";
import { useLoading } from "@/lib/navigation";
import type { Frame } from "@/lib/page";
import { Blocked } from "./blocked";
import { Instead } from "./instead";
import { Nothing } from "./nothing";
import { FoundGuides, FoundShelves } from "./others";
import { RecentSearches } from "./recent-searches";
import { Results } from "./results";

export const frame: Frame = { back: true };

/** The search: a large field, and below it what was found, or what could be looked for. */
export function Page(page: SearchPage) {
  const t = useMessages("search.page");
  const loading = useLoading();
  const { query, total, note } = page;
  // Choices can empty a list that the words have filled.
  const found = total > 0 || page.applied.length > 0;

  // Only what led somewhere is worth offering again.
  useEffect(() => {
    if (query && total > 0) rememberSearch(query);
  }, [query, total]);

  return (
    <main id="main" className="page pt-4 pb-16 md:pt-8 md:pb-24">
      <div className="mx-auto max-w-[46rem]">
        <SearchBox key={query} place="page" query={query} />
      </div>
      <div aria-busy={loading} className="transition-opacity aria-busy:opacity-50">
        <h1 className={query && found ? "pt-6 text-h3 md:pt-10" : "sr-only"}>
          {query ? t("results", { query }) : t("title")}
        </h1>
        {found ? (
          <Results page={page} />
        ) : (
          <div className="grid gap-10 pt-6 md:gap-14 md:pt-10">
            {note && <Blocked note={note} />}
            {query && !note && <Nothing query={query} />}
            {!query && <RecentSearches />}
            <FoundShelves groups={page.others} />
            <FoundGuides groups={page.others} />
            <Instead {...page} />
          </div>
        )}
      </div>
    </main>
  );
}
