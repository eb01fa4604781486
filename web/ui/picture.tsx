import { cx } from "./cx";

export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
  tint?: string;
}

type PictureProps = {
  picture: PictureData;
  /** How wide it will be shown, as in the HTML attribute. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once and before the others. */
  priority?: boolean;
  /** Leaves the alternative text out, where words beside the picture already say it. */
  decorative?: boolean;
  className?: string;
};

/**
 * A picture in the best format and size the browser takes, on its tint until it has loaded. Its box has the right
 * shape from the start, so nothing moves. The tint is an SVG fill because the security policy forbids style attributes.
 */
export function Picture({ picture, sizes, priority, decorative, className }: PictureProps) {
  return (
    <span className={cx("relative block overflow-hidden bg-tint", className)}>
      {picture.tint && (
        <svg aria-hidden="true" className="absolute size-full">
          <rect width="100%" height="100%" fill={picture.tint} />
        </svg>
      )}
      <picture>
        {picture.sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
        ))}
        <img
          src={picture.src}
          alt={decorative ? "" : picture.alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding={priority ? "sync" : "async"}
          draggable={false}
          className="relative block size-full object-cover"
        />
      </picture>
    </span>
  );
}
