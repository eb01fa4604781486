import { ButtonLink } from "@ui/button";
import { useMessages } from "@/lib/i18n";

/** Says what a cart is for and offers one next step. */
export function EmptyCart({ homeUrl }: { homeUrl: string }) {
  const t = useMessages("cart.empty");
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <Basket />
      <h2 className="mt-4 text-h3">{t("title")}</h2>
      <p className="max-w-[22rem] text-ink-soft">{t("text")}</p>
      <ButtonLink href={homeUrl} className="mt-4">
        {t("browse")}
      </ButtonLink>
    </div>
  );
}

/** An empty basket with a folded blanket over its edge and a sleeping moon above. */
function Basket() {
  return (
    <svg viewBox="0 0 200 150" className="w-44" fill="none" aria-hidden="true">
      <ellipse cx="100" cy="136" rx="66" ry="7" className="fill-ink/6" />
      <circle cx="100" cy="66" r="52" className="fill-blush" />
      <path d="M136 26a15 15 0 1 0 13 22 18 18 0 0 1-13-22Z" fill="#f7c873" />
      <path d="M64 74c0-40 72-40 72 0" stroke="#c98d62" strokeWidth="7" strokeLinecap="round" />
      <path d="M46 74h108l-9 48c-1 7-7 12-14 12H69c-7 0-13-5-14-12Z" fill="#e2ad80" />
      <path
        d="M50 92h100M53 108h94M76 76l5 56M100 76v56M124 76l-5 56"
        stroke="#c98d62"
        strokeOpacity="0.55"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M42 66h116a6 6 0 0 1 0 15H42a6 6 0 0 1 0-15Z" fill="#d39b6e" />
      <path d="M62 60c12-7 34-6 46 1v36c0 5-6 7-9 3-3 4-9 4-12 0-3 4-9 4-12 0-4 3-13 2-13-5Z" className="fill-brand" />
      <path d="M62 72c12-6 34-6 46 0M62 84c12-5 34-5 46 0" stroke="#fff" strokeOpacity="0.55" strokeWidth="3" />
      <path
        d="M30 40l5 5m0-5-5 5M166 92l4 4m0-4-4 4"
        className="stroke-brand"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="44" cy="24" r="3" fill="#f7c873" />
    </svg>
  );
}
