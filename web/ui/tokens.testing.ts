type Rgb = [number, number, number];
type Theme = Record<string, string>;

/** Reads the custom properties of both themes out of the stylesheet; the dark one inherits from the light one. */
export function readThemes(css: string): { light: Theme; dark: Theme } {
  const light = properties(block(css, "@theme"));
  return { light, dark: { ...light, ...properties(block(css, "@media (prefers-color-scheme: dark)")) } };
}

/** The WCAG contrast ratio of a colour laid on an opaque one. */
export function contrast(front: string, ground: string): number {
  const [a, b] = [luminance(over(front, ground)), luminance(over(ground, ground))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A colour as it appears when laid on an opaque ground. */
export function over(front: string, ground: string): Rgb {
  const [r, g, b, alpha] = parse(front);
  const under = parse(ground);
  const mix = (channel: number, at: 0 | 1 | 2) => channel * alpha + under[at] * (1 - alpha);
  return [mix(r, 0), mix(g, 1), mix(b, 2)];
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const v = channel / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function parse(colour: string): [...Rgb, number] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (hex) return [...(hex.slice(1).map((part) => Number.parseInt(part, 16)) as Rgb), 1];
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(colour);
  if (rgb) return rgb.slice(1).map(Number) as [...Rgb, number];
  throw new Error(`cannot read the colour ${colour}`);
}

function block(css: string, opener: string): string {
  const start = css.indexOf("{", css.indexOf(opener));
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return css.slice(start, at);
  }
  throw new Error(`no block ${opener}`);
}

function properties(css: string): Theme {
  const found: Theme = {};
  for (const [, name, value] of css.matchAll(/(--[\w*-]+):\s*([^;]+);/g)) {
    if (name && value) found[name] = value.trim();
  }
  return found;
}
