import { useMessages } from "@/lib/i18n";

/** Nothing was found: says what may help. */
export function Nothing({ query }: { query: string }) {
  const t = useMessages("search.nothing");
  return (
    <div className="grid justify-items-center gap-3 rounded-sheet bg-paper px-6 py-10 text-center md:py-14">
      <Lens />
      <p className="mt-2 text-h3">{t("title", { query })}</p>
      <p className="max-w-[40ch] text-ink-soft">{t("text")}</p>
    </div>
  );
}

/** A lens that has looked everywhere and is still cheerful. */
function Lens() {
  return (
    <svg viewBox="0 0 200 150" className="w-40" fill="none" strokeLinecap="round" aria-hidden="true">
      <ellipse cx="98" cy="136" rx="70" ry="8" className="fill-ink/8" />
      <path d="m124 96 30 30" className="stroke-action" strokeWidth="16" />
      <circle cx="90" cy="66" r="48" className="fill-brand-soft stroke-brand" strokeWidth="11" />
      <path d="M62 52c4-10 11-16 21-18" stroke="#fff" strokeOpacity="0.8" strokeWidth="6" />
      <path d="M76 66h.01M104 66h.01" className="stroke-ink" strokeWidth="8" />
      <path d="M82 80c5 5 11 5 16 0" className="stroke-ink" strokeWidth="3.6" />
      <path d="M160 36q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z" fill="#f4a93b" />
      <path d="M28 104h.01" stroke="#7db39b" strokeWidth="8" />
      <path d="M176 84h.01" stroke="#7db39b" strokeWidth="8" />
    </svg>
  );
}
