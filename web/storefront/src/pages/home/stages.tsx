import type { HomePage } from "@api/types";
import { useMessages } from "@/lib/i18n";

/** What each stage of the way needs. */
export function Stages({ stages }: { stages: HomePage["stages"] }) {
  const t = useMessages("home.stages");
  const name = useMessages("category.stage");
  if (stages.length === 0) return null;
  return (
    <nav aria-labelledby="stages" className="page py-6 md:py-8">
      <h2 id="stages" className="mb-4 text-h3">
        {t("title")}
      </h2>
      <ul className="quiet-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
        {stages.map((stage) => (
          <li key={stage.stage} className="shrink-0">
            <a
              href={stage.url}
              className="inline-flex min-h-12 items-center rounded-full border border-line bg-surface px-5 hover:border-ink"
            >
              {name(stage.stage)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
