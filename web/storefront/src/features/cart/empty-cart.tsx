import { ButtonLink } from "@ui/button";
import { useMessages } from "@/lib/i18n";

/** Says what a cart is for and offers one next step. */
export function EmptyCart({ homeUrl }: { homeUrl: string }) {
  const t = useMessages("cart.empty");
  return (
    <div className="grid justify-items-center gap-2 px-4 pt-6 pb-10 text-center">
      <Bag />
      <h2 className="mt-4 text-h3">{t("title")}</h2>
      <p className="max-w-[22rem] text-ink-soft">{t("text")}</p>
      <ButtonLink href={homeUrl} className="mt-4">
        {t("browse")}
      </ButtonLink>
    </div>
  );
}

/** A bag that does not mind waiting. */
function Bag() {
  return (
    <svg viewBox="0 0 240 180" className="w-48 max-w-full" fill="none" strokeLinecap="round" aria-hidden="true">
      <ellipse cx="120" cy="160" rx="86" ry="9" className="fill-ink/8" />
      <circle cx="120" cy="84" r="68" className="fill-blush" />
      <path d="M93 84c0-30 10-50 27-50s27 20 27 50" className="stroke-action" strokeWidth="6" />
      <path
        d="M66 80h108c5 0 8 4 7 9l-11 60c-1 6-6 10-12 10H82c-6 0-11-4-12-10L59 89c-1-5 2-9 7-9z"
        className="fill-brand"
      />
      <path d="M66 80h108c5 0 8 4 7 9l-2 9c-30 10-88 10-118 0l-2-9c-1-5 2-9 7-9z" className="fill-action/30" />
      <path d="M70 108c28 9 72 9 100 0" stroke="#fff" strokeOpacity="0.7" strokeWidth="2.5" strokeDasharray="6 6" />
      <path d="M92 80c0 6 0 12 1 17M148 80c0 6 0 12-1 17" className="stroke-action" strokeWidth="6" />
      <path d="M104 126h.01M136 126h.01" stroke="#2b1b1e" strokeWidth="8" />
      <path d="M112 136c4 5 12 5 16 0" stroke="#2b1b1e" strokeWidth="3.4" />
      <path d="M94 135h.01M146 135h.01" stroke="#fff" strokeOpacity="0.3" strokeWidth="12" />
      <path
        d="M196 62c9 0 15-6 15-15-9 0-15 6-15 15zM196 62c0-11-7-18-18-18 0 11 7 18 18 18zM196 62v20"
        fill="#7db39b"
        stroke="#7db39b"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M44 40q1 9 10 10-9 1-10 10-1-9-10-10 9-1 10-10z" fill="#f4a93b" />
      <path d="M30 96h.01" stroke="#7db39b" strokeWidth="8" />
      <path d="M208 104h.01" stroke="#f4a93b" strokeWidth="8" />
    </svg>
  );
}
