/** The width in CSS pixels from which a page has its desktop layout. */
export const DESKTOP_WIDTH = 720;

export function isDesktop(width: number): boolean {
  return width >= DESKTOP_WIDTH;
}
