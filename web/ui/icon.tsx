import { cx } from "./cx";

/** What an icon is made of: path data on a 24 grid, drawn with a round 1.75 stroke. A leading "#" fills the path. */
export type IconShape = readonly string[];

type IconProps = {
  shape: IconShape;
  /** Given when the icon says something that no words beside it say. */
  label?: string;
  size?: keyof typeof sizes;
  className?: string;
};

const sizes = { tiny: "size-4", small: "size-5", regular: "size-6", large: "size-9" };

/** One icon of the set in icons.ts, in the colour of the text. */
export function Icon({ shape, label, size = "regular", className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx("shrink-0", sizes[size], className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {shape.map((d) =>
        d.startsWith("#") ? <path key={d} d={d.slice(1)} fill="currentColor" stroke="none" /> : <path key={d} d={d} />,
      )}
    </svg>
  );
}
