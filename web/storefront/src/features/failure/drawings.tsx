/** A clothes line with one small sock; the peg where its twin hung holds nothing. For a page that is not there. */
export function LoneSock() {
  return (
    <svg viewBox="0 0 240 170" className="w-60" fill="none" aria-hidden="true">
      <ellipse cx="120" cy="156" rx="74" ry="7" className="fill-ink/6" />
      <circle cx="120" cy="84" r="62" className="fill-blush" />
      <circle cx="170" cy="40" r="15" fill="#f7c873" />
      <path d="M8 40c62 16 160 18 224 2" stroke="#c98d62" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M72 54h34v42l20 12c9 5 11 13 8 19-3 7-11 10-20 7l-33-12c-6-2-9-7-9-13Z"
        className="fill-brand"
        strokeLinejoin="round"
      />
      <path d="M72 54h34v13H72Z" fill="#ffd9d6" />
      <path d="M72 76h34M72 87h34" stroke="#fff" strokeOpacity="0.6" strokeWidth="4" />
      <path d="M72 99c9-5 19 1 19 11 0 5-2 9-5 11l-5-2c-6-2-9-7-9-13Z" fill="#c81e36" fillOpacity="0.35" />
      <path d="M134 127c-3 7-11 10-20 7l-4-2c1-9 6-16 16-19 8 3 10 9 8 14Z" fill="#ffd9d6" />
      <Peg x={84} y={38} />
      <g transform="rotate(14 160 46)">
        <Peg x={156} y={40} />
      </g>
      <path d="M150 74c8 3 15 3 22 0M154 84c5 2 10 2 15 0" stroke="#c9b6b8" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M30 74l5 5m0-5-5 5M206 96l4 4m0-4-4 4"
        className="stroke-brand"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Peg({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x} y={y} width="10" height="28" rx="4" fill="#e2ad80" />
      <path d={`M${x + 5} ${y + 14}v12`} stroke="#b97f55" strokeWidth="2" strokeLinecap="round" />
      <path d={`M${x} ${y + 10}h10`} stroke="#b97f55" strokeWidth="2.5" />
    </g>
  );
}

/** A ball of wool whose thread has run into a tangle, with the needles beside it. For a fault of ours. */
export function TangledWool() {
  return (
    <svg viewBox="0 0 240 170" className="w-60" fill="none" aria-hidden="true">
      <ellipse cx="118" cy="152" rx="84" ry="7" className="fill-ink/6" />
      <circle cx="120" cy="84" r="62" className="fill-blush" />
      <path d="m132 26 34 98M170 22l-42 100" stroke="#d39b6e" strokeWidth="6" strokeLinecap="round" />
      <circle cx="131" cy="24" r="6.5" fill="#f7c873" />
      <circle cx="171" cy="20" r="6.5" fill="#f7c873" />
      <circle cx="100" cy="108" r="42" className="fill-brand" />
      <g stroke="#fff" strokeOpacity="0.5" strokeWidth="3.5" strokeLinecap="round">
        <path d="M64 96c22-22 50-26 72-8M62 110c26-22 54-24 78-4M68 126c22-18 44-20 66-6" />
        <path d="M84 71c-14 20-16 48-4 72M102 67c-12 24-12 54 0 82M120 72c-6 24-5 48 4 70" strokeOpacity="0.3" />
      </g>
      <path
        d="M138 128c20 12 22-16 38-12s2 26-10 20 8-30 22-24 4 30-8 28 4-22 18-20c9 1 14 7 20 12"
        className="stroke-brand"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M40 46l5 5m0-5-5 5M204 62l4 4m0-4-4 4"
        className="stroke-brand"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="62" cy="30" r="3" fill="#f7c873" />
    </svg>
  );
}

/** A kite behind a cloud, its string let go. For a connection that is gone. */
export function LooseKite() {
  return (
    <svg viewBox="0 0 240 170" className="w-60" fill="none" aria-hidden="true">
      <ellipse cx="120" cy="156" rx="70" ry="7" className="fill-ink/6" />
      <circle cx="120" cy="84" r="62" className="fill-sky-soft" />
      <circle cx="66" cy="36" r="14" fill="#f7c873" />
      <g transform="rotate(18 140 58)">
        <path d="M140 14l34 42-34 52-34-52Z" className="fill-brand" />
        <path d="M140 14v94L106 56Z" fill="#ffd9d6" />
        <path d="M140 14v94M106 56h68" stroke="#b97f55" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="153" cy="48" r="4" fill="#fff" fillOpacity="0.7" />
      </g>
      <path
        d="M124 107c-14 8-4 18-16 22s-6 14-20 13"
        stroke="#b97f55"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0.1 6"
      />
      <path d="m118 112-9-1 4 8 10-1-4-7Zm-12 14-9 0 5 8 9-3-4-6Z" fill="#f7b04a" />
      <path
        d="M142 130h58a16 16 0 0 0 2-32 23 23 0 0 0-43-7 18 18 0 0 0-26 14 13 13 0 0 0 9 25Z"
        className="fill-surface stroke-edge"
        strokeWidth="2.5"
        strokeOpacity="0.5"
      />
      <path
        d="M156 116h12M176 116h16"
        className="stroke-edge"
        strokeOpacity="0.5"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M40 96l5 5m0-5-5 5M208 52l4 4m0-4-4 4"
        className="stroke-brand"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
