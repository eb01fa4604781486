/**
 * The name, drawn. The first letter is two arches, one large and one small, with a sun between them: somebody grown,
 * somebody growing, and the day they share.
 */
export function Logo({ label, className }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 108 54" className={className ?? "h-8"} fill="none" role="img" aria-label={label}>
      <g className="stroke-brand" strokeLinecap="round" strokeLinejoin="round" strokeWidth="6.6">
        <path d={arches} strokeWidth="7" />
        <path d="M51 23v6.8a7.8 7.8 0 0 0 15.6 0V23M66.6 23v17.5a7.8 7.8 0 0 1-13.8 5" />
        <path d="M77.8 12.5V38" />
        <circle cx="96.5" cy="30.5" r="7.9" />
      </g>
      <circle cx="33.7" cy="13" r="5" fill={sun} />
    </svg>
  );
}

/** The mark alone, for places too small for the name. */
export function LogoMark({ label, className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 4 46 42"
      className={className ?? "h-8"}
      fill="none"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={arches} className="stroke-brand" strokeLinecap="round" strokeWidth="7" />
      <circle cx="33.7" cy="13" r="5" fill={sun} />
    </svg>
  );
}

const arches = "M6.5 38V22.5a9.5 9.5 0 0 1 19 0V38M25.5 38v-7a7.2 7.2 0 0 1 14.4 0v7";
const sun = "#f7b04a";
