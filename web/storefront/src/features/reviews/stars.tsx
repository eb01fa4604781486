import { cx } from "@ui/cx";
import { star } from "@ui/icons";

const shape = star[0]?.slice(1);
const places = [0, 24, 48, 72, 96];

type StarsProps = {
  /** Out of five; an average fills its last star in part. */
  value: number;
  /** Given when no words beside the stars say the same. */
  label?: string;
  className?: string;
};

/** Five stars, as many of them filled as were given. */
export function Stars({ value, label, className }: StarsProps) {
  return (
    <svg
      viewBox="0 0 120 24"
      className={cx("-ml-0.5 h-5 shrink-0 self-start", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <Row className="fill-ink/15" />
      {/* An inner svg cuts off what is wider than itself. */}
      <svg width={24 * value} height="24" aria-hidden="true">
        <Row className="fill-honey" />
      </svg>
    </svg>
  );
}

function Row({ className }: { className: string }) {
  return (
    <g className={className}>
      {places.map((x) => (
        <path key={x} d={shape} transform={`translate(${x} 0)`} />
      ))}
    </g>
  );
}
